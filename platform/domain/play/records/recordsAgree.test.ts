import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import type { BetRow, LedgerEntryRow } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { addPlays, turnoverOf } from '../../money/ledger/turnover.ts'
import { playForTests } from '../bets/playForTests.ts'
import {
  bonusesInPages,
  findBonuses,
  findTransactions,
  inAndOut,
  type PaidBonus,
  pageOfBonuses,
} from './accountRecord.ts'
import { recordOfBets } from './betRecord.ts'
import { profitRecord } from './profitRecord.ts'
import { type Player, type Step, step, take } from './stepsForTests.ts'
import { recordOfTransactions } from './transactions.ts'

/** Checks that bonuses match the balance of the bonus account and the ledger entries. */
async function bonusesAgree({ store }: Player): Promise<void> {
  const entries = await store.ledgerEntries.find({ where: { memberId: 'm-1' } })
  const open = await store.bets.find({ where: { status: 'PENDING' } })
  const bonuses = await store.bonuses.find()
  const heldByBonuses = bonuses.reduce((sum, { balance }) => sum + balance, 0)
  expect((await store.wallets.get('m-1/bonus'))?.balance ?? 0).toBe(heldByBonuses)
  for (const { id, status, balance, inPlay, played: counted, required, paidOut } of bonuses) {
    const out = entries.filter(
      ({ account, reference }) => account === 'm-1/bonus' && reference === id,
    )
    expect(out.reduce((sum, { amount }) => sum - amount, 0)).toBe(paidOut)
    expect(counted).toBeLessThanOrEqual(required)
    expect(counted === required).toBe(status === 'COMPLETED')
    expect(balance === 0 || status === 'ACTIVE').toBe(true)
    expect(inPlay).toBeGreaterThanOrEqual(0)
  }
  const inPlay = bonuses.reduce((sum, bonus) => sum + bonus.inPlay, 0)
  const pending = new Set(open.map(({ id }) => id))
  const onBets = (await store.bonusStakes.find()).filter(({ betId }) => pending.has(betId))
  expect(onBets.reduce((sum, { amount }) => sum + amount, 0)).toBe(inPlay)
}

/**
 * Checks that the pages of bonuses contain all granted bonuses, newest first and without
 * duplicates.
 */
async function bonusPagesAgree(store: Player['store'], period: Period): Promise<void> {
  const all = (await findBonuses(store, 'm-1', period)).toSorted(
    (a, b) => b.at - a.at || compareTexts(b.id, a.id),
  )
  const shown: PaidBonus[] = []
  for (let page = 1; shown.length < all.length; page += 1) {
    const { page: one, kinds } = await pageOfBonuses(store, 'm-1', period, { page, pageSize: 3 })
    expect(one.total).toBe(all.length)
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    expect(one.items.length).toBe(Math.min(3, all.length - shown.length))
    shown.push(...one.items)
  }
  expect(shown).toEqual(all)
  const written: LedgerEntryRow[] = []
  for await (const rows of bonusesInPages(store, 'm-1', period)) written.push(...rows)
  expect(written).toEqual(all)
}

const sumOf = (rows: readonly BetRow[]) => addPlays(rows.map((row) => ({ ...row, bets: 1 })))

