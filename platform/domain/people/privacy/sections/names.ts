/** Titles of columns and names of codes in the HTML export. */
import { findMessage, type Message, type TextLanguage, textIn } from '../../../base/texts/texts.ts'
import type { Section } from './section.ts'

/**
 * Message groups with names of codes. An earlier group takes precedence: bet states are more
 * specific than transaction kinds.
 */
const wordGroups = [
  'ownData.words',
  'records.betStatus',
  'rewards.gameTypes',
  'records.transactionKinds',
]

const textOr = (message: Message | undefined, name: string, language: TextLanguage): string =>
  message ? textIn(message, language) : name

/** Readable name of a property. A property without a message is shown by its key. */
export const factName = (name: string, language: TextLanguage): string =>
  textOr(findMessage(`ownData.labels.${name}`), name, language)

/**
 * Title of a column; undefined if there is no message for the title. A title in `record` takes
 * precedence over `ownData.labels`.
 */
export function titleOf({ record }: Pick<Section, 'record'>, column: string): Message | undefined {
  const title = record.find(({ field }) => field === column)?.title
  return findMessage(title ?? `ownData.labels.${column}`)
}

/** Title of a column in a language. A column without a title is shown by its key. */
export const titleIn = (section: Section, column: string, language: TextLanguage): string =>
  textOr(titleOf(section, column), column, language)

/**
 * Readable name of a code from the API contract or the database. A code without a message is shown
 * as it is.
 */
export function wordIn(word: string, language: TextLanguage): string {
  const ids = [...wordGroups.map((group) => `${group}.${word}`), `deposits.methods.${word}.name`]
  return textOr(ids.map(findMessage).find(Boolean), word, language)
}

/** Readable name of a code in a column. A label in `record` takes precedence. */
export function labelIn(
  section: Section,
  column: string,
  word: string,
  language: TextLanguage,
): string {
  const label = section.record.find(({ field }) => field === column)?.labels?.[word]
  return label === undefined ? wordIn(word, language) : textOr(findMessage(label), word, language)
}
