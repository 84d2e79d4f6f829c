import { foldLetters } from './foldText.ts'

/** What is no letter, digit or vowel sign parts words; a line break parts texts. */
const noPartOfWord = /[^\p{L}\p{N}\p{M}\n ]/gu
const spaces = / {2,}/g
const breakWithSpaces = /\n | \n ?/g

/**
 * Texts in the form that they are searched in: folded, and their words with one space between. All
 * of them are folded as one text, which takes a third of the time.
 */
export function searchForms(texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const lines = texts.map((text) => text.replaceAll('\n', ' ')).join('\n')
  // The first and the last text lose the spaces at their ends as all others do.
  return foldLetters(`\n${lines}\n`)
    .replaceAll(noPartOfWord, ' ')
    .replaceAll(spaces, ' ')
    .replaceAll(breakWithSpaces, '\n')
    .split('\n')
    .slice(1, -1)
}

/** UTF-16 units of what is searched for that count; names are not longer. */
const longestQuery = 120
/** Words of what is searched for that count, the longest ones. */
const mostWords = 12

/** The words that somebody searches for, each once, in their order. */
export function searchWords(text: string): string[] {
  const [form = ''] = searchForms([text.slice(0, longestQuery)])
  const words = [...new Set(form.split(' '))].filter((word) => word !== '')
  if (words.length <= mostWords) return words
  const longest = new Set(
    words.toSorted((one, other) => other.length - one.length).slice(0, mostWords),
  )
  return words.filter((word) => longest.has(word))
}
