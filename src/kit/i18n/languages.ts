import { languages } from 'virtual:messages'
import type { Language } from './allLanguages.ts'

export const shownLanguages: readonly [Language, ...Language[]] = languages

/** Language of a visitor who has never chosen one (CONST: default language PT). */
export const defaultLanguage: Language = shownLanguages[0]

/** Finds the shown language with this code or locale tag, case-insensitively. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const wanted = tag?.toLowerCase()
  return shownLanguages.find(
    ({ code, locale }) => code.toLowerCase() === wanted || locale.toLowerCase() === wanted,
  )
}
