import { emptyRanks, noMatch, type Ranks } from './exactMatches.ts'
import { eachNameWith, type NameIndex, nameAt } from './nameIndex.ts'

/**
 * Ranks on the scale of `nearMatches`. `whole` and `wordStart` are better than a match with one
 * edit. `withinWord` is as good as a partial match with one edit.
 */
const [whole, wordStart, withinWord] = [0, 1, 3]

function wordStarts(name: string): Set<number> {
  const starts = new Set([0])
  let at = 0
  for (const word of name.split(' ')) {
    starts.add(at)
    at += word.length
  }
  return starts
}

function beginsAt(name: string, word: string, starts: ReadonlySet<number>): boolean {
  for (const start of starts) if (name.startsWith(word, start)) return true
  return false
}

/**
 * Ranks the entries whose name contains the words of a search when the spaces of the name are
 * removed, for visitors who typed two words as one.
 *
 * @param indexes the same names with and without spaces
 * @param words at least one, in search form
 */
export function joinedMatches(
  { index, spaceless }: { index: NameIndex; spaceless: NameIndex },
  words: readonly string[],
): Ranks {
  const ranks = emptyRanks(index)
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  const length = words.join('').length
  eachNameWith(spaceless, longest, (number) => {
    const name = nameAt(spaceless, number)
    if (!words.every((word) => name.includes(word))) return
    const starts = wordStarts(nameAt(index, number))
    const isAtStart = words.every((word) => beginsAt(name, word, starts))
    const isWhole = isAtStart && name.length === length
    const rank = isWhole ? whole : isAtStart ? wordStart : withinWord
    const owner = index.owners[number] ?? 0
    if (rank < (ranks[owner] ?? noMatch)) ranks[owner] = rank
  })
  return ranks
}
