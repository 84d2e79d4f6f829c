/**
 * Plays of the lotteries: the numbers that a ticket names, and its prizes. The browser uses this
 * file too.
 */

import type { components } from '../../../src/api/gen/paths.ts'

type Schemas = components['schemas']
export type DrawFormat = Schemas['DrawFormat']
export type PlayName = Schemas['LotteryPlay']

/** Numbers that the player chooses for a ticket. */
export type Choice =
  /** Distinct numbers from `from` to `to`, in any order. */
  | { kind: 'SET'; from: number; to: number; least: number; most: number }
  /** Distinct numbers from 1 to `to`, in an order that must match. */
  | { kind: 'ORDER'; to: number; count: number }
  /** One number with `count` digits, which may begin with zeros. */
  | { kind: 'DIGITS'; count: number }
  | { kind: 'NONE' }

export type Tier = {
  /**
   * Number of matches that wins the prize: the number of correct numbers on a lotto or keno ticket,
   * 1 in all other plays.
   */
  matches: number
  /** Prize for a stake of 1.00, in hundredths. */
  prize: number
  /** Average number of draws per win of the prize. */
  oneIn: number
  /** True if the prize is paid once for each drawn number that matches. */
  isPerHit?: true
}

export type Play = {
  name: PlayName
  choice: Choice
  /** Tiers by variant of the ticket (see `variantOf`), highest prize first. */
  tiers: Readonly<Record<string, readonly Tier[]>>
}

/** Properties of a lottery that determine its plays and its draws. */
export type LotteryRules = {
  format: DrawFormat
  /** Highest number of a lotto. */
  pool?: number
  /** RTP in hundredths of a percent. */
  rtp: number
}

/** RTPs of lotteries by game type, in hundredths of a percent. */
export const lotteryRtp: Readonly<Record<'LOTT' | 'ELOTT', number>> = { LOTT: 7_200, ELOTT: 9_200 }

/**
 * Variant of a ticket whose prizes depend on its numbers: the count of numbers in keno, or the
 * chosen total of three dice.
 */
function variantOf(play: PlayName, numbers: readonly string[]): string {
  if (play === 'KENO') return String(numbers.length)
  return play === 'TOTAL' ? (numbers[0] ?? '') : ''
}

/** Tiers of a ticket, highest prize first. Empty while the numbers of the ticket are incomplete. */
export const tiersOf = ({ name, tiers }: Play, numbers: readonly string[]): readonly Tier[] =>
  tiers[variantOf(name, numbers)] ?? []

/** Highest prize of a play for a stake of 1.00, in hundredths. */
export const highestPrize = ({ tiers }: Pick<Play, 'tiers'>): number =>
  Math.max(...Object.values(tiers).flatMap((all) => all.map(({ prize }) => prize)))

/** Number of ways to choose `count` of `from` items. */
export function combinations(from: number, count: number): number {
  let ways = 1
  for (let index = 1; index <= count; index += 1) ways = (ways * (from - count + index)) / index
  return Math.round(ways)
}

/**
 * Average number of draws until a ticket has exactly `matches` hits, if `drawSize` of `pool`
 * numbers are drawn.
 */
const hitsOneIn = (pool: number, drawSize: number, ticketSize: number, matches: number): number =>
  combinations(pool, ticketSize) /
  (combinations(drawSize, matches) * combinations(pool - drawSize, ticketSize - matches))

/** Prizes for a stake of 1.00 in hundredths, by number of matches. */
type Prizes = Readonly<Record<number, number>>

const hitTiers = (pool: number, drawSize: number, ticketSize: number, prizes: Prizes): Tier[] =>
  Object.entries(prizes)
    .map(([matches, prize]) => ({
      matches: Number(matches),
      prize,
      oneIn: hitsOneIn(pool, drawSize, ticketSize, Number(matches)),
    }))
    .toReversed()

/** Prizes of lottos, by the highest number of the lotto. */
const lottoPrizes: Readonly<Record<number, Prizes>> = {
  45: { 3: 940, 4: 16_000, 5: 800_000, 6: 50_000_000 },
  49: { 3: 1_100, 4: 22_000, 5: 1_300_000, 6: 100_000_000 },
  60: { 3: 2_100, 4: 50_000, 5: 4_000_000, 6: 200_000_000 },
}

/** Prizes of keno, by the number of chosen numbers. */
const kenoPrizes: Readonly<Record<number, Prizes>> = {
  1: { 1: 368 },
  2: { 2: 1_530 },
  3: { 2: 250, 3: 4_130 },
  4: { 2: 100, 3: 500, 4: 16_000 },
  5: { 3: 300, 4: 2_000, 5: 66_000 },
  6: { 3: 200, 4: 700, 5: 6_000, 6: 213_000 },
  7: { 3: 100, 4: 400, 5: 2_000, 6: 15_000, 7: 1_040_000 },
  8: { 4: 300, 5: 1_000, 6: 7_000, 7: 70_000, 8: 4_940_000 },
  9: { 4: 100, 5: 600, 6: 3_000, 7: 25_000, 8: 400_000, 9: 22_200_000 },
  10: { 5: 500, 6: 1_800, 7: 10_000, 8: 90_000, 9: 1_000_000, 10: 100_000_000 },
}

