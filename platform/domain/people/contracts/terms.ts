/** Terms of the four kinds of contracts, their results, and their comparison. */
import type { components } from '../../../../src/api/gen/paths.ts'
import {
  highestRatesOf,
  neededBets,
  tierProblems,
} from '../../../../src/lib/contracts/contractTerms.ts'
import { toMinor } from '../../../../src/lib/money.ts'
import { percent, shareOf, toRate } from '../../accounts/team/rates.ts'
import type { LeftOutBets, SettledShare } from '../../base/collections/contracts.ts'
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
 * Sums of a team's bets in a period, and the amount that a contract pays for them, in minor units.
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
}

/** Rates of terms, which limit the rates of contracts below; two rates for a real-time salary. */
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

/** True if a tier of a dividend is inconsistent with the previous one. */
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

const shareAt = (base: SettledShare['base'], baseAmount: number, rate: number): SettledShare => ({
  base,
  baseAmount,
  rate,
  amount: shareOf(baseAmount, rate),
})

/** Sum of shares, in minor units. */
export const amountOf = (shares: readonly SettledShare[]): number =>
  shares.reduce((total, { amount }) => total + amount, 0)

/** Shares of the bets with large enough stakes, with separate rates for winning and losing bets. */
function realTimeShares(
  { profitRate, lossRate, singleBet }: Schemas['RealTimeSalaryTerms'],
  bets: readonly CountedBet[],
): { shares: SettledShare[]; leftOut: LeftOutBets } {
  const least = toMinor(singleBet)
  const kinds = Map.groupBy(bets, ({ stake, win, each = stake }) => {
    if (each < least) return 'small'
    if (win === stake) return 'even'
    return win > stake ? 'won' : 'lost'
  })
  const validBetOf = (kind: 'small' | 'even' | 'won' | 'lost') =>
    sum(kinds.get(kind) ?? [], ({ validBet }) => validBet)
  return {
    shares: [
      shareAt('WINNING_BETS', validBetOf('won'), toRate(profitRate)),
      shareAt('LOSING_BETS', validBetOf('lost'), toRate(lossRate)),
    ],
    leftOut: { singleBet: least, small: validBetOf('small'), even: validBetOf('even') },
  }
}

/**
 * Result of a contract for a team's play in one period (CONTR-07 to CONTR-11).
 * @param bets settled bets of the period, of the downline and of all members below.
 */
export function reckon(terms: ContractTerms, bets: readonly CountedBet[]): PeriodResult {
  const validBet = sum(bets, (bet) => bet.validBet)
  const profitLoss = sum(bets, ({ win, stake }) => win - stake)
  const activeMembers = countActive(bets, toMinor(terms.minimumBetAmount))
  const figures = { validBet, profitLoss, activeMembers }
  const nothing = { ...figures, rate: 0, amount: 0, shares: [] }
  if (activeMembers < terms.minimumActiveMembers) return nothing
  const share = (isReached: boolean, rate: number, base: SettledShare['base'], of: number) => {
    if (!isReached || rate === 0) return nothing
    const shares = [shareAt(base, of, rate)]
    return { ...figures, rate, amount: amountOf(shares), shares }
  }
  switch (terms.kind) {
    case 'dividend': {
      const lostAmount = Math.max(0, -profitLoss)
      const rate = tierRate(terms, { validBet, lostAmount, active: activeMembers })
      return share(lostAmount > 0, rate, 'LOSSES', lostAmount)
    }
    case 'dailyWage':
    case 'hourlyWage':
      return share(
        validBet >= toMinor(neededBets(terms)),
        toRate(terms.rate),
        'VALID_BETS',
        validBet,
      )
    case 'realTimeSalary': {
      const parts = realTimeShares(terms, bets)
      return { ...figures, rate: toRate(terms.lossRate), amount: amountOf(parts.shares), ...parts }
    }
  }
}
