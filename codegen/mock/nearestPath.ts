/** How many characters have to be put in, left out or changed to make one text of the other. */
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

/** The path with its variables as the request has them, so that only what is fixed is compared. */
function filled(path: string, pathname: string): string {
  const segments = pathname.split('/')
  return path
    .split('/')
    .map((segment, index) => (/^\{[^}]+\}$/.test(segment) ? (segments[index] ?? segment) : segment))
    .join('/')
}

/** No URL of sense is longer, and the search takes its square. */
const longest = 300

/** The path of a contract that was most likely meant; undefined when the contract has none. */
export function nearestPath(pathname: string, paths: readonly string[]): string | undefined {
  const wanted = pathname.slice(0, longest).toLowerCase()
  let best: { path: string; far: number } | undefined
  for (const path of paths) {
    const far = distance(wanted, filled(path, wanted).toLowerCase())
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { path, far }
  }
  return best?.path
}
