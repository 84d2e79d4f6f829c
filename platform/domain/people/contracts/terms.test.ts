import { describe, expect, it } from 'vitest'
import {
  type ContractTerms,
  type CountedBet,
  changesOf,
  isAbove,
  ratesOf,
  reckon,
} from './terms.ts'

const minimums = { minimumBetAmount: '10.00', minimumActiveMembers: 2 }
const dividend: ContractTerms = {
  kind: 'dividend',
  period: 'MONTHLY',
  ...minimums,
  tiers: [
    { periodValidBet: '100.00', periodProfitLoss: '10.00', activeMemberCount: 2, rate: '5.00' },
    { periodValidBet: '500.00', periodProfitLoss: '50.00', activeMemberCount: 3, rate: '12.50' },
  ],
}
const daily: ContractTerms = {
  kind: 'dailyWage',
  betAmountDaily: '100.00',
  rate: '0.40',
  ...minimums,
}
const hourly: ContractTerms = {
  kind: 'hourlyWage',
  betAmountPerHour: '100.00',
  rate: '0.20',
  ...minimums,
}
const realTime: ContractTerms = {
  kind: 'realTimeSalary',
  profitRate: '0.10',
  lossRate: '0.50',
  singleBet: '5.00',
  ...minimums,
}
const bet = (memberId: string, stake: number, win: number): CountedBet => ({
  memberId,
  stake,
  validBet: stake,
  win,
})
/** Two members with bets of 200.00 in total and a loss of 30.00. */
const team = [bet('a', 10_000, 7_500), bet('b', 10_000, 9_500)]

describe('contract results', () => {
  it("[CONTR-07] a dividend is a share of the team's losses, at the rate of the highest tier reached", () => {
    expect(reckon(dividend, team)).toEqual({
      validBet: 20_000,
      profitLoss: -3_000,
      activeMembers: 2,
      rate: 50_000,
      amount: 150,
      shares: [{ base: 'LOSSES', baseAmount: 3_000, rate: 50_000, amount: 150 }],
    })
    const much = [...team, bet('c', 40_000, 30_000)]
    expect(reckon(dividend, much)).toMatchObject({ rate: 125_000, amount: 1_625 })
    // A tier requires all of its conditions: with one member fewer the lower tier applies.
    const fewer = [...team, bet('a', 40_000, 30_000)]
    expect(reckon(dividend, fewer)).toMatchObject({ rate: 50_000, amount: 650 })
  })

  it('a dividend is zero if the team has won', () => {
    expect(reckon(dividend, [...team, bet('a', 100, 90_000)])).toMatchObject({ rate: 0, amount: 0 })
  })

  it('[CONTR-08][CONTR-09] a wage is a share of the valid bets, once their sum reaches the agreed amount', () => {
    expect(reckon(daily, team)).toMatchObject({ rate: 4_000, amount: 80 })
    expect(reckon(hourly, team)).toMatchObject({ rate: 2_000, amount: 40 })
    const short = [bet('a', 5_000, 0), bet('b', 4_999, 0)]
    expect(reckon(daily, short)).toMatchObject({ validBet: 9_999, rate: 0, amount: 0 })
    expect(reckon(hourly, short)).toMatchObject({ rate: 0, amount: 0 })
    expect(reckon(daily, [...short, bet('a', 1, 0)])).toMatchObject({ amount: 40 })
  })

  it('[CONTR-10] a real-time salary is a share of each winning or losing bet of at least the agreed amount', () => {
    const bets = [
      bet('a', 10_000, 20_000),
      bet('b', 4_000, 0),
      bet('b', 499, 0),
      bet('a', 600, 600),
    ]
    expect(reckon(realTime, bets)).toMatchObject({ validBet: 15_099, amount: 10 + 20 })
  })

  it('a real-time salary lists the sums of winning and losing bets with their rates, and the bets that earn nothing', () => {
    const result = reckon(realTime, [
      bet('a', 10_000, 20_000),
      bet('b', 4_000, 0),
      bet('b', 499, 0),
      bet('a', 600, 600),
    ])
    expect(result.shares).toEqual([
      { base: 'WINNING_BETS', baseAmount: 10_000, rate: 1_000, amount: 10 },
      { base: 'LOSING_BETS', baseAmount: 4_000, rate: 5_000, amount: 20 },
    ])
    expect(result.leftOut).toEqual({ singleBet: 500, small: 499, even: 600 })
    const bases = result.shares.reduce((sum, { baseAmount }) => sum + baseAmount, 499 + 600)
    expect(bases).toBe(result.validBet)
  })

  it('[CONTR-11] a contract pays nothing with too few active members; an active member reaches a minimum of bets', () => {
    const one = [bet('a', 50_000, 0), bet('b', 999, 0)]
    for (const terms of [dividend, daily, hourly, realTime]) {
      expect(reckon(terms, one)).toMatchObject({ activeMembers: 1, rate: 0, amount: 0 })
      expect(reckon(terms, [...one, bet('b', 1, 0)]).amount).toBeGreaterThan(0)
    }
  })

  it('terms exceed a bound if one of their rates exceeds it', () => {
    expect(ratesOf(dividend)).toEqual([125_000])
    expect(isAbove(dividend, [125_000])).toBe(false)
    expect(isAbove(daily, [3_999])).toBe(true)
    expect(isAbove(realTime, [1_000, 5_000])).toBe(false)
    expect(isAbove(realTime, [5_000, 4_999])).toBe(true)
    expect(isAbove(hourly, [])).toBe(true)
  })
})

