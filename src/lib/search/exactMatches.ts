import { eachNameWith, type NameIndex, nameAt } from './nameIndex.ts'

/** How well an entry matches what is searched for: the less, the better. */
export type Ranks = Uint8Array

/** Of an entry that does not match. */
export const noMatch = 255

/** How the words stand in a name, the best first. */
const [whole, start, phrase, wordStarts] = [0, 1, 2, 3]
/** The rank of an entry that has words of a search within its own words. */
export const infix = 4

export const emptyRanks = ({ entries }: NameIndex): Ranks => new Uint8Array(entries).fill(noMatch)

/** The rank of a name that has one of the words. */
function rankOf(name: string, words: readonly string[], together: string): number {
  if (name.startsWith(together)) return name.length === together.length ? whole : start
  if (words.length > 1 && !words.every((word) => name.includes(word))) return noMatch
  if (name.includes(` ${together}`)) return phrase
  if (words.length === 1) return infix
  const begin = (word: string) => name.startsWith(word) || name.includes(` ${word}`)
  return words.every(begin) ? wordStarts : infix
}

/**
 * The entries with a name that has all words of a search in it, in any order and anywhere: the name
 * itself first, then names that begin with the words, names with the words where words begin, and
 * the rest.
 *
 * @param words at least one, in the form that searches compare
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
