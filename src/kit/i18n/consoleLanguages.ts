import type { Language } from './allLanguages.ts'

/** Languages of the operators' console. For all other languages it is shown in English. */
const consoleLanguages: ReadonlySet<string> = new Set(['en', 'pt'])

/** Prefix of the ids of the console's messages. */
const consoleGroup = 'operator.'

/** True if a complete translation into the language contains the message. */
export const isTextOf = (language: string, id: string): boolean =>
  consoleLanguages.has(language) || !id.startsWith(consoleGroup)

/**
 * Language of the console for an operator who has chosen a language of the portal: the chosen one,
 * or else English. In a build without English it is the chosen one, with the console's texts in
 * English.
 * @param languages languages of the build
 */
export const consoleLanguageOf = (choice: Language, languages: readonly Language[]): Language =>
  consoleLanguages.has(choice.code)
    ? choice
    : (languages.find(({ code }) => code === 'en') ?? choice)
