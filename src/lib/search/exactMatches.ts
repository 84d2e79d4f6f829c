import { eachNameWith, type NameIndex, nameAt } from './nameIndex.ts'

/** Rank of each entry; a lower rank is a better match. */
export type Ranks = Uint8Array

export const noMatch = 255

/** Ranks by the position of the words in a name, best first. */
const [whole, start, phrase, wordStarts] = [0, 1, 2, 3]
/** Rank of a name in which some typed words occur only inside longer words. */
export const infix = 4

export const emptyRanks = ({ entries }: NameIndex): Ranks => new Uint8Array(entries).fill(noMatch)

/** Rank of a name that is known to contain the longest of the words. */
function rankOf(name: string, words: readonly string[], together: string): number {
  if (name.startsWith(together)) return name.length === together.length ? whole : start
  if (words.length > 1 && !words.every((word) => name.includes(word))) return noMatch
  if (name.includes(` ${together}`)) return phrase
  if (words.length === 1) return infix
  const begin = (word: string) => name.startsWith(word) || name.includes(` ${word}`)
  return words.every(begin) ? wordStarts : infix
}

/**
 * Ranks the entries with a name that contains all words of a search, in any order and at any
 * position. Names that equal the text are first, then names that begin with it, names with the
 * words at word starts, and all others.
 *
 * @param words at least one, in search form
 */
export function exactMatches(index: NameIndex, words: readonly string[]): Ranks {
  const ranks = emptyRanks(index)
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  const together = words.join(' ')
  eachNameWith(index, longest, (name) => {
    const owner = index.owners[name] ?? 0
    const rank = rankOf(nameAt(index, name), words, together)
    if (rank < (ranks[owner] ?? noMatch)) ranks[owner] = rank
  })
  return ranks
}
