import { getLineColLocation, type NormalizedProblem, YamlParseError } from '@redocly/openapi-core'

/** A contract that cannot be read; its message names file, line and reason. */
export class ContractError extends Error {
  override name = 'ContractError'
}

function placeOf({ location }: NormalizedProblem, fallback: string): string {
  const [first] = location
  if (!first) return fallback
  const { source, start } = getLineColLocation(first)
  return start ? `${source.absoluteRef}:${start.line}:${start.col}` : source.absoluteRef
}

/** The bundler's complaints, one to a line. */
export function fromProblems(file: string, problems: NormalizedProblem[]): ContractError {
  const lines = problems.map((problem) => `${placeOf(problem, file)}: ${problem.message}`)
  return new ContractError(lines.join('\n'))
}

/** What the bundler throws when it cannot even begin. */
export function fromThrown(file: string, thrown: unknown): ContractError {
  if (thrown instanceof YamlParseError) {
    const { source, line, col, originalError } = thrown
    const [reason] = originalError.message.split(' in "')
    return new ContractError(`${source.absoluteRef}:${line}:${col}: is no YAML: ${reason}`)
  }
  const reason = thrown instanceof Error ? thrown.message : String(thrown)
  if (reason.startsWith('ENOENT')) return new ContractError(`${file}: there is no such file`)
  return new ContractError(`${file}: ${reason}`)
}
