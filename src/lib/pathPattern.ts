/** Addresses with parameters, as `/game/:nodeId`: each `:name` stands for one segment. */

/** Whether a path of a table stands for many addresses. */
export const isPathPattern = (path: string): boolean => path.includes('/:')

/** The address that a pattern stands for with these parameters, whatever they hold. */
export const fillPath = (pattern: string, parameters: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((parameters[name] ?? '').toWellFormed()),
  )

/**
 * The parameters of an address, as they are written in it; undefined when the pattern does not fit.
 * Case does not matter in what is fixed, nor does a slash at the end.
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
