/** Draws the numbers of a lottery in the format of that lottery. */

import { type RandomBytes, randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { chanceOf, type RoundSecret } from '../sharedRounds.ts'
import type { DrawFormat, LotteryRules } from './lotteryPlays.ts'

export type Prizes = components['schemas']['OpenedDraw']['prizes']

type Board = readonly (readonly [Prizes[number]['prize'], count: number, length: number])[]

/**
 * Prizes of the lotteries with a board: how many numbers are drawn for each prize, and how many
 * digits each number has.
 */
const boards: Readonly<Partial<Record<DrawFormat, Board>>> = {
  VN_NORTH: [
    ['SPECIAL', 1, 5],
    ['G1', 1, 5],
    ['G2', 2, 5],
    ['G3', 6, 5],
    ['G4', 4, 4],
    ['G5', 6, 4],
    ['G6', 3, 3],
    ['G7', 4, 2],
  ],
  VN_SOUTH: [
    ['SPECIAL', 1, 6],
    ['G1', 1, 5],
    ['G2', 1, 5],
    ['G3', 2, 5],
    ['G4', 7, 5],
    ['G5', 1, 4],
    ['G6', 3, 4],
    ['G7', 1, 3],
    ['G8', 1, 2],
  ],
  THAI: [
    ['FIRST', 1, 6],
    ['FRONT_3', 2, 3],
    ['BACK_3', 2, 3],
    ['BACK_2', 1, 2],
  ],
}

/** Number of blocks of 32 random bytes that are enough for a draw in any format. */
const chanceBlocks = 6

const digits = (randomBytes: RandomBytes, length: number): string =>
  String(randomBelow(randomBytes, 10 ** length)).padStart(length, '0')

/** Different numbers from 1 to `pool`, in the order in which they are drawn. */
function balls(randomBytes: RandomBytes, count: number, pool: number): string[] {
  const left = Array.from({ length: pool }, (_, index) => index + 1)
  return Array.from({ length: count }, () => {
    const [taken = 0] = left.splice(randomBelow(randomBytes, left.length), 1)
    return String(taken)
  })
}

function numbersOf({ format, pool = 60 }: LotteryRules, randomBytes: RandomBytes): string[] {
  switch (format) {
    case 'DIGITS_3':
    case 'DIGITS_4':
    case 'DIGITS_5':
      return [digits(randomBytes, Number(format.slice(-1)))]
    case 'LOTTO_6':
      return balls(randomBytes, 6, pool)
    case 'KENO_20':
      return balls(randomBytes, 20, 80)
    case 'DICE_3':
      return Array.from({ length: 3 }, () => String(1 + randomBelow(randomBytes, 6)))
    default:
      return balls(randomBytes, 10, 10)
  }
}

/** Draws the prizes of a lottery. The numbers are in the order in which they are drawn. */
export function drawPrizes(rules: LotteryRules, randomBytes: RandomBytes): Prizes {
  const board = boards[rules.format]
  if (!board) return [{ prize: 'DRAW', numbers: numbersOf(rules, randomBytes) }]
  return board.map(([prize, count, length]) => ({
    prize,
    numbers: Array.from({ length: count }, () => digits(randomBytes, length)),
  }))
}

/** Numbers of a draw, the same for all players, in the order in which they are drawn. */
export const prizesOfDraw = async (
  secret: RoundSecret,
  rules: LotteryRules,
  roundId: string,
): Promise<Prizes> => drawPrizes(rules, await chanceOf(secret, `lottery/${roundId}`, chanceBlocks))

/** Prizes, with numbers in the order in which results show them: ascending for lotto and keno. */
export const sortPrizes = ({ format }: Pick<LotteryRules, 'format'>, prizes: Prizes): Prizes =>
  format === 'LOTTO_6' || format === 'KENO_20'
    ? prizes.map(({ prize, numbers }) => ({
        prize,
        numbers: numbers.toSorted((one, other) => Number(one) - Number(other)),
      }))
    : prizes
