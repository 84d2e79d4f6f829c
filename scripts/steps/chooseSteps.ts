import type { Step } from './steps.ts'

/**
 * Steps that the command line names, in their usual order. Without names, the steps of the
 * default or full run. An unknown name ends the process with the list of steps.
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
  return all.filter((step) => (isFull ? !step.isDefaultOnly : !step.isExtra))
}
