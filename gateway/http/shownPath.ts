import { operationTable } from '../../platform/gen/behaviour.ts'
import { findRoute } from '../../platform/server/routes.ts'
import { isPathPattern, matchPath } from '../../src/lib/pathPattern.ts'

/** Converts the path of a request to the form that the log contains. */
export type ShownPath = (method: string, path: string) => string

const prefixes = ['/wps/', '/ops/', '/lgw/', '/lotto/', '/assets/']

/**
 * Creates the conversion of paths for the log. Known paths are logged as they are or as their
 * pattern in the contract. Unknown paths are cut after their prefix, since a client can put
 * anything into a URL: a name, a number, a token.
 *
 * @param buildPaths all paths of the portal's build
 */
export function createShownPath(buildPaths: readonly string[]): ShownPath {
  const known = new Set([
    ...['/', '/healthz', '/readyz', '/metrics'],
    ...Object.values(operationTable).map(({ path }) => path),
    ...buildPaths,
  ])
  const patterns = buildPaths.filter(isPathPattern)
  return (method, path) => {
    if (known.has(path)) return path
    const pattern = patterns.find((each) => matchPath(each, path))
    if (pattern) return pattern
    const route = findRoute(method, path)
    if (route?.kind === 'operation') return route.operation.path
    return `${prefixes.find((prefix) => path.startsWith(prefix)) ?? '/'}…`
  }
}
