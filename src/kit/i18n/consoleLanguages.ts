import type { Language } from './allLanguages.ts'

/** Languages of the operators' console; in all others it is shown in English. */
const consoleLanguages: ReadonlySet<string> = new Set(['en', 'pt'])

/** Group of the console's messages. */
const consoleGroup = 'operator.'

/** True if a complete catalogue of a language contains the message. */
export const isTextOf = (language: string, id: string): boolean =>
  consoleLanguages.has(language) || !id.startsWith(consoleGroup)

/**
 * Language of the console for somebody who has chosen a language of the portal: that one, or else
 * English. A build without English shows its own language with the console's texts in English.
 * @param languages languages of the build
 */
export const consoleLanguageOf = (choice: Language, languages: readonly Language[]): Language =>
  consoleLanguages.has(choice.code)
    ? choice
    : (languages.find(({ code }) => code === 'en') ?? choice)
