/** Names of columns and words in the readable file. */
import { findMessage, type Message, type TextLanguage, textIn } from '../../../base/texts/texts.ts'
import type { Section } from './section.ts'

/**
 * Message groups that name words, in order of precedence: bet states are more specific than kinds.
 */
const wordGroups = [
  'ownData.words',
  'records.betStatus',
  'rewards.gameTypes',
  'records.transactionKinds',
]

const textOr = (message: Message | undefined, name: string, language: TextLanguage): string =>
  message ? textIn(message, language) : name

/** Name of a property; the property itself if it has no name. */
export const factName = (name: string, language: TextLanguage): string =>
  textOr(findMessage(`ownData.labels.${name}`), name, language)

/** Title of a column, preferably the one of the member's record; undefined if it has none. */
export function titleOf({ record }: Pick<Section, 'record'>, column: string): Message | undefined {
  const title = record.find(({ field }) => field === column)?.title
  return findMessage(title ?? `ownData.labels.${column}`)
}

/** Title of a column in a language; the column itself if it has no title. */
export const titleIn = (section: Section, column: string, language: TextLanguage): string =>
  textOr(titleOf(section, column), column, language)

/** Name of a word from the contract or the store; the word itself if it has no name. */
export function wordIn(word: string, language: TextLanguage): string {
  const ids = [...wordGroups.map((group) => `${group}.${word}`), `deposits.methods.${word}.name`]
  return textOr(ids.map(findMessage).find(Boolean), word, language)
}

/** Name of a word in a column, preferably the label of the member's record. */
export function labelIn(
  section: Section,
  column: string,
  word: string,
  language: TextLanguage,
): string {
  const label = section.record.find(({ field }) => field === column)?.labels?.[word]
  return label === undefined ? wordIn(word, language) : textOr(findMessage(label), word, language)
}
