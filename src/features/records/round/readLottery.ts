/** Matches between lottery tickets and drawn numbers. */

import type { components } from '../../../api/gen/paths.ts'

type Schemas = components['schemas']
export type LotteryRound = Schemas['LotteryRound']
export type LotteryTicket = Schemas['LotteryTicket']
type Prize = Schemas['DrawnPrizes'][number]['prize']

/**
 * True if a ticket's number was drawn. In plays other than lotto and keno, all numbers of a winning
 * ticket count as drawn.
 */
export const isHit = ({ play, matched, tier }: LotteryTicket, number: string): boolean =>
  play === 'LOTTO' || play === 'KENO' ? matched?.includes(number) === true : tier !== undefined

/** Prizes whose numbers are compared with the tickets of a play; undefined means all prizes. */
function prizesOfPlay(play: LotteryTicket['play']): readonly Prize[] | undefined {
  switch (play) {
    case 'BOARD_2':
      return undefined
    case 'SPECIAL_2':
    case 'SPECIAL_3':
      return ['SPECIAL']
    case 'FIRST_6':
      return ['FIRST']
    case 'FRONT_3':
    case 'BACK_3':
    case 'BACK_2':
      return [play]
    default:
      return ['DRAW']
  }
}

/** Drawn numbers by prize; `isHit` is true for numbers that a ticket has matched. */
export function drawnNumbers({ prizes = [], tickets }: Pick<LotteryRound, 'prizes' | 'tickets'>) {
  return prizes.map(({ prize, numbers }) => ({
    prize,
    numbers: numbers.map((number) => ({
      number,
      isHit: tickets.some(
        ({ play, matched }) =>
          prizesOfPlay(play)?.includes(prize) !== false && matched?.includes(number) === true,
      ),
    })),
  }))
}
