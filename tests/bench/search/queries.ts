import type { Chance } from './chance.ts'

/** Number of results among which the intended game must be. */
export const shownResults = 10

/** Text that a person may search for, and the index of the intended game. */
export type Query = { text: string; game: number }

export type Kind =
  | 'prefix'
  | 'reversed words'
  | 'infix'
  | 'one typo'
  | 'no-space scripts'
  | 'without diacritics'

export const kinds: readonly Kind[] = [
  'prefix',
  'reversed words',
  'infix',
  'one typo',
  'no-space scripts',
  'without diacritics',
]

const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const charactersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

/**
 * Marks that can be removed from a letter without changing the word, in Latin, Greek, Cyrillic and
 * Arabic.
 */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}]\p{Mn}*)\p{Mn}/gu
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replaceAll('ı', 'i')

/**
 * Random part of a text: at least two characters in Chinese, Japanese and Korean scripts, else
 * three.
 */
function partOf(
  text: string,
  chance: Chance,
  { isAtStart }: { isAtStart: boolean },
): string | undefined {
  const characters = charactersOf(text)
  const least = dense.test(text) ? 2 : 3
  const first = isAtStart ? 0 : 1 + chance.integerBelow(Math.max(1, characters.length - 1))
  const most = characters.length - first
  if (most < least) return undefined
  const part = characters
    .slice(first, first + least + chance.integerBelow(most - least + 1))
    .join('')
    .trim()
  return charactersOf(part).length < least ? undefined : part
}

const scriptOf = (letter: string) => scripts.find((script) => script.test(letter)) ?? /\p{L}|\p{M}/u
const scripts = [
  'Latin',
  'Cyrillic',
  'Arabic',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Devanagari',
  'Bengali',
  'Tamil',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/**
 * Adds, removes, replaces or swaps letters in one word. A letter is one key press, such as a vowel
 * sign in Hindi, Thai or Khmer. A wrong letter belongs to the same script.
 */
function mistype(name: string, chance: Chance): string | undefined {
  const words = name.split(' ')
  const long = words.filter((word) => [...word].length >= (dense.test(word) ? 3 : 4))
  if (long.length === 0) return undefined
  const word = chance.pick(long)
  const letters = [...word]
  const at = chance.integerBelow(letters.length)
  const script = scriptOf(letters[at] ?? '')
  const other = chance.pick([...name].filter((letter) => script.test(letter)))
  const edits = [
    () => letters.toSpliced(at, 0, other),
    () => letters.toSpliced(at, 1),
    () => letters.toSpliced(at, 1, other),
    () => {
      const from = Math.min(at, letters.length - 2)
      return letters.toSpliced(from, 2, letters[from + 1] ?? '', letters[from] ?? '')
    },
  ]
  const mistyped = chance.pick(edits)().join('')
  if (mistyped === word) return undefined
  return words.map((one) => (one === word ? mistyped : one)).join(' ')
}

/** Query of a kind for a name; undefined if the name allows none of this kind. */
function toTypedText(kind: Kind, name: string, chance: Chance): string | undefined {
  switch (kind) {
    case 'prefix':
      return partOf(name, chance, { isAtStart: true })
    case 'infix':
      return partOf(name, chance, { isAtStart: false })
    case 'reversed words':
      return name.includes(' ') ? name.split(' ').toReversed().join(' ') : undefined
    case 'one typo':
      return mistype(name, chance)
    case 'no-space scripts':
      return spaceless.test(name)
        ? partOf(name, chance, { isAtStart: chance.integerBelow(2) === 0 })
        : undefined
    case 'without diacritics': {
      const plain = withoutAccents(name)
      return plain === name ? undefined : plain.toLowerCase()
    }
  }
}

/**
 * Normalization of the bench. It treats more texts as equal than the search does, so that a query
 * matches at least the games that the search may find. `makeQueries` leaves out a query that
 * matches too many games.
 */
const normalizeText = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{P}\p{S}]/gu, '')
    .toLowerCase()

type Made = { queries: Query[]; leftOut: number }

/**
 * Makes the queries of a kind.
 *
 * Replaces a query that more than ten games match, since ten results cannot include all of them. A
 * prefix matches a game if one of the game's names starts with the prefix. Any other query matches
 * a game if the game's names contain every word of the query (before the typo).
 *
 * @param names of each game, the most popular first
 */
export function makeQueries(
  kind: Kind,
  names: readonly (readonly string[])[],
  { count, chance }: { count: number; chance: Chance },
): Made {
  const forms = names.map((its) => `\n${its.map(normalizeText).join('\n')}`)
  const isFair = (intendedName: string) => {
    const words =
      kind === 'prefix'
        ? [`\n${normalizeText(intendedName)}`]
        : normalizeText(intendedName).split(' ')
    let games = 0
    for (const form of forms) {
      if (words.every((word) => form.includes(word)) && ++games > shownResults) return false
    }
    return true
  }
  const queries: Query[] = []
  let leftOut = 0
  while (queries.length < count) {
    const game = chance.integerBelow(names.length)
    const name = chance.pick(names[game] ?? [''])
    const text = toTypedText(kind, name, chance)
    if (text === undefined) continue
    if (isFair(kind === 'one typo' ? name : text)) queries.push({ text, game })
    else leftOut++
  }
  return { queries, leftOut }
}
