import { eachNameWith, joinNames, nameAt } from '../../../../src/lib/search/nameIndex.ts'
import { searchWords } from '../../../../src/lib/search/searchWords.ts'
import type { Game } from './game.ts'
import { isInLatin, type NameLanguage, nameLanguages, titleIn, type Words } from './gameNames.ts'

/** Finds games by names that are typed in Latin letters, as `kuanghuan` for 狂欢. */
export type RomanNames = {
  /** Indexes of the games whose romanised name contains all words, the best matches first. */
  find(text: string): readonly number[]
  /**
   * Like `find`, but compares consonants only, since Thai, Hindi and Arabic write vowels
   * differently or not at all: `namaste` finds नमस्ते.
   */
  findByConsonants(text: string): readonly number[]
}

type Romanise = (text: string, language: NameLanguage) => string

const romanised = nameLanguages.filter((language) => !isInLatin(language))

/** Languages whose letters omit vowels, or whose romanisations differ in their vowels. */
const byConsonants: readonly NameLanguage[] = ['th', 'hi', 'ar']

/**
 * Minimum number of letters in a search. With two letters, a search would match about a tenth of
 * all romanised names.
 */
const fewestLetters = 3

/** Number of games between two pauses: about a millisecond of work. */
const gamesPerStep = 250

/**
 * Long vowels become short, since they are romanised in many ways, such as `rūretto` and
 * `ruuretto`.
 */
const shortVowels = (text: string): string => text.replace(/([aeiou])\1+/g, '$1')

/**
 * Consonants of a romanised text without aspiration and doubling, so that `draign` finds `dragon`.
 */
const consonantsOf = (text: string): string =>
  text.replace(/[aeiouwyh]/g, '').replace(/([^ ])\1+/g, '$1')

/** The libraries have 0.6 MB of tables, so they are loaded at first use. */
async function loadRomanise(): Promise<Romanise> {
  const [{ default: toAscii }, { toRomaji }] = await Promise.all([
    import('any-ascii'),
    import('wanakana'),
  ])
  const plain = (text: string) =>
    toAscii(text)
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
  const romanise: Romanise = (text, language) => {
    if (language === 'ja') return plain(toRomaji(text))
    if (language === 'ko') return plain(text).replace(/(?<!l)l(?=[aeiouwy])/g, 'r')
    if (language !== 'th') return plain(text)
    // In Thai, some vowels are written before a consonant but spoken after it. At the end of a
    // syllable, a written r or l is spoken as n.
    const spoken = text.replace(/([\u0e40-\u0e44])([\u0e01-\u0e2e])/g, '$2$1')
    return plain(spoken).replace(/[rl](?![aeiouwy])/g, 'n')
  }
  return (text, language) => shortVowels(romanise(text, language))
}

/** Searchable forms of names, and for each form the index of its game (`owners`). */
type Forms = { forms: string[]; owners: number[] }

/**
 * Creates a function that converts words with `change` and caches the results, since few words make
 * up thousands of names.
 */
function wordsBy(change: (text: string, language: NameLanguage) => string) {
  const made = new Map<Words, Words>()
  return (words: Words): Words => {
    const known = made.get(words)
    if (known) return known
    const changed = nameLanguages.map((language, column) => change(words[column] ?? '', language))
    made.set(words, changed)
    return changed
  }
}

/**
 * Creates a function that returns the distinct names of a game in the languages, with words
 * converted by `change`.
 */
function namesBy(languages: readonly NameLanguage[], change: (words: Words) => Words) {
  const plain = new Map<string, string>()
  const plainOf = (text: string): string => {
    const known = plain.get(text) ?? searchWords(text).join(' ')
    plain.set(text, known)
    return known
  }
  return ({ title: { head, complement, before, after, ...title } }: Game): Set<string> => {
    const changed = {
      ...title,
      head: change(head),
      complement: complement && change(complement),
      before: before && plainOf(before),
      after: after && plainOf(after),
    }
    return new Set(languages.map((language) => titleIn(changed, language)))
  }
}

/**
 * Creates the search by romanised names in slices of a few milliseconds.
 * @param games sorted by popularity, the most popular first
 * @param pause lets other work run between two slices
 */
export async function createRomanNames(
  games: readonly Game[],
  pause: () => Promise<void>,
): Promise<RomanNames> {
  const romanWords = wordsBy(await loadRomanise())
  const consonantWords = wordsBy(consonantsOf)
  const romanNames = namesBy(romanised, romanWords)
  const consonantNames = namesBy(byConsonants, (words) => consonantWords(romanWords(words)))
  const names: Forms = { forms: [], owners: [] }
  const consonants: Forms = { forms: [], owners: [] }
  for (const [owner, game] of games.entries()) {
    for (const name of romanNames(game)) {
      names.forms.push(name.replaceAll(' ', ''))
      names.owners.push(owner)
    }
    for (const name of consonantNames(game)) {
      consonants.forms.push(` ${name}`)
      consonants.owners.push(owner)
    }
    if (owner % gamesPerStep === gamesPerStep - 1) await pause()
  }
  const entries = games.length
  const indexOf = ({ forms, owners }: Forms) =>
    joinNames(forms, { owners: Int32Array.from(owners), entries })
  const indexes = { names: indexOf(names), consonants: indexOf(consonants) }
  await pause()
  /** @param words at least one */
  const look = (index: typeof indexes.names, words: readonly string[]): number[] => {
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
    const [together = ''] = words
    const first = new Set<number>()
    const others = new Set<number>()
    eachNameWith(index, longest, (number) => {
      const name = nameAt(index, number)
      if (!words.every((word) => name.includes(word))) return
      const found = name.startsWith(together) ? first : others
      found.add(index.owners[number] ?? 0)
    })
    return [...first.union(others)]
  }
  return {
    find(text) {
      const words = latinWords(text).map(shortVowels)
      return words.join('').length < fewestLetters ? [] : look(indexes.names, words)
    },
    findByConsonants(text) {
      const words = latinWords(text)
        .map(consonantsOf)
        .filter((word) => word !== '')
      if (words.join('').length < fewestLetters) return []
      return look(
        indexes.consonants,
        words.map((word) => ` ${word}`),
      )
    },
  }
}

/** The words of a search; none if one of them is not in Latin letters. */
function latinWords(text: string): readonly string[] {
  const words = searchWords(text)
  return words.every((word) => /^[a-z0-9]+$/.test(word)) ? words : []
}
