import { describe, expect, it } from 'vitest'
import { flatRates, toRate } from '../../accounts/team/rates.ts'
import type { ContractRow, SettlementRow } from '../../base/collections/collections.ts'
import { startOfDay } from '../../base/time/marketTime.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { commissionsOf } from './commissions.ts'
import {
  day,
  minute,
  stake,
  startTeamOnSports,
  startWithCommissions,
} from './correctionsForTests.ts'
import { runningPeriodOf } from './runningPeriod.ts'
import { settlementsOf } from './settlements.ts'
import { allTerms } from './settlingForTests.ts'

const week = 7 * day
/** Payout of a bet of `stake` at odds of 2.05. */
const payout = 2_050

const basesOf = ({ figures }: SettlementRow) => figures.shares?.map(({ baseAmount }) => baseAmount)

describe('results that are corrected after their period was settled', () => {
  it('a corrected result changes the losses of the open period of a dividend, and not the settled period', async () => {
    const { end, betHome, contractOf, passTime, settlements, store, time } =
      await startTeamOnSports()
    await contractOf(allTerms.dividend)
    const { id } = await betHome('bra-0')
    await end('bra-0', 0, 1)
    await passTime(week)
    const [settled] = await settlements()
    expect(settled).toMatchObject({ amount: 100, figures: { profitLoss: -1_000 } })
    await betHome('bra-8', 5_000)
    await end('bra-0', 1, 0)
    const bookedAt = time.now
    await passTime(day)
    await end('bra-8', 0, 1)
    await passTime(week)
    const [same, next] = await settlements()
    expect(same).toEqual(settled)
    const change = { base: 'LOSSES', amount: -payout }
    expect(next).toMatchObject({
      amount: 295,
      figures: {
        profitLoss: -5_000,
        shares: [{ base: 'LOSSES', baseAmount: 5_000 - payout, rate: 100_000, amount: 295 }],
        corrections: { bets: [{ betId: id, ...change }], count: 1, totals: [change] },
      },
    })
    expect(await store.settlementCorrections.find()).toMatchObject([{ betId: id, bookedAt }])
    expect(await auditLedger(store)).toEqual([])
  })

  it('a corrected result moves a bet between the winning and losing bets of a real-time salary', async () => {
    const { end, betHome, contractOf, passTime, settlements } = await startTeamOnSports()
    await contractOf(allTerms.realTimeSalary)
    const { id } = await betHome('bra-0')
    await end('bra-0', 0, 1)
    await passTime(6 * minute)
    await end('bra-0', 1, 0)
    await passTime(6 * minute)
    const [first, second] = await settlements()
    expect(first).toMatchObject({ amount: 5, figures: { validBet: stake } })
    // The correction adds the stake to the winning bets of this period, so the period pays for it.
    // The stake cannot be subtracted from the losing bets, because this period has none. The
    // subtraction is carried to the next period.
    expect(second).toMatchObject({
      amount: 2,
      figures: {
        validBet: 0,
        corrections: {
          bets: [
            { betId: id, base: 'LOSING_BETS', amount: -stake },
            { betId: id, base: 'WINNING_BETS', amount: stake },
          ],
        },
        carried: [{ base: 'LOSING_BETS', amount: -stake }],
      },
    })
    expect(second && basesOf(second)).toEqual([stake, 0])
  })

  it('a corrected result changes the valid bets of a daily wage, whose condition counts only the bets of the day', async () => {
    const { end, cancel, betHome, contractOf, passTime, settlements } = await startTeamOnSports()
    await contractOf(allTerms.dailyWage)
    await betHome('bra-0')
    await end('bra-0', 0, 1)
    await passTime(day)
    await betHome('bra-2', 1_500)
    await cancel('bra-0')
    await passTime(day)
    await end('bra-2', 0, 1)
    await passTime(day)
    const [first, second, third] = await settlements()
    expect(first).toMatchObject({ amount: 10 })
    expect(second).toMatchObject({
      amount: 0,
      status: 'NOTHING',
      figures: { validBet: 0, carried: [{ base: 'VALID_BETS', amount: -stake }] },
    })
    // The day's bets of 1,500 reach the condition of 1,000. After the deduction of the stake that
    // was paid for the cancelled bet, 500 of them are paid.
    expect(third).toMatchObject({
      amount: 5,
      figures: {
        validBet: 1_500,
        shares: [{ baseAmount: 500 }],
        broughtForward: [{ base: 'VALID_BETS', amount: -stake }],
      },
    })
    expect(third?.figures).not.toHaveProperty('carried')
  })

  it('a corrected result changes the commissions of all agents above the player', async () => {
    const { end, cancel, betHome, passTime, settlements, balanceOf } = await startWithCommissions()
    await betHome('bra-0', 10_000)
    await end('bra-0', 0, 1)
    await passTime(day)
    expect([await balanceOf('m-2'), await balanceOf('m-3')]).toEqual([50, 50])
    await betHome('bra-2', 30_000)
    await passTime(day)
    await cancel('bra-0')
    await end('bra-2', 0, 1)
    await passTime(day)
    expect([await balanceOf('m-2'), await balanceOf('m-3')]).toEqual([150, 150])
    const [, later] = (await settlements()).filter(({ payeeId }) => payeeId === 'm-3')
    const change = { base: 'VALID_BETS', gameType: 'SPORTS', amount: -10_000 }
    expect(later?.figures).toMatchObject({
      validBet: 30_000,
      shares: [{ gameType: 'SPORTS', baseAmount: 20_000 }],
      corrections: { bets: [change], totals: [change] },
    })
  })

  it('the running period of a contract counts and lists corrected bets of settled periods', async () => {
    const { end, betHome, contractOf, passTime, store } = await startTeamOnSports()
    const { id: contractId } = await contractOf(allTerms.dividend)
    const { id } = await betHome('bra-0')
    await end('bra-0', 1, 0)
    await passTime(week)
    await end('bra-0', 1, 1)
    const contract = await store.contracts.get(contractId)
    const running = contract && (await runningPeriodOf(store, contract))
    expect(running?.result).toMatchObject({
      profitLoss: 0,
      rate: 100_000,
      amount: 205,
      corrections: { bets: [{ betId: id, base: 'LOSSES', amount: payout }] },
    })
  })
})

