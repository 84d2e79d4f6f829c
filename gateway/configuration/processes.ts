import { availableParallelism } from 'node:os'

const mostProcesses = 64

export const processesVariable = {
  name: 'PORTICO_PROCESSES',
  fallback: '1',
  meaning: 'processes on the port, with PostgreSQL; auto is one per core, 1 without PostgreSQL',
}

/**
 * Number of processes that share the port. Problems with `PORTICO_PROCESSES` are added to
 * `problems`.
 */
export function readProcesses(
  { PORTICO_PROCESSES: text = '', DATABASE_URL }: Readonly<Record<string, string | undefined>>,
  problems: string[],
): number {
  if (text === 'auto') return DATABASE_URL ? availableParallelism() : 1
  const count = text === '' ? 1 : Number(/^\d{1,2}$/.exec(text)?.[0])
  if (!(count >= 1 && count <= mostProcesses))
    problems.push(`PORTICO_PROCESSES must be auto or a whole number from 1 to ${mostProcesses}.`)
  else if (count > 1 && !DATABASE_URL)
    problems.push('PORTICO_PROCESSES must be 1 or auto without PostgreSQL (DATABASE_URL).')
  return count
}
