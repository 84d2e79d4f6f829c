/** Names of columns in the readable file. */
import { findMessage, type Message, type TextLanguage, textIn } from '../../../base/texts/texts.ts'

/** The name of a column; undefined for one that has none yet. */
export const labelOf = (column: string): Message | undefined =>
  findMessage(`ownData.labels.${column}`)

/** The name of a column in a language; one without a name stands as it is. */
export function labelIn(column: string, language: TextLanguage): string {
  const label = labelOf(column)
  return label ? textIn(label, language) : column
}
