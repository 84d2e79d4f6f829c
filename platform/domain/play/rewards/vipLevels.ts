/** VIP levels and their benefits. Amounts in minor units, rates in hundredths of a percent. */
import { message, type Texts } from '../../base/texts/texts.ts'
import { type Style, styleOf } from '../games/gameStyle.ts'

export type VipLevel = {
  rank: number
  name: Texts
  /** Required sum of valid bets in 30 days. */
  turnover: number
  levelUpBonus: number
  weeklyBonus: number
  birthdayBonus: number
  rates: Readonly<Record<Style, number>>
}

const lowestLevel: VipLevel = {
  rank: 0,
  name: message('vip.levels.bronze'),
  turnover: 0,
  levelUpBonus: 0,
  weeklyBonus: 0,
  birthdayBonus: 500,
  rates: { REELS: 30, SHOTS: 30, TABLE: 20, ODDS: 20, NUMBERS: 10 },
}

/** Levels from the lowest to the highest. A level's rank is its index. */
export const vipLevels: readonly [VipLevel, ...VipLevel[]] = [
  lowestLevel,
  {
    rank: 1,
    name: message('vip.levels.silver'),
    turnover: 200_000,
    levelUpBonus: 1_000,
    weeklyBonus: 300,
    birthdayBonus: 1_500,
    rates: { REELS: 40, SHOTS: 40, TABLE: 25, ODDS: 25, NUMBERS: 15 },
  },
  {
    rank: 2,
    name: message('vip.levels.gold'),
    turnover: 1_000_000,
    levelUpBonus: 3_000,
    weeklyBonus: 1_000,
    birthdayBonus: 3_000,
    rates: { REELS: 50, SHOTS: 50, TABLE: 30, ODDS: 30, NUMBERS: 20 },
  },
  {
    rank: 3,
    name: message('vip.levels.platinum'),
    turnover: 5_000_000,
    levelUpBonus: 12_000,
    weeklyBonus: 4_000,
    birthdayBonus: 10_000,
    rates: { REELS: 60, SHOTS: 60, TABLE: 40, ODDS: 40, NUMBERS: 25 },
  },
  {
    rank: 4,
    name: message('vip.levels.diamond'),
    turnover: 20_000_000,
    levelUpBonus: 50_000,
    weeklyBonus: 15_000,
    birthdayBonus: 40_000,
    rates: { REELS: 80, SHOTS: 80, TABLE: 50, ODDS: 50, NUMBERS: 30 },
  },
]

/** Highest level that a turnover reaches. */
export const levelOf = (turnover: number): VipLevel =>
  vipLevels.findLast((level) => turnover >= level.turnover) ?? lowestLevel

/** Level with a rank; the lowest level if the rank does not exist. */
export const levelAt = (rank: number): VipLevel => vipLevels[rank] ?? lowestLevel

/** Game types in the order in which lists of rates show them. */
export const ratedGameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const

export const rateOf = ({ rates }: VipLevel, gameType: string): number => rates[styleOf(gameType)]
