import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Operations without a screen, by reason. */
export type UncalledOperations = Readonly<Record<string, readonly string[]>>

/** True for operations of players and agents; the operators' console has its own operations. */
const isOfPlayers = (operation: string): boolean => !operation.split(' ')[1]?.startsWith('/ops/')

/**
 * Operations that the code calls: a GET by `read('/path'` or `readIfAny`, or as the `path` or `csv`
 * of a table's definition; any other by its method and path. A path alone is not a call, since
 * caches and events contain paths too.
 */
function calledIn(content: string): Set<string> {
  const reads = content.matchAll(/(?:\bread(?:IfAny)?\(\s*|\b(?:path|csv): )'([^'\n]+)'/g)
  const others = content.matchAll(/'((?:POST|PUT|PATCH|DELETE) [^'\n]+)'/g)
  return new Set([
    ...[...reads].map(([, path]) => `GET ${path}`),
    ...[...others].map(([, operation = '']) => operation),
  ])
}

/**
 * CARD-05: a screen calls every operation of players and agents, or the list contains it. The list
 * can only shrink: an operation with a screen, or one missing from the contract, must be removed
 * from it.
 */
export function misplacedOperations(
  operations: readonly string[],
  portal: readonly RepositoryFile[],
  uncalledOperations: UncalledOperations,
): string[] {
  const content = portal.map((file) => file.content).join('\n')
  const listed = Object.values(uncalledOperations).flat()
  const called = calledIn(content)
  const missing = operations.filter(
    (operation) => isOfPlayers(operation) && !called.has(operation) && !listed.includes(operation),
  )
  return [
    ...missing.map((operation) => `${operation} is called by no screen; give it one.`),
    ...listed
      .filter((operation) => called.has(operation))
      .map((operation) => `${operation} has a screen; take it off the list.`),
    ...listed
      .filter((operation) => !operations.includes(operation))
      .map((operation) => `${operation} is not in the contract; take it off the list.`),
    ...listed
      .filter((operation, index) => listed.indexOf(operation) < index)
      .map((operation) => `${operation} is on the list twice.`),
  ]
}
