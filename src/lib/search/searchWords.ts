import { latinDigits } from '../text.ts'
import { foldLetters } from './foldText.ts'

/**
 * Characters other than letters, digits and vowel signs separate words; a line break separates
 * texts.
 */
const noPartOfWord = /[^\p{L}\p{N}\p{M}\n ]/gu
const spaces = / {2,}/g
const breakWithSpaces = /\n | \n ?/g

/**
 * Converts texts to their search forms: folded, with one space between words. All texts are folded
 * as one, which takes a third of the time.
 */
export function searchForms(texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const lines = texts.map((text) => text.replaceAll('\n', ' ')).join('\n')
  // Line breaks around the lines remove the spaces at the ends of the first and the last text too.
  return foldLetters(`\n${lines}\n`)
    .replaceAll(noPartOfWord, ' ')
    .replaceAll(spaces, ' ')
    .replaceAll(breakWithSpaces, '\n')
    .split('\n')
    .slice(1, -1)
}

/** UTF-16 units of a search that are used; no name is longer. */
const longestQuery = 120
/** Number of words of a search that are used, the longest ones. */
const mostWords = 12

/** The words of a search, with the digits 0 to 9, without duplicates, in order. */
export function searchWords(text: string): string[] {
  const [form = ''] = searchForms([latinDigits(text.slice(0, longestQuery))])
  const words = [...new Set(form.split(' '))].filter((word) => word !== '')
  if (words.length <= mostWords) return words
  const longest = new Set(
    words.toSorted((one, other) => other.length - one.length).slice(0, mostWords),
  )
  return words.filter((word) => longest.has(word))
}
