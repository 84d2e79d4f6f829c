import { searchForms, searchWords } from './searchWords.ts'

/** A piece of a name, and whether it is what was searched for. */
export type NamePart = { text: string; isMatch: boolean }

let segmenter: Intl.Segmenter | undefined

/** What a reader takes for a letter, accents and vowel signs included. */
function lettersOf(name: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(name)].map(({ segment }) => segment)
}

/**
 * A name in pieces, so that what was searched for can be marked in it: every place where a word
 * that was typed stands, however either is written.
 */
export function matchedParts(name: string, text: string): NamePart[] {
  const letters = lettersOf(name)
  const forms = searchForms(letters)
  /** The letter that each unit of the name's form comes from. */
  const origins = forms.flatMap((form, letter) => Array<number>(form.length).fill(letter))
  const form = forms.join('')
  const isMatched = new Set<number>()
  for (const word of searchWords(text)) {
    for (let at = form.indexOf(word); at >= 0; at = form.indexOf(word, at + word.length)) {
      const last = origins[at + word.length - 1] ?? 0
      // With what stands between and has no form, as an apostrophe.
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
