const TOKEN =
  /(?:\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|[\s\S])(?:([*+?])|\{(\d+)(?:,\d*)?\})?/gu

/** How often a generator repeats at most what has no maximum, beyond its minimum. */
const repeats = 12

/**
 * About how long a text may get that a generator makes from a pattern; `Infinity` when its brackets do
 * not match. A few characters of repetitions within repetitions can mean gigabytes.
 */
export function generatedSize(source: string): number {
  const open = [0]
  for (const [token, sign, least] of source.matchAll(TOKEN)) {
    if (token.startsWith('(')) {
      open.push(0)
      continue
    }
    const times =
      sign === '?' ? 1 : least !== undefined ? Number(least) + repeats : sign ? repeats + 1 : 1
    const inside = token.startsWith(')') ? open.pop() : 1
    const around = open.pop()
    if (inside === undefined || around === undefined) return Number.POSITIVE_INFINITY
    open.push(around + inside * times)
  }
  return open.length === 1 ? (open[0] ?? 0) : Number.POSITIVE_INFINITY
}
