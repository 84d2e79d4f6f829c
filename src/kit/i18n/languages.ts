import { languages } from 'virtual:messages'
import type { Language } from './allLanguages.ts'

/** The languages that this build shows. */
export const shownLanguages: readonly [Language, ...Language[]] = languages

/** The language of a visitor who never chose one (CONST: default language PT). */
export const defaultLanguage: Language = shownLanguages[0]

/** The shown language with this code or locale tag, in any case of letters. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const wanted = tag?.toLowerCase()
  return shownLanguages.find(
    ({ code, locale }) => code.toLowerCase() === wanted || locale.toLowerCase() === wanted,
  )
}
