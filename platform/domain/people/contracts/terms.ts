/** Terms of the four kinds of contracts, their results, and their comparison. */
import type { components } from '../../../../src/api/gen/paths.ts'
import {
  highestRatesOf,
  neededBets,
  tierProblems,
} from '../../../../src/lib/contracts/contractTerms.ts'
import { toMinor } from '../../../../src/lib/money.ts'
import { percent, shareOf, toRate } from '../../accounts/team/rates.ts'
import type {
  BaseChange,
  LeftOutBets,
  SettledShare,
  ShareBase,
} from '../../base/collections/contracts.ts'
import type { ContractKind } from './contractState.ts'

type Schemas = components['schemas']
export type ContractTerms = Schemas['ContractTerms']

/** Settled bet, or several bets of a member merged into one. Amounts in minor units. */
export type CountedBet = {
  memberId: string
  stake: number
  validBet: number
  win: number
  /** Stake of each bet, if several bets of the same stake are merged. */
  each?: number
}

/**
 * Sums of a team's bets in a period, and the amount that a contract pays for these bets. All
 * amounts in minor units.
 */
export type PeriodResult = {
  validBet: number
  /** Wins of the members less their stakes. */
  profitLoss: number
  activeMembers: number
  /** In ten-thousandths of a percent; 0 if the team has not met the terms' conditions. */
  rate: number
  amount: number
  /** Parts of the amount; empty if the team has not met the terms' conditions. */
  shares: SettledShare[]
  leftOut?: LeftOutBets
  /** Changes of bases that are carried to the next period; omitted if there are none. */
  carried?: BaseChange[]
}

/**
 * Rates of terms: one rate, or two for a real-time salary. A member who receives these rates cannot
 * promise higher rates to downlines.
 */
export const ratesOf = (terms: ContractTerms): number[] => highestRatesOf(terms).map(toRate)

/** Highest rates that the head of a team may promise without a contract of their own. */
const ceilings: Readonly<Record<ContractKind, readonly number[]>> = {
  dividend: [40 * percent],
  dailyWage: [2 * percent],
  hourlyWage: [percent],
  realTimeSalary: [percent / 2, percent / 2],
}
export const ceilingOf = (kind: ContractKind): readonly number[] => ceilings[kind]

/** True if one of the rates of the terms exceeds its bound. */
export const isAbove = (terms: ContractTerms, bound: readonly number[]): boolean =>
  ratesOf(terms).some((rate, index) => rate > (bound[index] ?? 0))

/**
 * True if a tier of a dividend is inconsistent with the tier before it: each tier must have
 * stricter conditions and a higher rate.
 */
export const isOutOfStep = (terms: ContractTerms): boolean =>
  terms.kind === 'dividend' && tierProblems(terms.tiers).length > 0

/**
 * Number of members whose valid bets reach the minimum of an active member; at least one minor unit
 * is required.
 */
function countActive(bets: readonly CountedBet[], minimum: number): number {
  const sums = new Map<string, number>()
  for (const { memberId, validBet } of bets) {
    sums.set(memberId, (sums.get(memberId) ?? 0) + validBet)
  }
  return [...sums.values()].filter((sum) => sum >= Math.max(1, minimum)).length
}

const sum = (bets: readonly CountedBet[], of: (bet: CountedBet) => number): number =>
  bets.reduce((total, bet) => total + of(bet), 0)

/** Highest rate among the tiers whose conditions the team has met. */
function tierRate(
  { tiers }: Schemas['DividendTerms'],
  { validBet, lostAmount, active }: { validBet: number; lostAmount: number; active: number },
): number {
  const reached = tiers.filter(
    (tier) =>
      validBet >= toMinor(tier.periodValidBet) &&
      lostAmount >= toMinor(tier.periodProfitLoss) &&
      active >= tier.activeMemberCount,
  )
  return Math.max(0, ...reached.map(({ rate }) => toRate(rate)))
}

/**
 * Base of a settlement: its amount from bets alone, without corrections (`played`), and the rate at
 * which the amount is paid.
 */
type Part = { base: ShareBase; played: number; rate: number }

/** Sums of changes by base and game type; sums of zero are left out. */
export function sumChanges(changes: readonly BaseChange[]): BaseChange[] {
  const sums = Map.groupBy(changes, ({ base, gameType = '' }) => `${base} ${gameType}`)
  return [...sums.values()].flatMap((of) => {
    const amount = of.reduce((total, change) => total + change.amount, 0)
    const { base, gameType } = of[0] ?? {}
    if (base === undefined || amount === 0) return []
    return [{ base, ...(gameType !== undefined && { gameType }), amount }]
  })
}

/**
 * Shares of bases with their changes. A base below zero counts as zero, and the negative sum is
 * carried to the next period.
 */
function sharesOf(parts: readonly Part[], changes: readonly BaseChange[]) {
  const totals = parts.map(({ base, played, rate }) => {
    const ofBase = changes.filter((change) => change.base === base)
    return { base, rate, total: ofBase.reduce((total, { amount }) => total + amount, played) }
  })
  const shares = totals.map(({ base, rate, total }): SettledShare => {
    const baseAmount = Math.max(0, total)
    return { base, baseAmount, rate, amount: shareOf(baseAmount, rate) }
  })
  const rests = totals.filter(({ total }) => total < 0)
  return { shares, carried: rests.map(({ base, total }) => ({ base, amount: total })) }
}

