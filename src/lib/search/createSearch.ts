import { exactMatches, infix, noMatch, type Ranks } from './exactMatches.ts'
import { joinedMatches } from './joinedMatches.ts'
import { indexNames, type NameIndex, nameAt, type Steps, withoutSpaces } from './nameIndex.ts'
import { collectWords, likelyWord, nearMatches, type Vocabulary } from './nearMatches.ts'
import { searchForms, searchWords } from './searchWords.ts'

export type Found = {
  /** Places of the entries that match, the best first; of equal ones, in their order. */
  places: readonly number[]
  /**
   * What was probably meant, as the names write it, where nothing has the words that were typed:
   * the places are of what is like them.
   */
  corrected?: string
}

export type Search = {
  /**
   * The entries with a name that has all words of a text in it, in any order, anywhere, without
   * regard to case and accents. Where these are few and words only begin within others: also those
   * with words that were mistyped, or typed as one (ACT-22).
   *
   * @param limit of places; all of them without it
   */
  find(text: string, limit?: number): Found
}

/** What is needed only where no name has the words as they were typed. */
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
 * A search of entries by their names. What finds mistyped words is made when it is first needed.
 *
 * @param entries the most popular first
 * @param namesOf every name of an entry, in whatever script
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
 * As `createSearch`, all of it in pieces of a few milliseconds.
 *
 * @param pause lets others work between two pieces
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

/** Entries with the words as they were typed, from which on nobody is likely to have mistyped them. */
const enough = 10

function searchIn(
  index: NameIndex,
  takeRest: () => Rest,
  namesOfEntry: (owner: number) => readonly string[],
): Search {
  /** What was typed, with each word as the name writes the one that it was meant to be. */
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
      // What was typed as one word only is no other word.
      const isNear = first !== undefined && (near.ranks[first] ?? noMatch) < (joined[first] ?? 0)
      if (places.length > 0 || !isNear) return { places: found }
      return { places: found, corrected: correct(words, first, near.names.get(first) ?? 0) }
    },
  }
}

/** Apostrophes part no words. */
const betweenWrittenWords = /[^\p{L}\p{N}\p{M}'’‘ʻʼ`´]+/u

/** The words of names as they are written, by their search forms. */
function writtenWords(names: readonly string[]): Map<string, string> {
  const words = names.flatMap((name) => name.split(betweenWrittenWords))
  const forms = searchForms(words)
  return new Map(words.map((word, at) => [forms[at] ?? '', word]))
}

/** The entries that match, the best first. */
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
