/** Paytables of games. They are exact: the expected return equals the game's RTP. */
import { type RandomBytes, randomBelow } from '../../base/chance/chance.ts'
import { type Style, styleOf } from '../games/gameStyle.ts'

export type Prize = {
  /** Multiplier of the stake, in hundredths. */
  multiplier: number
  /** Number of rounds, out of `total`, that pay this prize. */
  weight: number
}

export type Paytable = {
  /** Prizes, smallest multiplier first. All other rounds out of `total` pay nothing. */
  prizes: readonly Prize[]
  total: number
}

/** Prize, and its share of all payments, in thousandths. */
type Share = { multiplier: number; share: number }

/**
 * The prizes of `others` have fixed shares of all payments. The prize with `smallestMultiplier`
 * gets the rest. `smallestMultiplier` divides every other multiplier and 10,000, so that the weight
 * of its prize is an integer.
 */
type Shape = { smallestMultiplier: number; others: readonly Share[] }

const shapes: Readonly<Record<Exclude<Style, 'ODDS'>, Shape>> = {
  REELS: {
    smallestMultiplier: 50,
    others: [
      { multiplier: 100, share: 120 },
      { multiplier: 200, share: 150 },
      { multiplier: 500, share: 160 },
      { multiplier: 1_000, share: 120 },
      { multiplier: 2_500, share: 110 },
      { multiplier: 10_000, share: 90 },
      { multiplier: 50_000, share: 80 },
      { multiplier: 100_000, share: 40 },
    ],
  },
  SHOTS: {
    smallestMultiplier: 200,
    others: [
      { multiplier: 400, share: 200 },
      { multiplier: 1_000, share: 180 },
      { multiplier: 2_000, share: 130 },
      { multiplier: 5_000, share: 90 },
      { multiplier: 20_000, share: 50 },
    ],
  },
  TABLE: {
    smallestMultiplier: 100,
    others: [
      { multiplier: 200, share: 820 },
      { multiplier: 400, share: 90 },
    ],
  },
  NUMBERS: {
    smallestMultiplier: 500,
    others: [
      { multiplier: 5_000, share: 250 },
      { multiplier: 50_000, share: 200 },
      { multiplier: 400_000, share: 150 },
    ],
  },
}

const rounds = 1_000_000

function shapePaytable({ smallestMultiplier, others }: Shape, rtp: number): Paytable {
  // Total paid over all rounds, in hundredths of a stake. It is a multiple of `smallestMultiplier`,
  // like the multipliers of `others`.
  const paid = (rtp * rounds) / 100
  const prizes = others.map(({ multiplier, share }) => ({
    multiplier,
    weight: Math.floor((paid * share) / 1000 / multiplier),
  }))
  const left = prizes.reduce((rest, { multiplier, weight }) => rest - multiplier * weight, paid)
  return {
    prizes: [{ multiplier: smallestMultiplier, weight: left / smallestMultiplier }, ...prizes],
    total: rounds,
  }
}

/**
 * Paytable of a type of game.
 * @param rtp return to player, in hundredths of a percent: 9650 is 96.5 %.
 * @param odds odds of the selection in hundredths, for games with odds.
 * @throws {RangeError} if the RTP is not between 0 and 100 %.
 */
export function paytableOf(gameType: string, rtp: number, odds = 200): Paytable {
  if (!Number.isInteger(rtp) || rtp <= 0 || rtp >= 10_000) throw new RangeError(`No RTP: ${rtp}`)
  const style = styleOf(gameType)
  if (style !== 'ODDS') return shapePaytable(shapes[style], rtp)
  return { prizes: [{ multiplier: odds, weight: rtp }], total: odds * 100 }
}

/**
 * Plays one round.
 * @returns the multiplier of the stake in hundredths; 0 for a loss.
 */
export function playRound({ prizes, total }: Paytable, randomBytes: RandomBytes): number {
  let drawn = randomBelow(randomBytes, total)
  for (const { multiplier, weight } of prizes) {
    if (drawn < weight) return multiplier
    drawn -= weight
  }
  return 0
}
