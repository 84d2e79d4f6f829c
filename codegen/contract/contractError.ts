/** Something wrong with a contract. */
export type Problem = {
  /** `FILE:LINE:COLUMN`, both counted from 1; the file alone when all of it is meant. */
  place: string
  /** What is wrong, and what to do about it. */
  message: string
}

const shown = 20

/**
 * Problems as people read them: one to a line, the first 20 of them, then how many more there are.
 */
function listProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, shown).map(({ place, message }) => `${place}: ${message}`)
  const more = problems.length - shown
  return (more > 0 ? [...lines, `... and ${more} more`] : lines).join('\n')
}

/** A contract that cannot be used; its message names file, line and reason. */
export class ContractError extends Error {
  override name = 'ContractError'
  readonly problems: readonly Problem[]

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message)
    this.problems = problems
  }
}

/** One error of all problems. */
export const fromProblems = (problems: readonly Problem[]) =>
  new ContractError(listProblems(problems), problems)