describe("changes of a contract's bases by corrected results", () => {
  const losses = (amount: number) => [{ base: 'LOSSES', amount }] as const
  const validBets = (amount: number) => [{ base: 'VALID_BETS', amount }] as const

  it('a correction is paid at the rate that the bets of the period have reached, and does not affect this rate', () => {
    expect(reckon(dividend, team, losses(2_000))).toMatchObject({
      profitLoss: -3_000,
      rate: 50_000,
      amount: 250,
      shares: [{ baseAmount: 5_000 }],
    })
    // The bets of 20,000 meet the condition of 10,000. With the correction they would not: 8,000
    // remain.
    expect(reckon(daily, team, validBets(-12_000))).toMatchObject({ amount: 32, validBet: 20_000 })
    expect(reckon(daily, team, validBets(-12_000))).not.toHaveProperty('carried')
  })

  it('corrections reduce a base at most to zero, and the rest is carried to the next period', () => {
    expect(reckon(daily, team, validBets(-25_000))).toMatchObject({
      amount: 0,
      shares: [{ baseAmount: 0 }],
      carried: [{ base: 'VALID_BETS', amount: -5_000 }],
    })
    const fewLosses = [...losses(-4_000), ...losses(500)]
    expect(reckon(dividend, team, fewLosses).carried).toEqual([{ base: 'LOSSES', amount: -500 }])
  })

  it('a period that does not meet its conditions carries all corrections, also if their sum is positive', () => {
    const few = [bet('a', 10_000, 0)]
    const changes = [...losses(300), ...losses(-100)]
    expect(reckon(dividend, few, changes)).toMatchObject({
      amount: 0,
      shares: [],
      carried: [{ base: 'LOSSES', amount: 200 }],
    })
    expect(reckon(dividend, few, [...losses(300), ...losses(-300)])).not.toHaveProperty('carried')
  })

  it('a corrected bet changes the bases of each kind of terms, but a bet that does not count changes none', () => {
    const lost = { validBet: 1_000, win: 0 }
    const won = { validBet: 1_000, win: 2_050 }
    const returned = { validBet: 0, win: 1_000 }
    expect(changesOf(dividend, 1_000, lost, won)).toEqual(losses(-2_050))
    expect(changesOf(daily, 1_000, lost, won)).toEqual([])
    expect(changesOf(hourly, 1_000, won, returned)).toEqual(validBets(-1_000))
    expect(changesOf(realTime, 1_000, lost, won)).toEqual([
      { base: 'LOSING_BETS', amount: -1_000 },
      { base: 'WINNING_BETS', amount: 1_000 },
    ])
    expect(changesOf(realTime, 1_000, returned, lost)).toEqual([
      { base: 'LOSING_BETS', amount: 1_000 },
    ])
    expect(changesOf(realTime, 499, lost, won)).toEqual([])
  })
})
