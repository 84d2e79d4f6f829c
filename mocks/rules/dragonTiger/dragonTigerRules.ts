/**
 * Rules of dragon tiger with eight decks. The decks are shuffled before each round. The higher card
 * wins 1:1, and aces are low. A tie pays 11:1 and returns half of the stakes on dragon and tiger. A
 * tie in the same suit also pays 50:1 on the suited tie.
 */
import { cardsOf, createShoe, rankIndex, suitOf } from '../cards/shoe.ts'
import type { TableRules } from '../table/tableRules.ts'

/** Result of a round: the winner (`E` for a tie), and the card of each side. */
export type DragonTiger = {
  winner: 'D' | 'T' | 'E'
  dragon: string
  tiger: string
  isSuitedTie: boolean
}

/** Determines the result of a round from an outcome such as `['D:KH', 'T:7C']`. */
export function readDragonTiger(outcome: readonly string[]): DragonTiger {
  const [dragon = ''] = cardsOf(outcome, 'D')
  const [tiger = ''] = cardsOf(outcome, 'T')
  const lead = rankIndex(dragon) - rankIndex(tiger)
  return {
    winner: lead === 0 ? 'E' : lead > 0 ? 'D' : 'T',
    dragon,
    tiger,
    isSuitedTie: lead === 0 && suitOf(dragon) === suitOf(tiger),
  }
}

function winOf(spot: string, stake: number, outcome: readonly string[]): number {
  const { winner, isSuitedTie } = readDragonTiger(outcome)
  switch (spot) {
    case 'dragon':
    case 'tiger':
      if (winner === 'E') return Math.floor(stake / 2)
      return (winner === 'D') === (spot === 'dragon') ? stake * 2 : 0
    case 'tie':
      return winner === 'E' ? stake * 12 : 0
    case 'suitedTie':
      return isSuitedTie ? stake * 51 : 0
    default:
      return 0
  }
}

/** RTP of bets on dragon and on tiger, in hundredths of a percent. */
export const rtp = 9_627

export const dragonTigerRules: TableRules = {
  table: 'DRAGON_TIGER',
  spots: new Map([
    ['dragon', { highest: 2, rtp }],
    ['tie', { highest: 12, rtp: 8_964 }],
    ['suitedTie', { highest: 51, rtp: 8_602 }],
    ['tiger', { highest: 2, rtp }],
  ]),
  chanceBlocks: 1,
  draw(randomBytes) {
    const nextCard = createShoe(randomBytes)
    return [`D:${nextCard()}`, `T:${nextCard()}`]
  },
  winOf,
}
