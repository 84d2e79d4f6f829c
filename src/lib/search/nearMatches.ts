import { longestPattern, patternDistance } from './editDistance.ts'
import { emptyRanks, noMatch, type Ranks } from './exactMatches.ts'
import { type NameIndex, nameAt, type Steps } from './nameIndex.ts'

/** The different words of all names, each with the names that have it. */
export type Vocabulary = {
  words: readonly string[]
  /** The numbers of the names with each word. */
  names: readonly (readonly number[])[]
  /** Which letters each word has, in 32 groups. */
  letters: Int32Array
}

/** Names whose words a step of work collects: about a millisecond's. */
const namesPerStep = 1_000

export function* collectWords(index: NameIndex): Steps<Vocabulary> {
  const found = new Map<string, number[]>()
  for (let name = 0; name < index.owners.length; name++) {
    for (const word of nameAt(index, name).split(' ')) {
      const names = found.get(word)
      if (names === undefined) found.set(word, [name])
      else if (names.at(-1) !== name) names.push(name)
    }
    if (name % namesPerStep === namesPerStep - 1) yield
  }
  found.delete('')
  const words = [...found.keys()]
  return { words, names: [...found.values()], letters: Int32Array.from(words, lettersOf) }
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether more bits are set than `most`. */
function hasMoreBits(bits: number, most: number): boolean {
  let rest = bits
  for (let left = most; left > 0 && rest !== 0; left--) rest &= rest - 1
  return rest !== 0
}

/** Writing whose characters are each a syllable or a word. */
const denseWriting = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Edits between two words that may be the same: one from four letters on and two from eight, and
 * earlier where a letter is a syllable. Shorter words would be like all others.
 *
 * @param length of the longer one
 */
function editsAllowed(length: number, isDense: boolean): number {
  const [one, two] = isDense ? [3, 7] : [4, 8]
  if (length < one) return 0
  return length < two ? 1 : 2
}

/** Writing that parts no words by spaces, so that a typed word stands somewhere within a name. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What an edit costs, and what it costs that a word is only the beginning or part of another. */
const editCost = 2
const partCost = 1

const none = Number.POSITIVE_INFINITY

/** Tells what it costs to take a typed word for another one, `none` where they are too different. */
function costOfWords(typed: string): (word: string) => number {
  const isDense = denseWriting.test(typed)
  const isPartOfText = withoutSpaces.test(typed)
  const distance = patternDistance(typed)
  const edits = editsAllowed(typed.length, isDense)
  return (word) => {
    const { whole, beginning } = distance.fromStart(word)
    const longer = Math.max(typed.length, word.length)
    const asWhole = whole <= editsAllowed(longer, isDense) ? whole * editCost : none
    const part = isPartOfText ? distance.fromAnywhere(word) : beginning
    const asPart = edits > 0 && part <= edits ? part * editCost + partCost : none
    return Math.min(asWhole, asPart)
  }
}

/** The words of the vocabulary that a typed word may be, and what each of them costs. */
type Readings = {
  words: { word: number; cost: number }[]
  /** In how many names these words are. */
  uses: number
}

/** A word with the typed one in it costs nothing. */
function readingsOf(typed: string, { words, names, letters }: Vocabulary): Readings {
  // A letter that was left out can make a word long enough for an edit.
  const edits = editsAllowed(typed.length + 1, denseWriting.test(typed))
  const costOf = costOfWords(typed)
  const its = lettersOf(typed.slice(0, longestPattern))
  const readings: Readings = { words: [], uses: 0 }
  for (let word = 0; word < words.length; word++) {
    const missing = its & ~(letters[word] ?? 0)
    // Each edit can give a word one letter that the other lacks.
    if (hasMoreBits(missing, edits)) continue
    const text = words[word] ?? ''
    const cost = missing === 0 && text.includes(typed) ? 0 : costOf(text)
    if (cost === none) continue
    readings.words.push({ word, cost })
    readings.uses += names[word]?.length ?? 0
  }
  return readings
}

/** What a typed word costs in each name. */
function costsIn(names: number, vocabulary: Vocabulary, { words }: Readings): Uint8Array {
  const costs = new Uint8Array(names).fill(noMatch)
  for (const { word, cost } of words) {
    for (const name of vocabulary.names[word] ?? []) {
      if (cost < (costs[name] ?? noMatch)) costs[name] = cost
    }
  }
  return costs
}

/** Words that a search for what is nearly there looks at: each is compared with all words. */
const mostWords = 6
/** More than the words of one search can cost together, and less than what does not match. */
const unreachable = 200

export type NearMatches = {
  ranks: Ranks
  /** Of each entry that matches, the name that is nearest. */
  names: Map<number, number>
}

/**
 * The entries with a name that has words like those of a search: with one edit for a word of four
 * letters and two for one of eight, also in its first letter. Only the nearest of all, and those
 * where a word is the beginning of another instead.
 *
 * @param words at least one, in the form that searches compare
 */
export function nearMatches(
  index: NameIndex,
  vocabulary: Vocabulary,
  words: readonly string[],
): NearMatches {
  const ranks = emptyRanks(index)
  const names = new Map<number, number>()
  if (words.length > mostWords) return { ranks, names }
  const [rarest, ...others] = words
    .map((word) => readingsOf(word, vocabulary))
    .sort((one, other) => one.uses - other.uses)
  if (!rarest || rarest.uses === 0) return { ranks, names }
  const costs = [rarest, ...others].map((readings) =>
    costsIn(index.owners.length, vocabulary, readings),
  )
  let best = unreachable
  for (const name of rarest.words.flatMap(({ word }) => vocabulary.names[word] ?? [])) {
    let total = 0
    for (const its of costs) total += its[name] ?? noMatch
    if (total > best + partCost) continue
    if (total < best) best = total
    const owner = index.owners[name] ?? 0
    if (total >= (ranks[owner] ?? noMatch)) continue
    ranks[owner] = total
    names.set(owner, name)
  }
  for (const owner of names.keys()) {
    if ((ranks[owner] ?? noMatch) > best + partCost) ranks[owner] = noMatch
  }
  return { ranks, names }
}

/** The word of a name that a typed one was most likely meant to be. */
export function likelyWord(typed: string, words: readonly string[]): string {
  const costOf = costOfWords(typed)
  const cost = (word: string) => (word.includes(typed) ? 0 : costOf(word))
  return words.reduce((one, other) => (cost(other) < cost(one) ? other : one), words[0] ?? typed)
}
