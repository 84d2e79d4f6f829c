import type { Step } from './steps.ts'

/**
 * The steps that a command line names, in their own order; when it names none, all, of which only
 * a full run has the extra ones. An unknown name ends the process with the list of those there are.
 */
export function chooseSteps(
  all: readonly Step[],
  ids: readonly string[],
  { isFull = false } = {},
): Step[] {
  const unknown = ids.filter((id) => !all.some((step) => step.id === id))
  if (unknown.length > 0) {
    const list = all.map((step) => `  ${step.id.padEnd(10)} ${step.title}`).join('\n')
    process.stderr.write(`There is no step ${unknown.join(', ')}. These are the steps:\n${list}\n`)
    process.exit(1)
  }
  if (ids.length > 0) return all.filter((step) => ids.includes(step.id))
  return all.filter((step) => isFull || !step.isExtra)
}
