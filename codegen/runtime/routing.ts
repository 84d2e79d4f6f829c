/** Finds the operation of a request by method and path. */
import { createTailMatcher, type RequestParts, splitPath } from './pathTails.ts'
import { createTemplate, decode, type Template } from './templates.ts'

/** Function that matches a request path with a path of the contract. */
export type PathMatcher = Template

/**
 * Creates a matcher for an OpenAPI path. A `{variable}` matches at least one character of one
 * segment; several variables may share a segment (`/{id}.{format}`).
 * @returns a function that returns the decoded variables, or undefined if the request path does not
 * match.
 */
export function createPathMatcher(path: string): PathMatcher {
  const template = createTemplate(splitPath(path).pathname, '[^/]', (text) =>
    encodeURI(decode(text)),
  )
  return (pathname) => {
    const found = template(pathname)
    if (!found) return undefined
    return Object.fromEntries(Object.entries(found).map(([name, text]) => [name, decode(text)]))
  }
}

/**
 * Number of literal characters in a segment: infinite for a segment without a variable, -1 for a
 * missing segment.
 */
const literalLength = (segment: string | undefined) =>
  segment === undefined
    ? -1
    : segment.includes('{')
      ? segment.replace(/\{[^}]*\}/g, '').length
      : Number.POSITIVE_INFINITY

/**
 * Sorts the more concrete of two paths first, as OpenAPI requires. The first segment with a
 * different number of literal characters decides.
 */
export function concreteFirst(one: { path: string }, other: { path: string }): number {
  const [ours, theirs] = [one.path.split('/'), other.path.split('/')]
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const [our, their] = [literalLength(ours[index]), literalLength(theirs[index])]
    if (our !== their) return our > their ? -1 : 1
  }
  return 0
}

/** Operation that matches a request, and the values of its path variables. */
export type Route<Key extends string> = { key: Key; path: Record<string, string> }

type Routed<Key extends string> = {
  key: Key
  method: string
  match: PathMatcher
  matchTail: ReturnType<typeof createTailMatcher>
}

/**
 * Groups operations that have the same method and pathname, apart from variable names. The groups
 * are sorted by precedence.
 */
function routesByAddress<Key extends string>(
  operations: Record<Key, { method: string; path: string }>,
): Routed<Key>[][] {
  const byAddress = new Map<string, Routed<Key>[]>()
  const sorted = Object.entries<{ method: string; path: string }>(operations)
    .map(([key, { method, path }]) => ({ key, method, path, ...splitPath(path) }))
    .sort((one, other) => concreteFirst({ path: one.pathname }, { path: other.pathname }))
  for (const { key, method, path, pathname } of sorted) {
    const address = `${method} ${pathname.replace(/\{[^}]*\}/g, '{}')}`
    const routes = byAddress.get(address) ?? []
    // The cast is safe: each key comes from `operations`. Object.entries types the keys as strings.
    const own = { key: key as Key, method, match: createPathMatcher(path) }
    routes.push({ ...own, matchTail: createTailMatcher(path) })
    byAddress.set(address, routes)
  }
  return [...byAddress.values()]
}

const noParts: RequestParts = {
  query: new URLSearchParams(),
  fragment: '',
  headers: new Headers(),
}

/**
 * Selects the routes with the fewest missing tail parts and, among these, the routes with the most
 * matching tail parts.
 */
function bestRoutes<Key extends string>(
  routes: readonly Routed<Key>[],
  pathname: string,
  requestParts: RequestParts,
): Route<Key>[] {
  const matches = routes.flatMap(({ key, match, matchTail }) => {
    const path = match(pathname)
    if (!path) return []
    const { path: inTail, missingCount, matchCount } = matchTail(requestParts)
    return [{ route: { key, path: { ...path, ...inTail } }, missingCount, matchCount }]
  })
  const missingCount = Math.min(...matches.map((one) => one.missingCount))
  const close = matches.filter((one) => one.missingCount === missingCount)
  const matchCount = Math.max(...close.map((one) => one.matchCount))
  return close.filter((one) => one.matchCount === matchCount).map(({ route }) => route)
}

/**
 * Creates a function that finds the operations of a request.
 * @param operations methods and paths by key.
 * @param basePaths prefixes of the paths, from the contract's servers.
 * @returns an empty list if method and path match no operation; several operations if their paths
 * are duplicates. Only validation can distinguish these.
 */
export function createRouter<Key extends string>(
  operations: Record<Key, { method: string; path: string }>,
  basePaths: readonly string[],
): (method: string, pathname: string, requestParts?: RequestParts) => Route<Key>[] {
  const addresses = routesByAddress(operations)
  const find = (method: string, pathname: string, requestParts: RequestParts) => {
    const routes = addresses.find(
      ([first]) => first?.method === method && first.match(pathname) !== undefined,
    )
    return routes ? bestRoutes(routes, pathname, requestParts) : []
  }
  const withoutBase = (pathname: string) =>
    basePaths
      .filter((base) => pathname.startsWith(`${base}/`))
      .map((base) => pathname.slice(base.length))
  return (method, pathname, requestParts = noParts) => {
    for (const candidate of [pathname, ...withoutBase(pathname)]) {
      const found = find(method, candidate, requestParts)
      if (found.length > 0) return found
    }
    return []
  }
}
