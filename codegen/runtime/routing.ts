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
  const pattern = path.replace(/\{([^}]+)\}|[^{]+/g, (text, name: string | undefined) => {
    if (name === undefined) return escapeText(text)
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

const variables = (path: string) => path.split('{').length - 1

/** The more concrete of two paths first, as OpenAPI wants them matched. */
export const concreteFirst = (one: { path: string }, other: { path: string }) =>
  variables(one.path) - variables(other.path) || other.path.length - one.path.length
