/** Words of the contract and of the store in the readable file. */
import { findMessage, type TextLanguage, textIn } from '../../../base/texts/texts.ts'

/** The groups of words, the first that knows a name first: states of bets are more special than kinds. */
const groups = [
  'ownData.words',
  'records.betStatus',
  'rewards.gameTypes',
  'records.transactionKinds',
]

/** A name of the contract in a language; one without a word stands as it is. */
export function wordIn(name: string, language: TextLanguage): string {
  const ids = [...groups.map((group) => `${group}.${name}`), `wallet.deposits.methods.${name}.name`]
  const word = ids.map(findMessage).find(Boolean)
  return word ? textIn(word, language) : name
}
