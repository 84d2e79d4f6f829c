import { latinDigits } from '../text.ts'
import { foldLetters } from './foldText.ts'

/**
 * Characters that separate words: all except letters, digits, vowel signs and line breaks. A line
 * break separates texts.
 */
const noPartOfWord = /[^\p{L}\p{N}\p{M}\n ]/gu
const spaces = / {2,}/g
const breakWithSpaces = /\n | \n ?/g

/**
 * Converts texts to their search forms: folded, with one space between words. All texts are folded
 * as one string, because this takes a third of the time of folding each text separately.
 */
export function searchForms(texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const lines = texts.map((text) => text.replaceAll('\n', ' ')).join('\n')
  // The line breaks around the text let `breakWithSpaces` remove the spaces at its start and end.
  return foldLetters(`\n${lines}\n`)
    .replaceAll(noPartOfWord, ' ')
    .replaceAll(spaces, ' ')
    .replaceAll(breakWithSpaces, '\n')
    .split('\n')
    .slice(1, -1)
}

/** Number of UTF-16 code units of a search that are used; no name is longer. */
const longestQuery = 120
/** Maximum number of words of a search; the longest are used. */
const mostWords = 12

/** Distinct words of a search, in order. Digits of other scripts become 0 to 9. */
export function searchWords(text: string): string[] {
  const [form = ''] = searchForms([latinDigits(text.slice(0, longestQuery))])
  const words = [...new Set(form.split(' '))].filter((word) => word !== '')
  if (words.length <= mostWords) return words
  const longest = new Set(
    words.toSorted((one, other) => other.length - one.length).slice(0, mostWords),
  )
  return words.filter((word) => longest.has(word))
}
