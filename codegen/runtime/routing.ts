/** Finds an operation by the path of a request. */
import { createTailMatcher, type RequestParts, splitPath } from './pathTails.ts'
import { createTemplate, decode, type Template } from './templates.ts'

/** Matcher of a contract's path. */
export type PathMatcher = Template

/**
 * Creates a matcher for an OpenAPI path. A `{variable}` matches at least one character of one
 * segment; several may share a segment (`/{id}.{format}`).
 * @returns the decoded variables, or undefined for another path.
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

/** Number of literal characters in a segment; infinite without a variable. */
const literalLength = (segment: string | undefined) =>
  segment === undefined
    ? -1
    : segment.includes('{')
      ? segment.replace(/\{[^}]*\}/g, '').length
      : Number.POSITIVE_INFINITY

/**
 * Orders the more concrete of two paths first, as OpenAPI requires: by segment, the one with more
 * literal characters.
 */
export function concreteFirst(one: { path: string }, other: { path: string }): number {
  const [ours, theirs] = [one.path.split('/'), other.path.split('/')]
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const [our, their] = [literalLength(ours[index]), literalLength(theirs[index])]
    if (our !== their) return our > their ? -1 : 1
  }
  return 0
}

/** Operation of a request with the variables of its path. */
export type Route<Key extends string> = { key: Key; path: Record<string, string> }

type Routed<Key extends string> = {
  key: Key
  method: string
  match: PathMatcher
  matchTail: ReturnType<typeof createTailMatcher>
}

/** Routes by address, whatever their variable names, in order of precedence. */
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
    // Object.entries widens the keys of the table.
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

/** Routes of one address whose tails match most; among them the longest. */
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
 * @param operations by key.
 * @param basePaths prefixes of the paths, from the contract's servers.
 * @returns none without a matching method and path; several for duplicate paths, which only the
 * request's values can distinguish.
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
