import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Coverage,
  coverageOf,
  languagesIn,
  percentOf,
  readCatalogue,
  readJson,
  senseLanguage,
  sourceLanguage,
} from './catalogues.ts'
import { checkCatalogue, type Finding } from './checkCatalogue.ts'
import { parseGlossary } from './glossary.ts'

export type LanguageReport = {
  language: string
  coverage: Coverage
  terms: number
  findings: readonly Finding[]
}

/**
 * Checks all languages of a folder.
 * @param folder path of `locales`
 * @throws Error if a file is not JSON or a glossary breaks its schema
 */
export function checkFolder(folder: string, languages = languagesIn(folder)): LanguageReport[] {
  const source = readCatalogue(folder, sourceLanguage)
  const sense = readCatalogue(folder, senseLanguage)
  return languages.map((language) => {
    const catalogue = readCatalogue(folder, language)
    const glossaryName = `locales/glossary/${language}.json`
    const glossaryFile = join(folder, 'glossary', `${language}.json`)
    const glossary = existsSync(glossaryFile)
      ? parseGlossary(readJson(glossaryFile, glossaryName), glossaryName)
      : undefined
    return {
      language,
      coverage: coverageOf(source, catalogue),
      terms: glossary?.terms.length ?? 0,
      findings: checkCatalogue({ catalogue, source, sense, glossary, glossaryName }),
    }
  })
}

/** Maximum number of missing messages that are printed for one language. */
const shownMissing = 10

const figures = new Intl.NumberFormat('en')

/** Lines to print: the findings of a language and the number of its texts. */
export function reportLines({ language, coverage, terms, findings }: LanguageReport): string[] {
  const { present, needed } = coverage
  const missing = findings.filter(({ check }) => check === 'missing')
  const hidden = new Set(missing.slice(shownMissing))
  const counts = `${figures.format(present)} of ${figures.format(needed)} (${percentOf(coverage)} %)`
  return [
    ...findings
      .filter((finding) => !hidden.has(finding))
      .map(({ file, id, check, problem }) => `${file} ${id}: ${problem} (${check})`),
    ...(hidden.size === 0 ? [] : [`${language}: ${hidden.size} more messages are missing`]),
    `${language} ${counts}, ${terms} glossary terms`,
  ]
}
