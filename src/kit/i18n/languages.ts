import { languages } from 'virtual:messages'
import type { Language } from './allLanguages.ts'

export const shownLanguages: readonly [Language, ...Language[]] = languages

/** Language for a visitor who has not chosen one (CONST: default language PT). */
export const defaultLanguage: Language = shownLanguages[0]

/** Finds the language of this build with a code or locale tag, case-insensitively. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const wanted = tag?.toLowerCase()
  return shownLanguages.find(
    ({ code, locale }) => code.toLowerCase() === wanted || locale.toLowerCase() === wanted,
  )
}
