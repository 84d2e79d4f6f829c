import { longestPattern, patternDistance } from './editDistance.ts'
import { emptyRanks, noMatch, type Ranks } from './exactMatches.ts'
import { type NameIndex, nameAt, type Steps } from './nameIndex.ts'

/** Distinct words of all names, and the names that contain each word. */
export type Vocabulary = {
  words: readonly string[]
  /** For each word, the numbers of the names that contain it. */
  names: readonly (readonly number[])[]
  /** Bit set of each word's letters, hashed to 32 bits. */
  letters: Int32Array
}

/** Number of names that one step processes; about one millisecond. */
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

/** True if more than `limit` bits are set. */
function hasMoreBits(bits: number, limit: number): boolean {
  let rest = bits
  for (let left = limit; left > 0 && rest !== 0; left--) rest &= rest - 1
  return rest !== 0
}

/** Scripts in which one character is a syllable or a word. */
const denseWriting = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Maximum number of edits by which two similar words may differ. Words of four to seven letters may
 * differ by one edit, longer words by two. In the scripts of `denseWriting`, words of three to six
 * characters may differ by one edit, longer words by two. Shorter words must be equal, since one
 * edit would make them similar to most other words.
 *
 * @param length length of the longer of the two words
 */
function editsAllowed(length: number, isDense: boolean): number {
  const [one, two] = isDense ? [3, 7] : [4, 8]
  if (length < one) return 0
  return length < two ? 1 : 2
}

/** Scripts without spaces between words: a typed word may be any part of a name's word. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Costs of one edit, and of a match with only the beginning or a part of a word. */
const editCost = 2
const partCost = 1

const none = Number.POSITIVE_INFINITY

/**
 * Returns a function that calculates the cost of matching the typed word with another word. The
 * cost is `none` when the two words are too different.
 */
function costOfWords(typedWord: string): (word: string) => number {
  const isDense = denseWriting.test(typedWord)
  const isPartOfText = withoutSpaces.test(typedWord)
  const distance = patternDistance(typedWord)
  const edits = editsAllowed(typedWord.length, isDense)
  return (word) => {
    const { wholeText, beginning } = distance.fromStart(word)
    const longer = Math.max(typedWord.length, word.length)
    const asWhole = wholeText <= editsAllowed(longer, isDense) ? wholeText * editCost : none
    const part = isPartOfText ? distance.fromAnywhere(word) : beginning
    const asPart = edits > 0 && part <= edits ? part * editCost + partCost : none
    return Math.min(asWhole, asPart)
  }
}

/** Words of the vocabulary that are similar to a typed word, with their costs. */
type Readings = {
  words: { word: number; cost: number }[]
  /** Sum over `words` of the number of names that contain the word. */
  uses: number
}

/** Similar words of the vocabulary. A word that contains the typed word has the cost 0. */
function readingsOf(typedWord: string, { words, names, letters }: Vocabulary): Readings {
  // A word of the vocabulary that is one letter longer may allow one more edit.
  const edits = editsAllowed(typedWord.length + 1, denseWriting.test(typedWord))
  const costOf = costOfWords(typedWord)
  const its = lettersOf(typedWord.slice(0, longestPattern))
  const readings: Readings = { words: [], uses: 0 }
  for (let word = 0; word < words.length; word++) {
    const missing = its & ~(letters[word] ?? 0)
    // Each edit can explain one letter that the word of the vocabulary lacks.
    if (hasMoreBits(missing, edits)) continue
    const text = words[word] ?? ''
    const cost = missing === 0 && text.includes(typedWord) ? 0 : costOf(text)
    if (cost === none) continue
    readings.words.push({ word, cost })
    readings.uses += names[word]?.length ?? 0
  }
  return readings
}

/** Lowest cost of a typed word in each name; `noMatch` for names without a similar word. */
function costsIn(names: number, vocabulary: Vocabulary, { words }: Readings): Uint8Array {
  const costs = new Uint8Array(names).fill(noMatch)
  for (const { word, cost } of words) {
    for (const name of vocabulary.names[word] ?? []) {
      if (cost < (costs[name] ?? noMatch)) costs[name] = cost
    }
  }
  return costs
}

/**
 * Maximum number of words of a search. A longer search has no near matches, because each of its
 * words is compared with the whole vocabulary.
 */
const mostWords = 6
/** Cost of a word without a near match: above every allowed total cost, but below `noMatch`. */
const unreachable = 200

export type NearMatches = {
  ranks: Ranks
  /**
   * Best name of each matching entry. The key is the index of the entry, the value is the index of
   * the name.
   */
  names: Map<number, number>
}

/**
 * Ranks the entries whose name has words similar to those of a search. `editsAllowed` limits the
 * edits in each word. The first letter may be wrong too. An entry matches only if its total cost is
 * at most `partCost` above the lowest total cost.
 *
 * @param words at least one, in search form
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

/** Among the words of a name, the word that is most similar to a typed word. */
export function likelyWord(typedWord: string, words: readonly string[]): string {
  const costOf = costOfWords(typedWord)
  const cost = (word: string) => (word.includes(typedWord) ? 0 : costOf(word))
  return words.reduce(
    (one, other) => (cost(other) < cost(one) ? other : one),
    words[0] ?? typedWord,
  )
}
