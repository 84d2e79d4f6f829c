import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Operations that no screen calls, by the reason why not. */
export type UncalledOperations = Readonly<Record<string, readonly string[]>>

/** Operations of players and agents; the operator's console has its own. */
const isOfPlayers = (operation: string): boolean => !operation.split(' ')[1]?.startsWith('/ops/')

const escaped = (text: string): string => text.replace(/[{}$.()]/g, '\\$&')

/**
 * True if some file calls the operation: a GET by `read('/path'` or `readIfAny`, or as the `path` or
 * `csv` of a table's definition, any other by its method and path. A path alone is no call: caches and events name
 * paths too.
 */
function isCalled(operation: string, content: string): boolean {
  const [method, path = ''] = operation.split(' ')
  if (method !== 'GET') return content.includes(`'${operation}'`)
  return new RegExp(`(\\bread(IfAny)?\\(\\s*|\\b(path|csv): )'${escaped(path)}'`).test(content)
}

/**
 * CARD-05: every operation for players or agents is called by a screen, or stands on the list. The
 * list can only shrink: one that has a screen, or that the contract no longer has, must be taken
 * off.
 */
export function misplacedOperations(
  operations: readonly string[],
  portal: readonly RepositoryFile[],
  uncalledOperations: UncalledOperations,
): string[] {
  const content = portal.map((file) => file.content).join('\n')
  const listed = Object.values(uncalledOperations).flat()
  const called = new Set(operations.filter((operation) => isCalled(operation, content)))
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