/** Number of throws of three dice, out of 216, with each total from 3 to 18. */
const totalWays = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]

/**
 * Prize in hundredths, rounded down, for the RTP `rtp` if `ways` of `of` equally likely results
 * win.
 */
const fairPrize = (rtp: number, ways: number, of: number): number =>
  Math.floor((rtp * of) / (ways * 100))

const none: Choice = { kind: 'NONE' }
const digits = (count: number): Choice => ({ kind: 'DIGITS', count })
const oneOf = (from: number, to: number): Choice => ({ kind: 'SET', from, to, least: 1, most: 1 })

/** Plays of a lottery format, with prizes for the given RTP. */
function makePlays({ format, pool = 60, rtp }: LotteryRules): Play[] {
  const single = (name: PlayName, choice: Choice, ways: number, of: number): Play => ({
    name,
    choice,
    tiers: { '': [{ matches: 1, prize: fairPrize(rtp, ways, of), oneIn: of / ways }] },
  })
  /**
   * Play that pays once for each of `count` drawn numbers that matches the number of the ticket.
   */
  const perHit = (name: PlayName, length: number, count: number): Play => {
    const of = 10 ** length
    const oneIn = 1 / (1 - (1 - 1 / of) ** count)
    const tier: Tier = { matches: 1, prize: fairPrize(rtp, count, of), oneIn, isPerHit: true }
    return { name, choice: digits(length), tiers: { '': [tier] } }
  }
  const exact = (name: PlayName, length: number) => single(name, digits(length), 1, 10 ** length)
  switch (format) {
    case 'VN_NORTH':
      return [exact('SPECIAL_2', 2), perHit('BOARD_2', 2, 27), exact('SPECIAL_3', 3)]
    case 'VN_SOUTH':
      return [exact('SPECIAL_2', 2), perHit('BOARD_2', 2, 18), exact('SPECIAL_3', 3)]
    case 'THAI':
      return [
        exact('FIRST_6', 6),
        perHit('FRONT_3', 3, 2),
        perHit('BACK_3', 3, 2),
        exact('BACK_2', 2),
      ]
    case 'DIGITS_3':
      return [exact('EXACT', 3), exact('LAST_2', 2), exact('LAST_1', 1)]
    case 'DIGITS_4':
      return [exact('EXACT', 4), exact('LAST_3', 3), exact('LAST_2', 2)]
    case 'DIGITS_5':
      return [exact('EXACT', 5), exact('LAST_3', 3), exact('LAST_2', 2), exact('LAST_1', 1)]
    case 'LOTTO_6': {
      const choice: Choice = { kind: 'SET', from: 1, to: pool, least: 6, most: 6 }
      return [
        { name: 'LOTTO', choice, tiers: { '': hitTiers(pool, 6, 6, lottoPrizes[pool] ?? {}) } },
      ]
    }
    case 'KENO_20': {
      const choice: Choice = { kind: 'SET', from: 1, to: 80, least: 1, most: 10 }
      const tiers = Object.entries(kenoPrizes).map(([count, prizes]) => [
        count,
        hitTiers(80, 20, Number(count), prizes),
      ])
      return [{ name: 'KENO', choice, tiers: Object.fromEntries(tiers) }]
    }
    case 'DICE_3': {
      const totals = totalWays.map((ways, index) => {
        const tier: Tier = { matches: 1, prize: fairPrize(rtp, ways, 216), oneIn: 216 / ways }
        return [String(index + 3), [tier]]
      })
      return [
        { name: 'TOTAL', choice: oneOf(3, 18), tiers: Object.fromEntries(totals) },
        single('SMALL', none, 1, 2),
        single('BIG', none, 1, 2),
        single('ODD', none, 1, 2),
        single('EVEN', none, 1, 2),
        single('ANY_TRIPLE', none, 6, 216),
        single('DOUBLE', oneOf(1, 6), 16, 216),
        single('TWO_DICE', { kind: 'SET', from: 1, to: 6, least: 2, most: 2 }, 30, 216),
        single('TRIPLE', oneOf(1, 6), 1, 216),
      ]
    }
    case 'RACE_10':
      return [
        single('WINNER', oneOf(1, 10), 1, 10),
        single('PLACE', oneOf(1, 10), 3, 10),
        single('EXACTA', { kind: 'ORDER', to: 10, count: 2 }, 1, 90),
        single('TRIFECTA', { kind: 'ORDER', to: 10, count: 3 }, 1, 720),
      ]
  }
}

const playsByRules = new Map<string, readonly Play[]>()

/** Plays of a lottery, in the order in which its page shows them. */
export function playsOf(rules: LotteryRules): readonly Play[] {
  const key = `${rules.format}/${rules.pool ?? ''}/${rules.rtp}`
  const plays = playsByRules.get(key) ?? makePlays(rules)
  playsByRules.set(key, plays)
  return plays
}
