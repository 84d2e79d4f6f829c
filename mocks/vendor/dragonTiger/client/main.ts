import type { DragonTigerWords } from '../../../content/games/dragonTigerTexts.ts'
import { rankOf } from '../../../rules/cards/shoe.ts'
import { readDragonTiger } from '../../../rules/dragonTiger/dragonTigerRules.ts'
import type { DealStep } from '../../cards/client/cardScene.ts'
import { cardName } from '../../cards/client/cardView.ts'
import { type CardGame, startCards } from '../../cards/client/startCards.ts'
import { fillText } from '../../frame/client/dom.ts'

/**
 * Both cards are dealt face down. Then they are revealed slowly: first the dragon's card, then the
 * tiger's card.
 */
const steps: readonly DealStep[] = [
  { act: 'deal', at: 0 },
  { act: 'deal', at: 1 },
  { act: 'squeeze', at: 0 },
  { act: 'squeeze', at: 1 },
]

const winners = { D: 'red', T: 'blue', E: 'tie' } as const

function sentenceOf({ sentences, cards }: DragonTigerWords, outcome: readonly string[]): string {
  const { winner, dragon, tiger, isSuitedTie } = readDragonTiger(outcome)
  const ranks: Readonly<Record<string, string>> = cards.ranks
  const values = {
    dragon: ranks[rankOf(dragon)] ?? '',
    tiger: ranks[rankOf(tiger)] ?? '',
    card: cardName(dragon, cards),
  }
  return fillText(sentences[isSuitedTie ? 'S' : winner], values)
}

function setUp(words: DragonTigerWords): CardGame {
  const { sides, letters } = words
  return {
    sides: (['D', 'T', 'E'] as const).map((side) => ({
      winner: winners[side],
      name: sides[side],
      letter: letters[side],
    })),
    steps: () => steps,
    totalOf: (cards) => cards.map(rankOf).join(''),
    winnersOf(outcome) {
      const { winner } = readDragonTiger(outcome)
      return winner === 'E' ? ['D', 'T'] : [winner]
    },
    sentence: (outcome) => sentenceOf(words, outcome),
    label(outcome) {
      const { winner, dragon, tiger } = readDragonTiger(outcome)
      return `${letters[winner]} ${rankOf(winner === 'T' ? tiger : dragon)}`
    },
    roadRound(outcome) {
      const { winner } = readDragonTiger(outcome)
      return { winner: winners[winner], letter: letters[winner] }
    },
    figures(outcomes) {
      const count = outcomes.filter((outcome) => readDragonTiger(outcome).isSuitedTie).length
      return [fillText(words.suitedTies, { count })]
    },
  }
}

startCards<object, DragonTigerWords>(setUp)
