/**
 * Rules of the fishing games: the prizes of a target, and the chance that a shot catches it. Every
 * shot is a bet, and all targets of a game have the same RTP.
 */

import { type RandomBytes, randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { pick } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import type { BetOutcome } from '../../../platform/vendors.ts'
import { toDecimal } from '../../../src/lib/money.ts'

export type TargetKind =
  | 'sardine'
  | 'clownfish'
  | 'butterflyfish'
  | 'seahorse'
  | 'pufferfish'
  | 'jellyfish'
  | 'turtle'
  | 'ray'
  | 'shark'
  | 'whale'
  | 'bombFish'
  | 'chest'
  | 'kraken'

/** Prize of a caught target. */
export type Prize = {
  /** Multiple of the stake. It is a whole number, so that every payout is whole minor units. */
  odds: number
  /** Frequency relative to the other prizes of the target. */
  weight: number
}

export type Target = {
  kind: TargetKind
  /** Prizes, smallest first. */
  prizes: readonly Prize[]
}

/** Variant of the fishing games: its targets, and their RTP. */
export type FishVariant = {
  name: 'lagoon' | 'reef' | 'wreck' | 'deep'
  /** RTP of every target, in hundredths of a percent. */
  rtp: number
  volatility: 'LOW' | 'MEDIUM' | 'HIGH'
  targets: readonly Target[]
}

/** Targets with a single prize, in ascending order of that prize. */
const species: readonly TargetKind[] = [
  'sardine',
  'clownfish',
  'butterflyfish',
  'seahorse',
  'pufferfish',
  'jellyfish',
  'turtle',
  'ray',
  'shark',
  'whale',
]

type Prizes = readonly Prize[]

/**
 * Targets of a variant: the species with one prize each, and three targets whose prize is drawn.
 */
const targetsOf = (
  odds: readonly number[],
  random: { bombFish: Prizes; chest: Prizes; kraken: Prizes },
): Target[] => [
  ...species.map((kind, at) => ({ kind, prizes: [{ odds: odds[at] ?? 2, weight: 1 }] })),
  { kind: 'bombFish', prizes: random.bombFish },
  { kind: 'chest', prizes: random.chest },
  { kind: 'kraken', prizes: random.kraken },
]

/** Four prizes. A larger prize is rarer. */
const fourPrizes = (odds: readonly [number, number, number, number]): Prize[] =>
  odds.map((multiple, at) => ({ odds: multiple, weight: [40, 30, 20, 10][at] ?? 10 }))

/** Prizes of the boss. The largest prize is rare. */
const bossPrizes = (odds: readonly [number, number, number]): Prize[] =>
  odds.map((multiple, at) => ({ odds: multiple, weight: [60, 30, 10][at] ?? 10 }))

/** Variants of the fishing games, from low to high volatility. */
export const fishVariants: readonly FishVariant[] = [
  {
    name: 'lagoon',
    rtp: 9_720,
    volatility: 'LOW',
    targets: targetsOf([2, 3, 4, 5, 6, 8, 12, 20, 35, 60], {
      bombFish: fourPrizes([8, 12, 20, 40]),
      chest: fourPrizes([5, 10, 25, 50]),
      kraken: bossPrizes([40, 80, 150]),
    }),
  },
  {
    name: 'reef',
    rtp: 9_660,
    volatility: 'MEDIUM',
    targets: targetsOf([2, 3, 4, 6, 8, 12, 20, 40, 70, 120], {
      bombFish: fourPrizes([10, 20, 35, 80]),
      chest: fourPrizes([5, 15, 40, 100]),
      kraken: bossPrizes([80, 150, 300]),
    }),
  },
  {
    name: 'wreck',
    rtp: 9_580,
    volatility: 'MEDIUM',
    targets: targetsOf([2, 3, 5, 7, 10, 15, 25, 50, 80, 150], {
      bombFish: fourPrizes([10, 25, 50, 100]),
      chest: fourPrizes([5, 20, 60, 150]),
      kraken: bossPrizes([100, 200, 400]),
    }),
  },
  {
    name: 'deep',
    rtp: 9_500,
    volatility: 'HIGH',
    targets: targetsOf([2, 4, 6, 10, 15, 25, 40, 80, 120, 200], {
      bombFish: fourPrizes([15, 30, 60, 150]),
      chest: fourPrizes([10, 30, 80, 250]),
      kraken: bossPrizes([150, 300, 1_000]),
    }),
  },
]

/** Variant of a game: a calm one for games with the motif `pearl`, an open one for all others. */
export function fishVariantOf({ nodeId, motif }: Pick<Game, 'nodeId' | 'motif'>): FishVariant {
  const names = motif === 'pearl' ? ['lagoon', 'reef'] : ['reef', 'wreck', 'deep']
  const offered = fishVariants.filter(({ name }) => names.includes(name))
  return pick(`${nodeId}/waters`, offered)
}

/** Number of shots that win each prize, out of `total` equally likely shots. */
export type Chances = { total: number; shots: readonly { odds: number; shots: number }[] }

/**
 * Exact chances of a target. The sum of `odds` times `shots`, divided by `total`, is the RTP.
 * @param rtp RTP in hundredths of a percent.
 */
export function chancesOf({ prizes }: Target, rtp: number): Chances {
  const weighted = prizes.reduce((sum, { odds, weight }) => sum + odds * weight, 0)
  return {
    total: 10_000 * weighted,
    shots: prizes.map(({ odds, weight }) => ({ odds, shots: rtp * weight })),
  }
}

/** Average number of shots for one catch. */
export function shotsPerCatch(target: Target, rtp: number): number {
  const { total, shots } = chancesOf(target, rtp)
  return total / shots.reduce((sum, prize) => sum + prize.shots, 0)
}

/** Smallest prize of a target, as a multiple of the stake. */
export const lowestOdds = ({ prizes }: Target): number => prizes[0]?.odds ?? 0

/** Largest prize of a target, as a multiple of the stake. */
export const highestOdds = ({ prizes }: Target): number => prizes.at(-1)?.odds ?? 0

/**
 * Decides a shot.
 * @param rtp RTP in hundredths of a percent.
 * @returns the multiple of the stake that the shot pays; 0 if the target escapes.
 */
export function shoot(target: Target, rtp: number, randomBytes: RandomBytes): number {
  const { total, shots } = chancesOf(target, rtp)
  let drawn = randomBelow(randomBytes, total)
  for (const prize of shots) {
    if (drawn < prize.shots) return prize.odds
    drawn -= prize.shots
  }
  return 0
}

/**
 * Plays a shot, and describes its round for the bet records.
 * @param bet RTP in hundredths of a percent, and stake in minor units.
 */
export function playShot(
  target: Target,
  { rtp, stake }: { rtp: number; stake: number },
  randomBytes: RandomBytes,
): BetOutcome {
  const odds = shoot(target, rtp, randomBytes)
  const isHit = odds > 0
  return {
    win: stake * odds,
    gameRound: {
      kind: 'SHOT',
      target: target.kind,
      odds: toDecimal((isHit ? odds : lowestOdds(target)) * 100),
      isHit,
    },
  }
}