describe('corrections that add up to zero', () => {
  it('a result that is corrected and corrected back in one period leaves no correction', async () => {
    const { end, betHome, contractOf, passTime, corrections, settlements } =
      await startTeamOnSports()
    await contractOf(allTerms.dividend)
    await betHome('bra-0')
    await end('bra-0', 0, 1)
    await passTime(week)
    await end('bra-0', 1, 0)
    expect(await corrections()).toHaveLength(1)
    await end('bra-0', 0, 1)
    expect(await corrections()).toEqual([])
    await passTime(week)
    expect(await settlements()).toHaveLength(1)
  })

  it('a result that is corrected back in a later period pays nothing in total', async () => {
    const { end, cancel, betHome, passTime, balanceOf, settlements, corrections } =
      await startWithCommissions()
    await betHome('bra-0', 10_000)
    await end('bra-0', 0, 1)
    await passTime(day)
    const paid = await balanceOf('m-2')
    await cancel('bra-0')
    await passTime(day)
    await end('bra-0', 0, 1)
    await passTime(2 * day)
    expect(await balanceOf('m-2')).toBe(paid)
    expect((await corrections()).filter(({ branchId }) => branchId === 'm-1')).toMatchObject([
      { amount: -10_000 },
      { amount: 10_000 },
    ])
    const of = (await settlements()).filter(({ payeeId }) => payeeId === 'm-2')
    expect(of.map(({ amount }) => amount)).toEqual([50, 0, 0])
    expect(of.at(-1)?.figures).not.toHaveProperty('carried')
  })
})

