/** Finds an operation by the path of a request. */

/** A path of the contract, ready to be matched. */
export type PathMatcher = (pathname: string) => Record<string, string> | undefined

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A matcher for an OpenAPI path. A `{variable}` stands for a part of one segment, at least one
 * character long; several may share a segment (`/{id}.{format}`).
 * @returns the decoded variables, or undefined when the path is another.
 */
export function createPathMatcher(path: string): PathMatcher {
  const names: string[] = []
  // What follows a `?` or `#` in a path that a contract should not write so is never in a pathname.
  const pattern = path.replace(/[?#].*$/, '').replace(/\{([^}]+)\}|[^{]+/g, (text, name) => {
    if (name === undefined) return escapeText(encodeURI(decode(text)))
    names.push(name)
    return '([^/]+?)'
  })
  const expression = new RegExp(`^${pattern}$`)
  return (pathname) => {
    const match = expression.exec(pathname)
    if (!match) return undefined
    return Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? '')]))
  }
}

/** How much of a segment is written out; all of it, when it has no variable. */
const written = (segment: string | undefined) =>
  segment === undefined
    ? -1
    : segment.includes('{')
      ? segment.replace(/\{[^}]*\}/g, '').length
      : Number.POSITIVE_INFINITY

/**
 * The more concrete of two paths first, as OpenAPI wants them matched: from segment to segment, the
 * one that has more written out.
 */
export function concreteFirst(one: { path: string }, other: { path: string }): number {
  const [ours, theirs] = [one.path.split('/'), other.path.split('/')]
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const [our, their] = [written(ours[index]), written(theirs[index])]
    if (our !== their) return our > their ? -1 : 1
  }
  return 0
}

/** The operation that a request means, with the variables of its path. */
export type Route<Key extends string> = { key: Key; path: Record<string, string> }

/**
 * Finds the operation of a request.
 * @param operations by key.
 * @param basePaths what may stand before each path, as the contract's servers have it.
 */
export function createRouter<Key extends string>(
  operations: Record<Key, { method: string; path: string }>,
  basePaths: readonly string[],
): (method: string, pathname: string) => Route<Key> | undefined {
  const routes = Object.entries<{ method: string; path: string }>(operations)
    .sort(([, one], [, other]) => concreteFirst(one, other))
    .map(([key, { method, path }]) => ({
      // Object.entries forgets that the keys are those of the table.
      key: key as Key,
      method,
      match: createPathMatcher(path),
    }))
  const find = (method: string, pathname: string) => {
    for (const route of routes) {
      const path = route.method === method ? route.match(pathname) : undefined
      if (path) return { key: route.key, path }
    }
    return undefined
  }
  const withoutBase = (pathname: string) =>
    basePaths
      .filter((base) => pathname.startsWith(`${base}/`))
      .map((base) => pathname.slice(base.length))
  return (method, pathname) => {
    for (const candidate of [pathname, ...withoutBase(pathname)]) {
      const found = find(method, candidate)
      if (found) return found
    }
    return undefined
  }
}
