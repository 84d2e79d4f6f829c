/** Problem of a contract, with its position in the source files. */
export type Problem = {
  /**
   * `FILE:LINE:COLUMN` with both numbers counted from 1, or `FILE` for a problem of the whole file.
   */
  place: string
  /** Cause of the problem, and how to solve the problem. */
  message: string
}

const mostProblems = 20

/** Formats one problem per line: the first 20, then the number of the remaining ones. */
function listProblems(problems: readonly Problem[]): string {
  const lines = problems.slice(0, mostProblems).map(({ place, message }) => `${place}: ${message}`)
  const more = problems.length - mostProblems
  return (more > 0 ? [...lines, `... and ${more} more`] : lines).join('\n')
}

/** Error for a contract that cannot be used; the message contains file, line and reason. */
export class ContractError extends Error {
  override name = 'ContractError'
  readonly problems: readonly Problem[]

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message)
    this.problems = problems
  }
}

export const fromProblems = (problems: readonly Problem[]) =>
  new ContractError(listProblems(problems), problems)
