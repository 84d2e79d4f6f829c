import { searchForms, searchWords } from './searchWords.ts'

/** Part of a name; `isMatch` is true when it matches the search. */
export type NamePart = { text: string; isMatch: boolean }

let segmenter: Intl.Segmenter | undefined

/** Grapheme clusters of a name: letters with their accents and vowel signs. */
function lettersOf(name: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(name)].map(({ segment }) => segment)
}

/**
 * Splits a name into matching and other parts, so that a list can mark the matches. Every
 * occurrence of a typed word is a match, whatever its case and accents.
 */
export function matchedParts(name: string, text: string): NamePart[] {
  const letters = lettersOf(name)
  const forms = searchForms(letters)
  /** For each code unit of the search form, the index of the letter that it comes from. */
  const origins = forms.flatMap((form, letter) => Array<number>(form.length).fill(letter))
  const form = forms.join('')
  const isMatched = new Set<number>()
  for (const word of searchWords(text)) {
    for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + word.length)) {
      const last = origins[at + word.length - 1] ?? 0
      // A match may contain characters without a search form, such as an apostrophe. These
      // characters are marked, too.
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
