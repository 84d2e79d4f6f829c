/**
 * Shapes of submitted texts. A shape contains the kinds of the characters, never the letters and
 * digits themselves.
 */

/** Shape of a value of which only the presence is stored. */
export const filledMark = '*'

/** Maximum length of a password's shape, in characters. */
const longestPassword = 24

/** Representative of each kind of character. The first pattern that matches applies. */
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
  // A Georgian letter represents all letters of other scripts.
  [/^\p{L}/u, 'ა'],
  [/^\p{N}/u, '½'],
  [/^\p{Zs}/u, '\u00A0'],
  [/^\p{Sc}/u, '€'],
  [/^(?:\p{Emoji_Presentation}|\p{So})/u, '😀'],
  [/^\p{S}/u, '±'],
]
const anythingElse = '·'

const asciiMark = /^[ -/:-@[-`{-~]$/

/** Representative of one grapheme. */
const kindOfCharacter = (character: string): string =>
  asciiMark.test(character)
    ? character
    : (kinds.find(([form]) => form.test(character))?.[1] ?? anythingElse)

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Shape of a text, with one representative per grapheme. ASCII punctuation and spaces are kept: the
 * shape of an e-mail address is `aaaaaa@aaaaaaa.aaa`.
 * @param text normalized by `normalizeText`.
 */
export const shapeOf = (text: string): string =>
  Array.from(segmenter.segment(text), ({ segment }) => kindOfCharacter(segment)).join('')

/** Kinds in a password's shape, in order: upper case, lower case, digits, everything else. */
const passwordKinds = ['A', 'a', '1', '!']
const passwordKind = (character: string): string => {
  const kind = kindOfCharacter(character)
  if (/^[Aa1]$/.test(kind)) return kind
  return /^\p{Lu}$/u.test(kind) ? 'A' : /^\p{L}$/u.test(kind) ? 'a' : '!'
}

/**
 * Shape of a password: the number of letters, digits and symbols, at most 24 in total, without
 * their positions and without the symbols themselves.
 */
export function passwordShapeOf(text: string): string {
  const found = Array.from(segmenter.segment(text), ({ segment }) => passwordKind(segment))
  const sorted = passwordKinds.flatMap((kind) => found.filter((one) => one === kind))
  if (sorted.length <= longestPassword) return sorted.join('')
  // Keeps at least one character of each kind when the shape is shortened.
  const some = passwordKinds.filter((kind) => found.includes(kind))
  const rest = sorted.filter((kind, index) => sorted.indexOf(kind) !== index)
  const kept = [...some, ...rest.slice(0, longestPassword - some.length)]
  return passwordKinds.flatMap((kind) => kept.filter((one) => one === kind)).join('')
}

/**
 * Sample texts of a shape, since a pattern may accept only some digits or letters. The first is the
 * shape itself.
 */
export const textsOfShape = (shape: string): string[] => [
  ...new Set([
    shape,
    shape.replaceAll('1', '9'),
    shape.replaceAll('1', '0'),
    shape.replaceAll('a', 'e').replaceAll('A', 'E').replaceAll('1', '5'),
    // A password's shape does not store the order of its characters, so a text with the digits
    // first is tried too.
    shape.replace(/^(\p{L}+)(1+)/u, '$2$1'),
  ]),
]
