/** Path patterns, such as `/game/:nodeId`: each `:name` matches one segment of a path. */

/** True when a path contains a parameter. */
export const isPathPattern = (path: string): boolean => path.includes('/:')

/** Fills the parameters of a pattern and returns the path, with percent-encoded values. */
export const fillPath = (pattern: string, parameters: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((parameters[name] ?? '').toWellFormed()),
  )

/**
 * Parameters of a path, still percent-encoded; undefined when the path does not match. Fixed
 * segments match in any case of letters, and a slash at the end of the path is ignored.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.replace(/(.)\/+$/, '$1').split('/')
  if (given.length !== wanted.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':')) {
      if (value === '') return undefined
      parameters[segment.slice(1)] = value
    } else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return parameters
}
