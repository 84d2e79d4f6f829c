import { senseLanguage, sourceLanguage } from './catalogues.ts'
import { allVariants, type Entry, type Language, type Rule } from './entry.ts'
import type { Glossary, Term } from './glossary.ts'
import { type MessageShape, valueMark } from './messageShape.ts'
import { hasLetterOf } from './writingSystem.ts'

/** Names and codes that are the same in every language. */
const names = [
  ...['Portico', 'Pix', 'CPF', 'CNPJ', 'USDT', 'TRC20', 'TRC-20', 'ERC20', 'ERC-20', 'QR', 'PDF'],
  ...['CSV', 'VIP', 'RTP', 'SMS', 'IP', 'iOS', 'Android', 'Google', 'Facebook', 'WhatsApp'],
  ...['Telegram', 'Zalo', 'WeChat', 'JSON', 'PNG', 'JPG', 'WebP', 'KYC'],
]

/** A text is translated: it differs from the English text and has letters of the language. */
export const english: Rule = ({ text, source, shape }, { code, glossary, writing }) => {
  if (code === sourceLanguage) return []
  const isCopy = text.normalize() === source.text.normalize()
  const isForeign = !isCopy && !hasLetterOf(writing.scripts, allVariants(shape))
  if (!isCopy && !isForeign) return []
  // A single letter may be an abbreviation that is the same in both languages.
  const rest = withoutNames(allVariants(shape), glossary)
  if (!/\p{Script=Latin}.*\p{Script=Latin}/su.test(rest)) return []
  return [isCopy ? 'is the English text' : 'has no letter of the language']
}

/** Removes inserted values, names, and the words that the glossary allows to be English. */
function withoutNames(text: string, glossary: Glossary): string {
  let rest = text
  for (const name of [...names, ...glossary.english].map(withMarks).toSorted(byLength)) {
    if (rest.toLowerCase().includes(name.toLowerCase())) {
      rest = rest.replaceAll(new RegExp(asWord(escapeExpression(name)), 'giu'), '')
    }
  }
  return rest.replaceAll(valueMark, '')
}

const byLength = (one: string, other: string): number => other.length - one.length

/** Replaces the placeholders of a text by `valueMark`, like the variants of a message. */
const withMarks = (text: string): string => text.replaceAll(/\{\w+\}/g, valueMark)

const escapeExpression = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const asWord = (expression: string): string => `(?<![\\p{L}\\p{N}])${expression}(?![\\p{L}\\p{N}])`

/**
 * If the English text contains a glossary term, the translation must contain one of the forms of
 * this term.
 */
export const terms: Rule = ({ id, shape, source }, { code, glossary }) => {
  const words = wordsOf(source.shape)
  let text = words.text
  const translation = lower(allVariants(shape), code)
  const problems: string[] = []
  for (const { term, beginning, expression, forms } of sortedTerms(glossary, code)) {
    if (!words.beginnings.has(beginning)) continue
    const rest = text.replaceAll(expression, valueMark)
    if (rest === text) continue
    // Removes the term, so that the shorter terms in it are not required as well.
    text = rest
    if (term.exceptions?.includes(id) || forms.some((form) => translation.includes(form))) continue
    problems.push(`has "${term.en}" without ${term.forms.map((form) => `"${form}"`).join(' or ')}`)
  }
  return problems
}

/**
 * English text in lower case, and the set of the first two letters of its words. A term is searched
 * for only if its first two letters are in the set.
 */
type Words = { text: string; beginnings: ReadonlySet<string> }

const knownWords = new WeakMap<MessageShape, Words>()

function wordsOf(shape: MessageShape): Words {
  const known = knownWords.get(shape)
  if (known !== undefined) return known
  const text = lower(allVariants(shape), sourceLanguage)
  const words = { text, beginnings: new Set(text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}/gu)) }
  knownWords.set(shape, words)
  return words
}

type SortedTerm = { term: Term; beginning: string; expression: RegExp; forms: readonly string[] }

const sorted = new WeakMap<Glossary, readonly SortedTerm[]>()

function sortedTerms(glossary: Glossary, code: string): readonly SortedTerm[] {
  const found =
    sorted.get(glossary) ??
    glossary.terms
      .toSorted((one, other) => other.en.length - one.en.length)
      .map((term) => ({
        term,
        beginning: /[\p{L}\p{N}]{1,2}/u.exec(lower(term.en, sourceLanguage))?.[0] ?? '',
        expression: termExpression(lower(term.en, sourceLanguage)),
        forms: term.forms.map((form) => lower(form, code)),
      }))
  sorted.set(glossary, found)
  return found
}

const lower = (text: string, code: string): string =>
  text.normalize().replaceAll("'", '’').toLocaleLowerCase(code)

/** Matches a term in the singular or a regular plural. */
function termExpression(term: string): RegExp {
  const stem = escapeExpression(term)
  const plural = term.endsWith('y')
    ? `(?:${stem}|${escapeExpression(term.slice(0, -1))}ies)`
    : `${stem}(?:s|es)?`
  return new RegExp(asWord(plural), 'gu')
}

/** A text matches none of the patterns that the glossary forbids. */
export const forbidden: Rule = ({ id, shape }, { glossary }) => {
  const text = allVariants(shape).normalize()
  return glossary.forbidden.flatMap(({ pattern, reason, exceptions }) => {
    const [found] = expressionOf(pattern).exec(text) ?? []
    return found === undefined || exceptions?.includes(id) ? [] : [`has "${found}": ${reason}`]
  })
}

const expressions = new Map<string, RegExp>()

/** `\b` for the letters of all languages, not only those of ASCII. */
const wordBoundary =
  '(?:(?<![\\p{L}\\p{M}\\p{N}_])(?=[\\p{L}\\p{M}\\p{N}_])|(?<=[\\p{L}\\p{M}\\p{N}_])(?![\\p{L}\\p{M}\\p{N}_]))'

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern.replaceAll('\\b', wordBoundary), 'u')
  expressions.set(pattern, known)
  return known
}

/**
 * Equal source texts have equal translations. Source texts are equal if both the English and the
 * Portuguese texts are; in Portuguese itself only English sentences are compared. A label of one or
 * two words is compared within its feature, because another feature may need another form of the
 * word.
 * @returns a problem for each entry whose text differs from the first entry with the same source
 */
export function repeated(entries: readonly Entry[], { code }: Language): Map<Entry, string> {
  const first = new Map<string, Entry>()
  const problems = new Map<Entry, string>()
  for (const entry of entries) {
    const isSentence = /[.!?]$/.test(entry.source.text)
    if (code === senseLanguage && !isSentence) continue
    const isLabel = !isSentence && entry.source.text.split(' ').length <= 2
    const feature = isLabel ? entry.id.split('.')[0] : ''
    const key = [feature, entry.source.text, entry.sense.text].join('\n').normalize()
    const known = first.get(key)
    if (known === undefined) first.set(key, entry)
    else if (known.text.normalize() !== entry.text.normalize()) {
      problems.set(entry, `is "${entry.text}", ${known.id} is "${known.text}"`)
    }
  }
  return problems
}
