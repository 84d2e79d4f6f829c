export type ChosenBench = { name: string; argument?: string }

/**
 * Benches that the words of a command line choose, in the order of the words. A word chooses the
 * bench of this name, else every bench whose name contains the word. A number is the argument of the
 * benches before it. No word at all chooses every bench.
 * @returns `unknown`: words that choose no bench.
 */
export function chooseBenches(
  names: readonly string[],
  words: readonly string[],
): { chosen: ChosenBench[]; unknown: string[] } {
  if (words.length === 0) return { chosen: names.map((name) => ({ name })), unknown: [] }
  const chosen: ChosenBench[] = []
  const unknown: string[] = []
  let latest: ChosenBench[] = []
  for (const word of words) {
    if (/^\d+$/.test(word)) {
      for (const bench of latest) bench.argument = word
      continue
    }
    const found = names.includes(word) ? [word] : names.filter((name) => name.includes(word))
    if (found.length === 0) unknown.push(word)
    latest = found.map((name) => ({ name }))
    chosen.push(...latest)
  }
  return { chosen, unknown }
}
