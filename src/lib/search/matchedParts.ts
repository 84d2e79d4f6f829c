import { searchForms, searchWords } from './searchWords.ts'

/** Part of a name; `isMatch` is true when it matches the search. */
export type NamePart = { text: string; isMatch: boolean }

let segmenter: Intl.Segmenter | undefined

/** Letters as readers perceive them, including accents and vowel signs. */
function lettersOf(name: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(name)].map(({ segment }) => segment)
}

/**
 * Splits a name into parts so that matches can be marked: every occurrence of a typed word, in any
 * spelling.
 */
export function matchedParts(name: string, text: string): NamePart[] {
  const letters = lettersOf(name)
  const forms = searchForms(letters)
  /** Index of the letter that each unit of the name's search form comes from. */
  const origins = forms.flatMap((form, letter) => Array<number>(form.length).fill(letter))
  const form = forms.join('')
  const isMatched = new Set<number>()
  for (const word of searchWords(text)) {
    for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + word.length)) {
      const last = origins[at + word.length - 1] ?? 0
      // Includes characters in between that have no search form, such as an apostrophe.
      for (let letter = origins[at] ?? 0; letter <= last; letter++) isMatched.add(letter)
    }
  }
  const parts: NamePart[] = []
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1)
    const isMatch = isMatched.has(at)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  }
  return parts
}
