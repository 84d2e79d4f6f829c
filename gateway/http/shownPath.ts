import { operationTable } from '../../platform/gen/behaviour.ts'
import { findRoute } from '../../platform/server/routes.ts'
import { isPathPattern, matchPath } from '../../src/lib/pathPattern.ts'

/** How a request's path is told to the log. */
export type ShownPath = (method: string, path: string) => string

const prefixes = ['/wps/', '/ops/', '/lgw/', '/lotto/', '/assets/']

/**
 * Paths that we know are told as they are, or as the contract writes them; of all others only where
 * they begin, since anybody can write anything into an address: a name, a number, a token.
 *
 * @param buildPaths every path that the portal's build answers at
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
