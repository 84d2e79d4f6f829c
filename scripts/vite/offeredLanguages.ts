import { type Language, languagesNamed, pseudoLanguages } from '../../src/kit/i18n/allLanguages.ts'
import { coverageOf, percentOf, readCatalogue, sourceLanguage } from '../messages/catalogues.ts'

type Named = readonly [Language, ...Language[]]

/**
 * Languages that a build offers: those of `choice` whose portal and server messages are complete. A
 * pseudo-language is generated from English and is always complete.
 *
 * @param folder path of `locales`
 * @returns the default languages if none of `choice` is complete, and a warning with the percentage
 * for each language that is not offered
 */
export function offeredLanguages(
  folder: string,
  choice: Named,
): { languages: Named; warnings: string[] } {
  const source = readCatalogue(folder, sourceLanguage)
  const warnings: string[] = []
  const [first, ...rest] = choice.filter(({ code }) => {
    const isMade = pseudoLanguages.some((pseudo) => pseudo.code === code)
    if (isMade || code === sourceLanguage) return true
    const coverage = coverageOf(source, readCatalogue(folder, code))
    if (coverage.present === coverage.needed) return true
    warnings.push(
      `VITE_LANGUAGES names ${code}, which is not offered: ${percentOf(coverage)} % of its messages exist.`,
    )
    return false
  })
  return { languages: first === undefined ? languagesNamed('') : [first, ...rest], warnings }
}
