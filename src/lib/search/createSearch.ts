import { exactMatches, infix, noMatch, type Ranks } from './exactMatches.ts'
import { joinedMatches } from './joinedMatches.ts'
import { indexNames, type NameIndex, nameAt, type Steps, withoutSpaces } from './nameIndex.ts'
import { collectWords, likelyWord, nearMatches, type Vocabulary } from './nearMatches.ts'
import { searchForms, searchWords } from './searchWords.ts'

export type Found = {
  /**
   * Indexes of the matching entries, best match first; equal matches are in the order of entries.
   */
  places: readonly number[]
  /**
   * Corrected text, spelled as in the names. Set if no name contains the typed words; the entries
   * in `places` then have similar words.
   */
  correction?: string
}

export type Search = {
  /**
   * Finds the entries with a name that contains all words of a text, in any order and at any
   * position, ignoring case and accents. If no name has the typed words at word starts and fewer
   * than 10 entries match, entries with similar or joined words are added (ACT-22).
   * @param limit maximum number of entries; unlimited by default
   */
  find(text: string, limit?: number): Found
}

/** Indexes that are used only when few or no names match the typed words. */
type Rest = { spaceless: NameIndex; vocabulary: Vocabulary }

function* collectRest(index: NameIndex): Steps<Rest> {
  const spaceless = yield* withoutSpaces(index)
  yield
  return { spaceless, vocabulary: yield* collectWords(index) }
}

function finish<Made>(steps: Steps<Made>): Made {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

async function finishInPieces<Made>(steps: Steps<Made>, pause: () => Promise<void>): Promise<Made> {
  let step = steps.next()
  while (!step.done) {
    await pause()
    step = steps.next()
  }
  return step.value
}

/**
 * Creates a search of entries by name. The indexes for mistyped words are created on first use.
 *
 * @param entries in order of popularity, most popular first
 * @param namesOf returns all names of an entry, in any script
 */
export function createSearch<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Search {
  const index = finish(indexNames(entries, namesOf))
  let rest: Rest | undefined
  const takeRest = () => {
    rest ??= finish(collectRest(index))
    return rest
  }
  return searchIn(index, takeRest, (owner) => entries.slice(owner, owner + 1).flatMap(namesOf))
}

/**
 * Creates a search with all its indexes, in steps of a few milliseconds.
 *
 * @param pause called between two steps, to let other tasks run
 */
export async function createSearchInPieces<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  pause: () => Promise<void>,
): Promise<Search> {
  const index = await finishInPieces(indexNames(entries, namesOf), pause)
  const rest = await finishInPieces(collectRest(index), pause)
  return searchIn(
    index,
    () => rest,
    (owner) => entries.slice(owner, owner + 1).flatMap(namesOf),
  )
}

/** With this number of exact matches or more, no similar words are added. */
const enough = 10

function searchIn(
  index: NameIndex,
  takeRest: () => Rest,
  namesOfEntry: (owner: number) => readonly string[],
): Search {
  /** Replaces each typed word with the most similar word of the name, in the name's spelling. */
  const correct = (words: readonly string[], owner: number, name: number): string => {
    const written = writtenWords(namesOfEntry(owner))
    const its = nameAt(index, name).split(' ')
    return words
      .map((word) => likelyWord(word, its))
      .map((word) => written.get(word) ?? word)
      .join(' ')
  }
  return {
    find(text, limit = index.entries) {
      const words = searchWords(text)
      if (words.length === 0) return { places: [] }
      const exact = exactMatches(index, words)
      const places = bestOf(exact)
      const best = exact[places[0] ?? -1] ?? noMatch
      if (best < infix || places.length >= enough) return { places: places.slice(0, limit) }
      const { spaceless, vocabulary } = takeRest()
      const near = nearMatches(index, vocabulary, words)
      const joined = joinedMatches({ index, spaceless }, words)
      const others = bestOf(near.ranks.map((rank, place) => Math.min(rank, joined[place] ?? rank)))
      const [first] = others
      const found = [...new Set([...places, ...others])].slice(0, limit)
      // A name that differs only in its spaces is not a correction.
      const isNear = first !== undefined && (near.ranks[first] ?? noMatch) < (joined[first] ?? 0)
      if (places.length > 0 || !isNear) return { places: found }
      return { places: found, correction: correct(words, first, near.names.get(first) ?? 0) }
    },
  }
}

/** Separators of words; apostrophes are not among them. */
const betweenWrittenWords = /[^\p{L}\p{N}\p{M}'’‘ʻʼ`´]+/u

/** Maps the search form of each word to the word as the names spell it. */
function writtenWords(names: readonly string[]): Map<string, string> {
  const words = names.flatMap((name) => name.split(betweenWrittenWords))
  const forms = searchForms(words)
  return new Map(words.map((word, at) => [forms[at] ?? '', word]))
}

function bestOf(ranks: Ranks): number[] {
  const byRank: number[][] = []
  for (let entry = 0; entry < ranks.length; entry++) {
    const rank = ranks[entry] ?? noMatch
    if (rank === noMatch) continue
    byRank[rank] ??= []
    byRank[rank].push(entry)
  }
  return byRank.flat()
}
