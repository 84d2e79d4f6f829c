/** Cards of the table games. A card is written as its rank and suit, such as `KH` or `10S`. */
import { type RandomBytes, randomBelow } from '../../../platform/domain/base/chance/chance.ts'

export const ranks: readonly string[] = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')
/** Spades, hearts, diamonds, clubs. */
export const suits: readonly string[] = ['S', 'H', 'D', 'C']

/** Number of decks in a shoe. */
const decks = 8

const pack = suits.flatMap((suit) => ranks.map((rank) => rank + suit))

/** Index of a card's rank in `ranks`: 0 for the ace, 12 for the king. */
export const rankIndex = (card: string): number => ranks.indexOf(rankOf(card))

export const rankOf = (card: string): string => card.slice(0, -1)

export const suitOf = (card: string): string => card.slice(-1)

/**
 * Creates a full shoe. Each call of the returned function deals one of the remaining cards with
 * equal probability.
 */
export function createShoe(randomBytes: RandomBytes): () => string {
  const count = decks * pack.length
  /** Positions of the dealt cards in the full shoe, ascending. */
  const taken: number[] = []
  return () => {
    let position = randomBelow(randomBytes, count - taken.length)
    let before = 0
    for (const earlier of taken) {
      if (earlier > position) break
      position += 1
      before += 1
    }
    taken.splice(before, 0, position)
    return pack[position % pack.length] ?? 'AS'
  }
}

/** Cards of a side in the order of the deal, from an outcome such as `['P:KH', 'B:7C']`. */
export const cardsOf = (outcome: readonly string[], side: string): string[] =>
  outcome.filter((card) => card.startsWith(`${side}:`)).map((card) => card.slice(2))
