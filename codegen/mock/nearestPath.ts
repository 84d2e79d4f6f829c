/** Levenshtein distance of two strings. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, character] of [...one].entries()) {
    const next = [line + 1]
    for (let at = 0; at < other.length; at += 1) {
      const changed = (row[at] ?? 0) + (character === other[at] ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/**
 * Fills the parameters of a contract path with the request's segments, so that only fixed segments
 * differ.
 */
function filled(path: string, pathname: string): string {
  const segments = pathname.split('/')
  return path
    .split('/')
    .map((segment, index) => (/^\{[^}]+\}$/.test(segment) ? (segments[index] ?? segment) : segment))
    .join('/')
}

/** Maximum length of a compared request path; the comparison takes quadratic time. */
const maxLength = 300

/**
 * Finds the contract path that is most similar to a request path; undefined for a contract without
 * paths.
 */
export function nearestPath(pathname: string, paths: readonly string[]): string | undefined {
  const wanted = pathname.slice(0, maxLength).toLowerCase()
  let best: { path: string; editDistance: number } | undefined
  for (const path of paths) {
    const far = distance(wanted, filled(path, wanted).toLowerCase())
    if (far < (best?.editDistance ?? Number.POSITIVE_INFINITY)) best = { path, editDistance: far }
  }
  return best?.path
}
