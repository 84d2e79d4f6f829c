/** Languages of the operators' console; in all others it is shown in English. */
const consoleLanguages: ReadonlySet<string> = new Set(['en', 'pt'])

/** Group of the console's messages. */
const consoleGroup = 'operator.'

/** True if a complete catalogue of a language contains the message. */
export const isTextOf = (language: string, id: string): boolean =>
  consoleLanguages.has(language) || !id.startsWith(consoleGroup)
