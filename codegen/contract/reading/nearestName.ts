/** Number of edits between two words (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, character] of [...one].entries()) {
    const next = [line + 1]
    for (let at = 0; at < other.length; at += 1) {
      const change = (row[at] ?? 0) + (character === other[at] ? 0 : 1)
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Finds the name that is most similar to an unknown word; undefined when none is similar. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3))
  const lower = word.toLowerCase()
  let best: { name: string; edits: number } | undefined
  for (const name of names) {
    if (Math.abs(name.length - word.length) > most) continue
    const edits = distance(lower, name.toLowerCase())
    if (edits <= most && edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { name, edits }
  }
  return best?.name
}
