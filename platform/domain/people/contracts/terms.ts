/** What contracts of the four kinds promise, and which promises more. */
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

/** A bet that counts: settled, with what came back of it; or several as one. Minor units. */
export type CountedBet = {
  memberId: string
  stake: number
  validBet: number
  win: number
  /** The stake of each where several equal ones are told as one. */
  each?: number
}

/** What a team has played in a period, and what a contract gives for it. Minor units. */
export type PeriodResult = {
  validBet: number
  /** What the members won less what they staked. */
  profitLoss: number
  activeMembers: number
  /** Ten-thousandths of a percent; nothing when the team has not reached what the terms ask for. */
  rate: number
  amount: number
}

/**
 * The rates of terms, each of which a lower contract must keep within: two of a real-time salary.
 */
export const ratesOf = (terms: ContractTerms): number[] => highestRatesOf(terms).map(toRate)

/** What the platform lets the head of a team promise who has no contract of their own. */
const ceilings: Readonly<Record<ContractKind, readonly number[]>> = {
  dividend: [40 * percent],
  dailyWage: [2 * percent],
  hourlyWage: [percent],
  realTimeSalary: [percent / 2, percent / 2],
}
export const ceilingOf = (kind: ContractKind): readonly number[] => ceilings[kind]

/** Whether one of the rates is higher than the bound allows. */
export const isAbove = (terms: ContractTerms, bound: readonly number[]): boolean =>
  ratesOf(terms).some((rate, index) => rate > (bound[index] ?? 0))

/** True if a tier of a dividend is out of step with the one before it. */
export const isOutOfStep = (terms: ContractTerms): boolean =>
  terms.kind === 'dividend' && tierProblems(terms.tiers).length > 0

/**
 * The members whose valid bets reach the minimum of an active member; a member without bets never
 * does.
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

/** The highest rate among the tiers that a team has reached with what it lost. */
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

/** A share of the bets whose stakes are large enough: of those won and of those lost. */
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
 * What a contract gives for what a team played in one period (CONTR-07 to CONTR-11).
 * @param bets the settled bets of the period, of the downline themselves and of all below them.
 */
export function reckon(terms: ContractTerms, bets: readonly CountedBet[]): PeriodResult {
  const validBet = sum(bets, (bet) => bet.validBet)
  const profitLoss = sum(bets, ({ win, stake }) => win - stake)
  const activeMembers = countActive(bets, toMinor(terms.minimumBetAmount))
  const figures = { validBet, profitLoss, activeMembers }
  if (activeMembers < terms.minimumActiveMembers) return { ...figures, rate: 0, amount: 0 }
  const share = (reached: boolean, rate: number, of: number) =>
    reached ? { ...figures, rate, amount: shareOf(of, rate) } : { ...figures, rate: 0, amount: 0 }
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
