/** Assigns separate cores to a server and its load, on Linux. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Core numbers in the notation of `taskset`: `0-2,4`. */
type CoreList = string
/** `all` is the cores that this process may use. */
type Shares = { all: CoreList; server: CoreList; load: CoreList }

const shares: Promise<Shares | undefined> = shareCores()

/**
 * Reserves the last core for the load and all others for the server; undefined with a single core
 * or without `taskset`.
 */
async function shareCores(): Promise<Shares | undefined> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const all = /^Cpus_allowed_list:\s+(\S+)$/m.exec(status)?.[1] ?? ''
  const cores = all.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
  })
  const hasTaskset = await run('taskset', ['--version']).then(
    () => true,
    () => false,
  )
  if (cores.length < 2 || !hasTaskset) return undefined
  return { all, server: cores.slice(0, -1).join(','), load: String(cores.at(-1)) }
}

const move = (pid: number, to: CoreList) => run('taskset', ['-acp', to, String(pid)])

/** Runs a measurement while the server may not use the load's core. */
export async function besideLoad<Result>(
  pid: number,
  measure: () => Promise<Result>,
): Promise<Result> {
  const cores = await shares
  if (!cores) return measure()
  await move(pid, cores.server)
  try {
    return await measure()
  } finally {
    await move(pid, cores.all)
  }
}

/** Command that runs a load on its core. */
export async function asLoad(command: string, args: readonly string[]) {
  const cores = await shares
  if (!cores) return { command, args }
  return { command: 'taskset', args: ['-c', cores.load, command, ...args] }
}
