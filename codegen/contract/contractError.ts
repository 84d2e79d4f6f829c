/** Problem of a contract. */
export type Problem = {
  /** `FILE:LINE:COLUMN`, both counted from 1; the file alone for a problem of the whole file. */
  place: string
  /** Cause and remedy. */
  message: string
}

const mostProblems = 20

/** One problem a line: the first 20, then the number of the others. */
function listProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, mostProblems).map(({ place, message }) => `${place}: ${message}`)
  const more = problems.length - mostProblems
  return (more > 0 ? [...lines, `... and ${more} more`] : lines).join('\n')
}

/** A contract that cannot be used; the message has file, line and reason. */
export class ContractError extends Error {
  override name = 'ContractError'
  readonly problems: readonly Problem[]

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message)
    this.problems = problems
  }
}

/** One error for all problems. */
export const fromProblems = (problems: readonly Problem[]) =>
  new ContractError(listProblems(problems), problems)
