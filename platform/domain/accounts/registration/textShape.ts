/** The shape of a text that was filled in: the kinds of its characters, never the characters. */

/** Marks a value that was filled in and is not stored. */
export const filledMark = '*'

/** The longest stored shape of a password, in characters. */
const longestPassword = 24

/** A representative for each kind of character, asked in this order. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]/, 'a'],
  [/^[A-Z]/, 'A'],
  [/^[0-9]/, '1'],
  [/^\p{Nd}/u, '٣'],
  [/^\p{Script=Han}/u, '中'],
  [/^\p{Script=Hangul}/u, '가'],
  [/^[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'あ'],
  [/^\p{Script=Thai}/u, 'ก'],
  [/^\p{Script=Lao}/u, 'ກ'],
  [/^\p{Script=Khmer}/u, 'ក'],
  [/^\p{Script=Myanmar}/u, 'က'],
  [/^\p{Script=Arabic}/u, 'ا'],
  [/^\p{Script=Hebrew}/u, 'א'],
  [/^\p{Script=Devanagari}/u, 'अ'],
  [/^\p{Script=Bengali}/u, 'অ'],
  [/^\p{Script=Tamil}/u, 'அ'],
  [/^(?=\p{Script=Cyrillic})\p{Lu}/u, 'Я'],
  [/^\p{Script=Cyrillic}/u, 'я'],
  [/^(?=\p{Script=Greek})\p{Lu}/u, 'Ω'],
  [/^\p{Script=Greek}/u, 'ω'],
  [/^\p{Lu}/u, 'Á'],
  [/^(?:\p{Ll}|\p{Script=Latin})/u, 'á'],
  // Georgian, for all letters that have no kind of their own.
  [/^\p{L}/u, 'ა'],
  [/^\p{N}/u, '½'],
  [/^\p{Zs}/u, '\u00A0'],
  [/^\p{Sc}/u, '€'],
  [/^(?:\p{Emoji_Presentation}|\p{So})/u, '😀'],
  [/^\p{S}/u, '±'],
]
const anythingElse = '·'

const asciiMark = /^[ -/:-@[-`{-~]$/

/** One character as a person counts them. */
const kindOfCharacter = (character: string): string =>
  asciiMark.test(character)
    ? character
    : (kinds.find(([form]) => form.test(character))?.[1] ?? anythingElse)

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The shape of a text: as long, counted as people do, with a representative in place of each letter,
 * digit and sign. Punctuation and spaces of ASCII stay: what is left of an e-mail address is
 * `aaaaaa@aaaaaaa.aaa`.
 * @param text normalised: see `normalizeText`.
 */
export const shapeOf = (text: string): string =>
  Array.from(segmenter.segment(text), ({ segment }) => kindOfCharacter(segment)).join('')

/** The order of a password's kinds: letters, digits, all else as one kind. */
const passwordKinds = ['A', 'a', '1', '!']
const passwordKind = (character: string): string => {
  const kind = kindOfCharacter(character)
  if (/^[Aa1]$/.test(kind)) return kind
  return /^\p{Lu}$/u.test(kind) ? 'A' : /^\p{L}$/u.test(kind) ? 'a' : '!'
}

/**
 * The shape of a password: how many letters, digits and signs, at most 24 in all; neither their places
 * nor which signs.
 */
export function passwordShapeOf(text: string): string {
  const found = Array.from(segmenter.segment(text), ({ segment }) => passwordKind(segment))
  const sorted = passwordKinds.flatMap((kind) => found.filter((one) => one === kind))
  if (sorted.length <= longestPassword) return sorted.join('')
  // One of each kind that there is first, so that none is lost to the limit.
  const some = passwordKinds.filter((kind) => found.includes(kind))
  const rest = sorted.filter((kind, index) => sorted.indexOf(kind) !== index)
  const kept = [...some, ...rest.slice(0, longestPassword - some.length)]
  return passwordKinds.flatMap((kind) => kept.filter((one) => one === kind)).join('')
}

/** Texts of a shape, for patterns that take some digits or letters only: the shape itself first. */
export const textsOfShape = (shape: string): string[] => [
  ...new Set([
    shape,
    shape.replaceAll('1', '9'),
    shape.replaceAll('1', '0'),
    shape.replaceAll('a', 'e').replaceAll('A', 'E').replaceAll('1', '5'),
    // Digits first, for passwords, whose order is not kept.
    shape.replace(/^(\p{L}+)(1+)/u, '$2$1'),
  ]),
]