async function checkRecords(steps: readonly Step[], seed: string): Promise<void> {
  const player = await playForTests({ balance: 20_000, seed })
  const { store, time, balanceNow } = player
  for (const one of steps) await take(player, one)

  const period = { from: 0, to: time.now + 1_000 }
  const whole = { pageSize: 10_000 }
  const { page, totals } = await recordOfBets(store, ['m-1'], period, whole)
  const bets = page.items
  const transactions = await findTransactions(store, 'm-1', period)
  const profit = await profitRecord(store, 'm-1', period)
  const entries = await store.ledgerEntries.find({ where: { memberId: 'm-1' } })
  const moved = (...kinds: string[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  const stakeOf = (status: string) => sumOf(bets.filter((one) => one.status === status)).stake

  // The entries of the account record add up to the balance.
  const { in: came, out: went } = inAndOut(transactions)
  expect(came - went).toBe(await balanceNow())
  expect(transactions[0]?.balanceAfter ?? 0).toBe(await balanceNow())
  // The betting record matches the ledger entries of bets.
  expect(stakeOf('SETTLED') + stakeOf('PENDING')).toBe(-moved('BET', 'BET_RETURNED') + 0)
  expect(sumOf(bets).win).toBe(moved('WIN', 'BET_CORRECTED'))
  expect(sumOf(bets)).toMatchObject({ stake: totals.stake, validBet: totals.validBet })
  const moves = await recordOfTransactions(store, ['m-1'], period, whole)
  expect(moves).toMatchObject({ sums: inAndOut(transactions), page: { items: transactions } })
  // Profit and loss equals the sums of settled bets plus bonuses.
  const paid = (await findBonuses(store, 'm-1', period)).reduce(
    (sum, { amount }) => sum + amount,
    0,
  )
  await bonusPagesAgree(store, period)
  const played = moved('BET', 'BET_RETURNED', 'WIN', 'BET_CORRECTED') + stakeOf('PENDING')
  expect(profit.totals.net).toBe(played + paid + moved('BONUS_FORFEITED'))
  expect(profit.totals.net).toBe(profit.days.reduce((sum, { net }) => sum + net, 0))
  expect(profit.totals.bets).toBe(profit.gameTypes.reduce((sum, one) => sum + one.bets, 0))
  // Each valid bet counts as turnover once, and accrues rebates once.
  const accrued = await store.rebateAccruals.find()
  const turnover = await turnoverOf(store, 'm-1', period)
  const lines = (await store.rebates.find()).flatMap((rebate) => rebate.lines)
  expect([...accrued, ...lines].reduce((sum, { validBet }) => sum + validBet, 0)).toBe(turnover)
  expect(profit.totals.validBet).toBe(turnover)
  await bonusesAgree(player)
  expect(await auditLedger(store)).toEqual([])
}

type Wanted = { vendor?: string; gameType?: string; status?: string }
const wantedOnes: readonly Wanted[] = [
  {},
  ...['SETTLED', 'PENDING', 'CANCELLED'].map((status) => ({ status })),
  ...[{ vendor: 'EVO' }, { gameType: 'SPORTS' }, { vendor: 'PG', gameType: 'RNG' }],
]

/** Compares the betting record and its pages with the filtered list of all bets, newest first. */
async function betRecordAgrees(store: Player['store'], period: Period, filters: Wanted) {
  const bets = (await store.bets.find({ where: filters }))
    .filter(({ placedAt }) => placedAt >= period.from && placedAt < period.to)
    .toSorted((a, b) => b.placedAt - a.placedAt || compareTexts(b.id, a.id))
  const { stake, validBet, win } = sumOf(bets)
  const settled = sumOf(bets.filter(({ status }) => status === 'SETTLED'))
  const expected = { stake, validBet, win, profit: settled.win - settled.stake }
  const shown: BetRow[] = []
  for (let page = 1; page <= Math.ceil(bets.length / 4) + 1; page += 1) {
    const record = await recordOfBets(store, ['m-1'], period, { ...filters, page, pageSize: 4 })
    expect(record.totals).toEqual(expected)
    expect(record.page.total).toBe(bets.length)
    const byDay = Map.groupBy(bets, ({ placedAt }) => dayOf(placedAt))
    const days = [...byDay].map(([day, some]) => ({ day, stake: sumOf(some).stake }))
    expect(record.days).toMatchObject(days)
    expect(record.days).toHaveLength(days.length)
    shown.push(...record.page.items)
  }
  expect(shown).toEqual(bets)
}

/**
 * Compares profit and loss with the bets settled in a period, regardless of when they were placed.
 */
async function profitAgrees(store: Player['store'], period: Period) {
  const bets = (await store.bets.find({ where: { status: 'SETTLED' } })).filter(
    ({ settledAt }) => settledAt !== null && settledAt >= period.from && settledAt < period.to,
  )
  const { totals, days, gameTypes } = await profitRecord(store, 'm-1', period)
  expect(totals).toMatchObject(sumOf(bets))
  expect(addPlays(days)).toEqual(sumOf(bets))
  for (const { day, ...profit } of days) {
    const ofDay = bets.filter(({ settledAt }) => dayOf(settledAt ?? 0) === day)
    expect(profit).toMatchObject(sumOf(ofDay))
  }
  const byType = Map.groupBy(bets, ({ gameType }) => gameType)
  const types = [...byType].map(([gameType, some]) => ({ gameType, ...sumOf(some) }))
  const inOrder = (some: typeof types) =>
    some.toSorted((a, b) => compareTexts(a.gameType, b.gameType))
  expect(inOrder(gameTypes)).toEqual(inOrder(types))
}

describe('records of a member', () => {
  it('[REC-01][REC-03] records of any period, game type, vendor and status equal the sums of their bets', async () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    await fc.assert(
      fc.asyncProperty(
        ...([fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), fc.string()] as const),
        ...([share, share] as const),
        async (steps, seed, one, other) => {
          const player = await playForTests({ balance: 20_000, seed })
          const { store, time } = player
          const began = time.now
          for (const each of steps) await take(player, each)
          const at = (part: number) => Math.floor(began + part * (time.now + 1 - began))
          const days = { from: startOfDay(began), to: startOfDay(time.now) + dayLength }
          const part = { from: at(Math.min(one, other)), to: at(Math.max(one, other)) }
          for (const period of [part, days, { ...days, from: part.from }]) {
            for (const wanted of wantedOnes) await betRecordAgrees(store, period, wanted)
            await profitAgrees(store, period)
          }
        },
      ),
      { numRuns: propertyRuns(60) },
    )
  })

  it('[REC-01][REC-02][REC-03] records agree with the ledger and the balance after any sequence of bets and payments', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
        fc.string(),
        checkRecords,
      ),
      {
        numRuns: propertyRuns(60),
      },
    )
  })

  it("records use daily totals instead of bets for whole days, and query only the bets of the page's days", async () => {
    const { store, time, bet, passTime } = await playForTests()
    const began = startOfDay(time.now)
    for (const _ of [1, 2, 3]) {
      await bet(1_000)
      await bet(500, { gameType: 'SPORTS' })
      await passTime(dayLength)
    }
    const sum = () => Promise.reject(new Error('A bet was added up'))
    const asked: unknown[] = []
    const find: typeof store.bets.find = (query) => {
      asked.push(query?.where?.placedAt)
      return store.bets.find(query)
    }
    const tables = { ...store, bets: { ...store.bets, sum, find } }
    const period = { from: began, to: began + 4 * dayLength }
    expect((await profitRecord(tables, 'm-1', period)).totals).toMatchObject({ bets: 6 })
    const { totals } = await recordOfBets(tables, ['m-1'], period, { page: 2, pageSize: 2 })
    expect(totals.stake).toBe(4_500)
    const second = { atLeast: began + dayLength, below: began + 2 * dayLength }
    expect(asked).toEqual([second])
  })
})
