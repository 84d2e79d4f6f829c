/**
 * Longest text, in code units, that is put into NFC: ICU orders runs of marks in quadratic time.
 */
const NORMALIZE_LIMIT = 5_000

/** Longest text, in code units, whose graphemes are counted; a longer one counts code units. */
const GRAPHEME_LIMIT = 100_000

/** White space, and marks that show nothing and come along when a text is pasted. */
const EDGE =
  /[\s\p{White_Space}\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

const SHOWS_NOTHING = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u

const PRINTABLE_ASCII = /^[ -~]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * The form in which a typed text is counted, matched and sent, the same on page and server:
 * NFC, without white space or invisible marks at either end, lone surrogates replaced. A text
 * that shows nothing at all (white space, zero-width marks, Hangul fillers) becomes `''`, so
 * blank is `normalizeText(value) === ''`. Doing it twice changes nothing.
 */
export function normalizeText(value: string): string {
  if (PRINTABLE_ASCII.test(value)) return value.trim()
  if (SHOWS_NOTHING.test(value)) return ''
  let start = 0
  let end = value.length
  // A loop, since /\s+$/ takes quadratic time on a long run of spaces inside the text.
  while (EDGE.test(value.charAt(start))) start += 1
  while (EDGE.test(value.charAt(end - 1))) end -= 1
  const text = value.slice(start, end).replace(/\p{Surrogate}/gu, '\uFFFD')
  return text.length > NORMALIZE_LIMIT ? text : text.normalize('NFC')
}

/**
 * Counts what a person would call characters (grapheme clusters): a flag, a family emoji or a
 * Thai letter with its marks is one. Above 100,000 code units it counts code units, which only
 * ever counts too many.
 */
export function countGraphemes(value: string): number {
  if (PRINTABLE_ASCII.test(value) || value.length > GRAPHEME_LIMIT) return value.length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(value)) count += 1
  return count
}
