/** Terms of the four kinds of contracts, their results and their comparison. */
import type { components } from '../../../../src/api/gen/paths.ts'
import {
  highestRatesOf,
  neededBets,
  tierProblems,
} from '../../../../src/lib/contracts/contractTerms.ts'
import { toMinor } from '../../../../src/lib/money.ts'
import { percent, shareOf, toRate } from '../../accounts/team/rates.ts'
import type { ContractKind } from './contractState.ts'

type Schemas = components['schemas']
export type ContractTerms = Schemas['ContractTerms']

/** Settled bet with its return, or several bets merged into one. In minor units. */
export type CountedBet = {
  memberId: string
  stake: number
  validBet: number
  win: number
  /** Stake of each bet if several equal ones are merged. */
  each?: number
}

/** Play of a team in a period, and the amount that a contract pays for it. In minor units. */
export type PeriodResult = {
  validBet: number
  /** Winnings of the members less their stakes. */
  profitLoss: number
  activeMembers: number
  /** In ten-thousandths of a percent; 0 if the team has not met the terms' conditions. */
  rate: number
  amount: number
}

/** Rates of terms, which bound those of lower contracts; two for a real-time salary. */
export const ratesOf = (terms: ContractTerms): number[] => highestRatesOf(terms).map(toRate)

/** Highest rates for the head of a team without a contract of their own. */
const ceilings: Readonly<Record<ContractKind, readonly number[]>> = {
  dividend: [40 * percent],
  dailyWage: [2 * percent],
  hourlyWage: [percent],
  realTimeSalary: [percent / 2, percent / 2],
}
export const ceilingOf = (kind: ContractKind): readonly number[] => ceilings[kind]

/** True if one of the rates exceeds the bound. */
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

/** Share of the bets with large enough stakes, at separate rates for won and lost bets. */
function realTimeAmount(
  { profitRate, lossRate, singleBet }: Schemas['RealTimeSalaryTerms'],
  bets: readonly CountedBet[],
): number {
  const counted = bets.filter(({ stake, each = stake }) => each >= toMinor(singleBet))
  const won = counted.filter(({ stake, win }) => win > stake)
  const lost = counted.filter(({ stake, win }) => win < stake)
  const validBet = (bet: CountedBet) => bet.validBet
  return (
    shareOf(sum(won, validBet), toRate(profitRate)) + shareOf(sum(lost, validBet), toRate(lossRate))
  )
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
  if (activeMembers < terms.minimumActiveMembers) return { ...figures, rate: 0, amount: 0 }
  const share = (isReached: boolean, rate: number, of: number) =>
    isReached ? { ...figures, rate, amount: shareOf(of, rate) } : { ...figures, rate: 0, amount: 0 }
  switch (terms.kind) {
    case 'dividend': {
      const lostAmount = Math.max(0, -profitLoss)
      const rate = tierRate(terms, { validBet, lostAmount, active: activeMembers })
      return share(lostAmount > 0, rate, lostAmount)
    }
    case 'dailyWage':
    case 'hourlyWage':
      return share(validBet >= toMinor(neededBets(terms)), toRate(terms.rate), validBet)
    case 'realTimeSalary':
      return { ...figures, rate: toRate(terms.lossRate), amount: realTimeAmount(terms, bets) }
  }
}
