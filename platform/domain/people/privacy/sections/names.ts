/** Names of columns and of the words in them, in the readable file. */
import { findMessage, type Message, type TextLanguage, textIn } from '../../../base/texts/texts.ts'
import type { Section } from './section.ts'

/** The groups that name words, the first that knows a word first: states of bets are more special than kinds. */
const wordGroups = [
  'ownData.words',
  'records.betStatus',
  'rewards.gameTypes',
  'records.transactionKinds',
]

const textOr = (found: Message | undefined, name: string, language: TextLanguage): string =>
  found ? textIn(found, language) : name

/** The name of a fact; one without a name stands as it is. */
export const factName = (name: string, language: TextLanguage): string =>
  textOr(findMessage(`ownData.labels.${name}`), name, language)

/** The title of a column, that of the member's record first; undefined for one that has none yet. */
export function titleOf({ record }: Pick<Section, 'record'>, column: string): Message | undefined {
  const title = record.find(({ field }) => field === column)?.title
  return findMessage(title ?? `ownData.labels.${column}`)
}

/** The title of a column in a language; one without a title stands as it is. */
export const titleIn = (section: Section, column: string, language: TextLanguage): string =>
  textOr(titleOf(section, column), column, language)

/** A word of the contract or of the store; one without a name stands as it is. */
export function wordIn(word: string, language: TextLanguage): string {
  const ids = [...wordGroups.map((group) => `${group}.${word}`), `deposits.methods.${word}.name`]
  return textOr(ids.map(findMessage).find(Boolean), word, language)
}

/** A word in a column, as the member's record names it, if it has the column. */
export function labelIn(
  section: Section,
  column: string,
  word: string,
  language: TextLanguage,
): string {
  const label = section.record.find(({ field }) => field === column)?.labels?.[word]
  return label === undefined ? wordIn(word, language) : textOr(findMessage(label), word, language)
}
