/**
 * Rules of cockfights with fixed odds. The cocks are called meron and wala. Each wins with the same
 * probability and pays 0.9:1. A draw pays 9:1 and returns the stakes on both cocks.
 */
import { randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import type { TableRules } from '../table/tableRules.ts'

/** Result of a fight: meron (`M`), wala (`W`) or a draw (`E`). */
export type FightWinner = 'M' | 'W' | 'E'

/** Chances of meron, wala and a draw, in thousandths. */
const chances = { M: 455, W: 455, E: 90 } as const

/** RTPs in hundredths of a percent: of a bet on a draw, and of a bet on a cock. */
const drawRtp = 9_000
export const rtp = 9_545

export const fightWinner = ([winner]: readonly string[]): FightWinner =>
  winner === 'M' || winner === 'W' ? winner : 'E'

const winners = { meron: 'M', wala: 'W', fightDraw: 'E' } as const

const isSpot = (spot: string): spot is keyof typeof winners => Object.hasOwn(winners, spot)

export const cockfightRules: TableRules = {
  table: 'COCKFIGHT',
  spots: new Map([
    ['meron', { highest: 1.9, rtp }],
    ['fightDraw', { highest: 10, rtp: drawRtp }],
    ['wala', { highest: 1.9, rtp }],
  ]),
  chanceBlocks: 1,
  draw(randomBytes) {
    const at = randomBelow(randomBytes, 1_000)
    return [at < chances.M ? 'M' : at < chances.M + chances.W ? 'W' : 'E']
  },
  winOf(spot, stake, outcome) {
    if (!isSpot(spot)) return 0
    const winner = fightWinner(outcome)
    if (winners[spot] === winner) return spot === 'fightDraw' ? stake * 10 : (stake * 19) / 10
    return winner === 'E' ? stake : 0
  },
}