const showCarried = (carried: BaseChange[]) => (carried.length > 0 ? { carried } : {})

/** Sum of shares, in minor units. */
export const amountOf = (shares: readonly SettledShare[]): number =>
  shares.reduce((total, { amount }) => total + amount, 0)

/** Shares of the bets with large enough stakes, with separate rates for winning and losing bets. */
function realTimeParts(
  { profitRate, lossRate, singleBet }: Schemas['RealTimeSalaryTerms'],
  bets: readonly CountedBet[],
): { parts: Part[]; leftOut: LeftOutBets } {
  const least = toMinor(singleBet)
  const kinds = Map.groupBy(bets, (bet) => kindOfBet(bet, least))
  const validBetOf = (kind: ReturnType<typeof kindOfBet>) =>
    sum(kinds.get(kind) ?? [], ({ validBet }) => validBet)
  return {
    parts: [
      { base: 'WINNING_BETS', played: validBetOf('WINNING_BETS'), rate: toRate(profitRate) },
      { base: 'LOSING_BETS', played: validBetOf('LOSING_BETS'), rate: toRate(lossRate) },
    ],
    leftOut: { singleBet: least, small: validBetOf('small'), even: validBetOf('even') },
  }
}

/** Base of a real-time salary to which a bet belongs, or the reason why it belongs to none. */
function kindOfBet({ stake, win, each = stake }: Omit<CountedBet, 'memberId'>, minimum: number) {
  if (each < minimum) return 'small'
  if (win === stake) return 'even'
  return win > stake ? 'WINNING_BETS' : 'LOSING_BETS'
}

/** Results of a bet, in minor units. */
type BetResult = Pick<CountedBet, 'validBet' | 'win'>

/**
 * Changes that a corrected result makes to the bases of terms. Bases that do not change are left
 * out.
 */
export function changesOf(
  terms: ContractTerms,
  stake: number,
  before: BetResult,
  after: BetResult,
): BaseChange[] {
  switch (terms.kind) {
    case 'dividend':
      return sumChanges([{ base: 'LOSSES', amount: before.win - after.win }])
    case 'dailyWage':
    case 'hourlyWage':
      return sumChanges([{ base: 'VALID_BETS', amount: after.validBet - before.validBet }])
    case 'realTimeSalary':
      return sumChanges(
        [
          { win: before.win, validBet: -before.validBet },
          { win: after.win, validBet: after.validBet },
        ].flatMap(({ win, validBet }) => {
          const base = kindOfBet({ stake, win, validBet }, toMinor(terms.singleBet))
          return base === 'small' || base === 'even' ? [] : [{ base, amount: validBet }]
        }),
      )
  }
}

/**
 * Result of a contract for a team's bets in one period (CONTR-07 to CONTR-11). Conditions are
 * checked against the bets alone; rates apply to the bets plus the changes. A period that does not
 * meet the conditions pays nothing and carries the changes.
 * @param bets settled bets of the period, of the downline and of all members below.
 * @param changes changes of bases by corrected results, and those of earlier periods.
 */
export function reckon(
  terms: ContractTerms,
  bets: readonly CountedBet[],
  changes: readonly BaseChange[] = [],
): PeriodResult {
  const validBet = sum(bets, (bet) => bet.validBet)
  const profitLoss = sum(bets, ({ win, stake }) => win - stake)
  const activeMembers = countActive(bets, toMinor(terms.minimumBetAmount))
  const figures = { validBet, profitLoss, activeMembers }
  const nothing = { ...figures, rate: 0, amount: 0, shares: [] }
  const unchanged = { ...nothing, ...showCarried(sumChanges(changes)) }
  if (activeMembers < terms.minimumActiveMembers) return unchanged
  const share = (isReached: boolean, part: Part): PeriodResult => {
    const { rate } = part
    if (!isReached || rate === 0) return unchanged
    const { shares, carried } = sharesOf([part], changes)
    const isEmpty = part.played === 0 && shares.every(({ baseAmount }) => baseAmount === 0)
    if (isEmpty) return { ...nothing, ...showCarried(carried) }
    return { ...figures, rate, amount: amountOf(shares), shares, ...showCarried(carried) }
  }
  switch (terms.kind) {
    case 'dividend': {
      const lostAmount = Math.max(0, -profitLoss)
      const rate = tierRate(terms, { validBet, lostAmount, active: activeMembers })
      return share(true, { base: 'LOSSES', played: lostAmount, rate })
    }
    case 'dailyWage':
    case 'hourlyWage':
      return share(validBet >= toMinor(neededBets(terms)), {
        base: 'VALID_BETS',
        played: validBet,
        rate: toRate(terms.rate),
      })
    case 'realTimeSalary': {
      const { parts, leftOut } = realTimeParts(terms, bets)
      const { shares, carried } = sharesOf(parts, changes)
      const paid = { rate: toRate(terms.lossRate), amount: amountOf(shares), shares, leftOut }
      return { ...figures, ...paid, ...showCarried(carried) }
    }
  }
}