describe('several periods that are settled in one run', () => {
  const at = Date.UTC(2026, 10, 20, 12)
  const bet = { memberId: 'm-1', stake, validBet: stake, win: 0, settledAt: at + day }
  const change = { base: 'VALID_BETS', amount: -400 } as const
  const booked = { ...change, count: 1, bookedAt: at }
  const carriedOver = [{ carried: [change] }, { broughtForward: [change] }]

  it('a contract carries a change from a period without play to the next one', () => {
    const contract: ContractRow = {
      id: 'ct-1',
      kind: 'dailyWage',
      uplineId: null,
      downlineId: 'm-2',
      status: 'ACTIVE',
      terms: { ...allTerms.dailyWage, betAmountDaily: '0.00' },
      offeredAt: 0,
      expiresAt: 0,
      acceptedAt: 0,
      endedAt: null,
      endReason: null,
      settledUntil: startOfDay(at),
    }
    const span = { from: startOfDay(at), until: startOfDay(at) + 2 * day }
    const rows = settlementsOf(contract, [bet], span, { changes: [booked], forward: [] })
    expect(rows.map(({ figures }) => figures)).toMatchObject(carriedOver)
    expect(rows.map(({ amount }) => amount)).toEqual([0, 6])
  })

  it('a commission carries a change from a day without play to the next one, within its branch', () => {
    const sports = { gameType: 'SPORTS', branchId: 'm-1' }
    const branches = ['m-1', 'm-4'].map((id) => {
      return { id, rates: {}, bets: [{ ...bet, memberId: id, gameType: 'SPORTS' }] }
    })
    const changes = [{ ...booked, ...sports }]
    const rates = flatRates(toRate('1.00'))
    const rows = commissionsOf('m-2', rates, branches, { changes, forward: [] })
    expect(rows.map(({ figures }) => figures)).toMatchObject(carriedOver)
    expect(rows.map(({ amount }) => amount)).toEqual([0, 6 + 10])
  })
})

describe('corrections that need no booking', () => {
  it('the settlement of a period uses the result of a bet that was corrected before the period ended', async () => {
    const { end, betHome, contractOf, passTime, corrections, settlements } =
      await startTeamOnSports()
    await contractOf(allTerms.dividend)
    await betHome('bra-0')
    await end('bra-0', 1, 0)
    await end('bra-0', 0, 1)
    expect(await corrections()).toEqual([])
    await passTime(week)
    const [settled] = await settlements()
    expect(settled).toMatchObject({ amount: 100 })
    expect(settled?.figures).not.toHaveProperty('corrections')
  })

  it('a correction whose job runs twice is booked once', async () => {
    const { end, betHome, contractOf, passTime, corrections, store, time } =
      await startTeamOnSports()
    await contractOf(allTerms.dividend)
    const { id } = await betHome('bra-0')
    await end('bra-0', 0, 1)
    await passTime(week)
    await end('bra-0', 1, 0)
    const job = { kind: 'correctBet', subject: `bra-0/${id}`, dueAt: time.now, failures: 0 }
    await store.jobs.insert({ id: 'j-1', ...job })
    await passTime(minute)
    expect(await corrections()).toMatchObject([{ betId: id, amount: -payout }])
  })

  it('the correction of a bet from before a contract, or of an ended contract, is not booked', async () => {
    const { end, betHome, contractOf, passTime, corrections, store } = await startTeamOnSports()
    await betHome('bra-0')
    await end('bra-0', 0, 1)
    await passTime(minute)
    const { id } = await contractOf(allTerms.dividend)
    await passTime(week)
    await end('bra-0', 1, 0)
    expect(await corrections()).toEqual([])
    await betHome('bra-8')
    await passTime(day)
    await end('bra-8', 0, 1)
    await passTime(week)
    await store.contracts.update(id, { status: 'ENDED' })
    await end('bra-8', 1, 0)
    expect(await corrections()).toEqual([])
  })
})

it('a settlement lists at most 50 corrected bets, and the totals of all corrected bets', async () => {
  const { end, betHome, contractOf, passTime, settlements } = await startTeamOnSports()
  await contractOf(allTerms.dividend)
  for (let index = 0; index < 60; index += 1) await betHome('bra-0', 100)
  await end('bra-0', 1, 0)
  await passTime(week)
  await end('bra-0', 0, 1)
  await passTime(week)
  const corrected = (await settlements()).at(-1)?.figures.corrections
  expect(corrected?.bets).toHaveLength(50)
  expect(corrected).toMatchObject({ count: 60, totals: [{ base: 'LOSSES', amount: 60 * 205 }] })
})
