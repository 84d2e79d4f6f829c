import { isTextOf } from '../../src/kit/i18n/consoleLanguages.ts'
import type { Catalogue } from './catalogues.ts'
import { senseLanguage, sourceLanguage } from './catalogues.ts'
import type { Entry, Language, Rule } from './entry.ts'
import { type Check, type ExcusableCheck, excusableChecks, type Glossary } from './glossary.ts'
import { length } from './lengthRule.ts'
import { type MessageShape, shapeOf } from './messageShape.ts'
import { digits } from './numberRule.ts'
import { bidi, script } from './scriptRule.ts'
import { placeholders, plurals } from './structureRules.ts'
import { english, forbidden, repeated, terms } from './termRules.ts'
import { bracketPairs, letterCase, punctuation, quotes, spaces } from './typographyRules.ts'
import { writingSystemOf } from './writingSystem.ts'

export type Finding = { file: string; id: string; check: Check; problem: string }

/** A catalogue with its glossary, and the two catalogues with which it is compared. */
export type Checked = {
  catalogue: Catalogue
  source: Catalogue
  sense: Catalogue
  /** Glossary of the language; undefined if there is none. Only the source language needs none. */
  glossary: Glossary | undefined
  glossaryName: string
}

const rules: readonly (readonly [Check, Rule])[] = [
  ['placeholders', placeholders],
  ['plurals', plurals],
  ['bidi', bidi],
  ['length', length],
  ['english', english],
  ['script', script],
  ['punctuation', punctuation],
  ['quotes', quotes],
  ['spaces', spaces],
  ['brackets', bracketPairs],
  ['case', letterCase],
  ['digits', digits],
  ['terms', terms],
  ['forbidden', forbidden],
]

const noGlossary: Glossary = { register: '', terms: [], forbidden: [], english: [] }

export function checkCatalogue(checked: Checked): Finding[] {
  const { catalogue, glossary = noGlossary, glossaryName } = checked
  const code = catalogue.language
  const language: Language = { code, writing: writingSystemOf(code), glossary }
  const findings: Finding[] = idFindings(checked)
  if (checked.glossary === undefined && code !== sourceLanguage) {
    findings.push({ file: glossaryName, id: '', check: 'glossary', problem: 'does not exist' })
  }
  const entries = entriesOf(checked, findings)
  const used = new Set<string>()

  const report = ({ file, id }: Entry, check: Check, problem: string): void => {
    const reasons = isExcusable(check) ? glossary.exceptions?.[check] : undefined
    if (reasons?.[id] !== undefined) used.add(`${check} ${id}`)
    else findings.push({ file, id, check, problem })
  }
  for (const entry of entries) {
    for (const [check, rule] of rules) {
      for (const problem of rule(entry, language)) report(entry, check, problem)
    }
  }
  for (const [entry, problem] of repeated(entries, language)) report(entry, 'repeated', problem)
  return [...findings, ...unneededExceptions(glossary, glossaryName, used)]
}

const isExcusable = (check: Check): check is ExcusableCheck =>
  excusableChecks.some((one) => one === check)

/** Reports exceptions that no finding needs, so that the lists of exceptions stay short. */
function unneededExceptions(glossary: Glossary, file: string, used: Set<string>): Finding[] {
  return Object.entries(glossary.exceptions ?? {}).flatMap(([check, reasons]) =>
    Object.keys(reasons)
      .filter((id) => !used.has(`${check} ${id}`))
      .map((id) => ({
        file,
        id,
        check: 'glossary' as const,
        problem: `needs no exception from ${check}`,
      })),
  )
}

function idFindings({ catalogue, source }: Checked): Finding[] {
  return source.files.flatMap((sourceFile, index) => {
    const { name: file, texts } = catalogue.files[index] ?? { name: '', texts: new Map() }
    const missing = [...sourceFile.texts.keys()].filter(
      (id) => isTextOf(catalogue.language, id) && !texts.get(id),
    )
    const extra = [...texts.keys()].filter(
      (id) => !sourceFile.texts.has(id) || !isTextOf(catalogue.language, id),
    )
    return [
      ...missing.map((id) => ({ file, id, check: 'missing' as const, problem: 'is missing' })),
      ...extra.map((id) => ({ file, id, check: 'extra' as const, problem: 'is not a message' })),
    ]
  })
}

/** Pairs the messages with their source texts. A message that does not parse becomes a finding. */
function entriesOf({ catalogue, source, sense }: Checked, findings: Finding[]): Entry[] {
  const senses = catalogue.language === senseLanguage ? source : sense
  return catalogue.files.flatMap(({ name: file, texts }, index) =>
    [...texts].flatMap(([id, text]) => {
      const sourceText = source.files[index]?.texts.get(id)
      if (sourceText === undefined || text === '') return []
      const senseText = senses.files[index]?.texts.get(id) ?? sourceText
      try {
        const shape = shapeOnce(text)
        return [
          {
            id,
            file,
            text,
            shape,
            source: shaped(sourceText),
            sense: shaped(senseText, sourceText),
          },
        ]
      } catch (error) {
        findings.push({ file, id, check: 'syntax', problem: syntaxProblem(error) })
        return []
      }
    }),
  )
}

const syntaxProblem = (error: unknown): string =>
  `is not ICU MessageFormat: ${error instanceof Error ? error.message : error}`

/** A text that does not parse is reported by the check of its own language, not here. */
function shaped(text: string, fallback = ''): Entry['source'] {
  try {
    return { text, shape: shapeOnce(text) }
  } catch {
    return { text: fallback, shape: shapeOnce('') }
  }
}

const shapes = new Map<string, MessageShape>()

/** The source texts are compared with every language, so they are parsed once. */
function shapeOnce(text: string): MessageShape {
  const known = shapes.get(text) ?? shapeOf(text)
  shapes.set(text, known)
  return known
}
