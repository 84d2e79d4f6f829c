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

/** Name of a property; the property itself if it has no message. */
export const factName = (name: string, language: TextLanguage): string =>
  textOr(findMessage(`ownData.labels.${name}`), name, language)

/** Title of a column, preferably the title in the member's record; undefined if there is none. */
export function titleOf({ record }: Pick<Section, 'record'>, column: string): Message | undefined {
  const title = record.find(({ field }) => field === column)?.title
  return findMessage(title ?? `ownData.labels.${column}`)
}

/** Title of a column in a language; the column itself if it has no title. */
export const titleIn = (section: Section, column: string, language: TextLanguage): string =>
  textOr(titleOf(section, column), column, language)

/** Name of a code from the API contract or the database; the code itself if it has no message. */
export function wordIn(word: string, language: TextLanguage): string {
  const ids = [...wordGroups.map((group) => `${group}.${word}`), `deposits.methods.${word}.name`]
  return textOr(ids.map(findMessage).find(Boolean), word, language)
}

/** Name of a code in a column, preferably the label in the member's record. */
export function labelIn(
  section: Section,
  column: string,
  word: string,
  language: TextLanguage,
): string {
  const label = section.record.find(({ field }) => field === column)?.labels?.[word]
  return label === undefined ? wordIn(word, language) : textOr(findMessage(label), word, language)
}
