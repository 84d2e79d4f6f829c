import type { Language } from './allLanguages.ts'

/** Languages into which the operators' console is translated. */
const consoleLanguages: ReadonlySet<string> = new Set(['en', 'pt'])

/** Prefix of the ids of the console's messages. */
const consoleGroup = 'operator.'

/**
 * True if a translation into the language must contain the message. The console's messages are
 * required only in the languages of the console.
 */
export const isTextOf = (language: string, id: string): boolean =>
  consoleLanguages.has(language) || !id.startsWith(consoleGroup)

/**
 * Language in which the console is shown to an operator who has chosen a language of the portal:
 * the chosen language if the console is translated into it, and English otherwise. In a build
 * without English, the chosen language is returned.
 * @param languages languages of the build
 */
export const consoleLanguageOf = (choice: Language, languages: readonly Language[]): Language =>
  consoleLanguages.has(choice.code)
    ? choice
    : (languages.find(({ code }) => code === 'en') ?? choice)
