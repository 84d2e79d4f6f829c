/**
 * Maximum length, in UTF-16 code units, of a text that is converted to NFC: ICU takes quadratic
 * time for long runs of combining marks.
 */
const NORMALIZE_LIMIT = 5_000

/** Maximum length, in UTF-16 code units, of a text whose graphemes are counted. */
const GRAPHEME_LIMIT = 100_000

const EDGE = /[\s\p{White_Space}]/u

/**
 * Invisible marks, which are often pasted with a text. The capturing group matches sequences that
 * need such a mark, so that the mark is kept: emoji, keycaps, flags of regions, and letters of
 * joining scripts.
 */
const INVISIBLE =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+|[0-9#*]\uFE0F\u20E3|\p{ExtPict}\p{EMod}?[\uFE0E\uFE0F]?\u200D?|[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}][\u200C\u200D])|\u034F|[\uFE0E\uFE0F]|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

const SHOWS_NOTHING = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u

const PRINTABLE_ASCII = /^[ -~]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * Normalises typed text, with the same result on page and server: converts it to NFC, removes
 * invisible marks and white space at both ends, and replaces lone surrogates. All parsers of typed
 * text start with it. A text without visible characters (white space, zero-width marks, Hangul
 * fillers) becomes `''`. Normalising twice changes nothing.
 */
export function normalizeText(value: string): string {
  if (PRINTABLE_ASCII.test(value)) return value.trim()
  if (SHOWS_NOTHING.test(value)) return ''
  const visible = value.replace(INVISIBLE, '$1')
  let start = 0
  let end = visible.length
  // `/\s+$/` would take quadratic time for a long run of spaces inside the text.
  while (EDGE.test(visible.charAt(start))) start += 1
  while (EDGE.test(visible.charAt(end - 1))) end -= 1
  const text = visible.slice(start, end).replace(/\p{Surrogate}/gu, '\uFFFD')
  return text.length > NORMALIZE_LIMIT ? text : text.normalize('NFC')
}

/**
 * Arabic-Indic, Persian, Thai, Lao, Burmese, Khmer and full-width digits, whose code points end in
 * 0 to 9.
 */
const ALIGNED_DIGIT =
  /[\u0660-\u0669\u06F0-\u06F9\u0E50-\u0E59\u0ED0-\u0ED9\u1040-\u1049\u17E0-\u17E9\uFF10-\uFF19]/g

/** Digits of the scripts from Devanagari to Malayalam, whose code points end in 6 to F. */
const INDIC_DIGIT =
  /[\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F]/g

/**
 * Replaces the digits of all scripts of the portal's languages with 0 to 9, so that the length
 * stays the same (LANG-05).
 */
export const latinDigits = (value: string): string =>
  value
    .replace(ALIGNED_DIGIT, (digit) => `${digit.charCodeAt(0) % 16}`)
    .replace(INDIC_DIGIT, (digit) => `${(digit.charCodeAt(0) % 16) - 6}`)

/**
 * Normalises a typed number, code, key or e-mail address: like `normalizeText`, but digits of any
 * script, full-width characters and all kinds of spaces and hyphens become ASCII.
 */
export const plainText = (value: string): string =>
  latinDigits(normalizeText(value))
    .replace(/[\uFF01-\uFF5E]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')

/** Normalises a typed number or code and removes its separators: `123-456`, `(11) 9`. */
export const joinText = (value: string): string => plainText(value).replace(/[\s()./-]/g, '')

/**
 * Counts user-perceived characters (grapheme clusters): a flag, a family emoji or a Thai letter
 * with its marks counts as one. For a text above 100,000 UTF-16 code units the number of code units
 * is returned, since it is never lower than the count.
 */
export function countGraphemes(value: string): number {
  if (PRINTABLE_ASCII.test(value) || value.length > GRAPHEME_LIMIT) return value.length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(value)) count += 1
  return count
}
