import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { collections } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { countEntryDay, type Direction } from '../../base/sums/entryDays.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { inAndOut } from './accountRecord.ts'
import { recordOfTransactions } from './transactions.ts'

type Moved = { account: string; kind: string; amount: number; at: number }

const hour = 3_600_000
const first = startOfDay(Date.UTC(2026, 10, 21, 12))
/** Team with more members than one query includes; few members have entries. */
const team = Array.from({ length: 1_100 }, (_, index) => `m-${index}`)

async function storeWith(all: readonly Moved[]) {
  const { ledgerEntries, entryDays } = collections
  const store = createMemoryStore({ ledgerEntries, entryDays })
  const rows = all.map((entry, index) => {
    const id = `e-${String(index).padStart(6, '0')}`
    const told = { transferId: id, balanceAfter: 0, currency: 'BRL', reference: 'r' }
    return { id, memberId: entry.account.split('/')[0] ?? null, ...told, ...entry }
  })
  await store.ledgerEntries.insertMany(rows)
  for (const row of rows) await countEntryDay(store, row)
  return { store, rows }
}

/**
 * Wraps a store to record each query of ledger entries: the accounts, the period, and the number of
 * entries that these accounts have in this period.
 */
function watchQueries({ store, rows }: Awaited<ReturnType<typeof storeWith>>) {
  type Asking = { does: 'find' | 'sum'; accounts: readonly string[]; period: Period; rows: number }
  const statements: Asking[] = []
  const note = (does: Asking['does'], where: object = {}) => {
    // The cast is safe: `recordOfTransactions` always queries entries by account and period.
    const asked = where as {
      account: string | { in: string[] }
      at: { atLeast: number; below: number }
    }
    const accounts = typeof asked.account === 'string' ? [asked.account] : asked.account.in
    const period = { from: asked.at.atLeast, to: asked.at.below }
    const those = new Set(accounts)
    const looked = rows.filter(
      ({ account, at }) => those.has(account) && at >= period.from && at < period.to,
    )
    statements.push({ does, accounts, period, rows: looked.length })
  }
  const { find, sum } = store.ledgerEntries
  const ledgerEntries = {
    ...store.ledgerEntries,
    find: (query: Parameters<typeof find>[0]) => {
      note('find', query?.where)
      return find(query)
    },
    // The cast is safe: the wrapper returns what the wrapped method returns.
    sum: ((query) => {
      note('sum', query.where)
      return sum(query)
    }) as typeof sum,
  }
  return { tables: { ...store, ledgerEntries }, statements }
}

type Asked = { kind?: string; direction?: Direction }

const expectedOf = (
  rows: Awaited<ReturnType<typeof storeWith>>['rows'],
  members: readonly string[],
  { from, to }: Period,
  { kind, direction }: Asked,
) =>
  rows
    .filter(({ account, at }) => members.includes(account) && from <= at && at < to)
    .filter((row) => kind === undefined || row.kind === kind)
    .filter(({ amount }) => direction === undefined || amount > 0 === (direction === 'IN'))
    .toSorted((a, b) => b.at - a.at || compareTexts(b.id, a.id))

/** Compares every page, and the empty page after the last, with a filtered list of all entries. */
async function pagesAgree(
  { store, rows }: Awaited<ReturnType<typeof storeWith>>,
  {
    members = team,
    period,
    pageSize,
  }: { members?: readonly string[]; period: Period; pageSize: number },
  filters: Asked = {},
) {
  const expected = expectedOf(rows, members, period, filters)
  const byDay = Map.groupBy(expected, ({ at }) => dayOf(at))
  for (let page = 1; page <= expected.length / pageSize + 2; page += 1) {
    const found = await recordOfTransactions(store, members, period, { ...filters, page, pageSize })
    expect(found.page).toEqual({
      items: expected.slice((page - 1) * pageSize, page * pageSize),
      page,
      pageSize,
      total: expected.length,
    })
    expect(found.sums).toEqual(inAndOut(expected))
    expect(found.days).toEqual([...byDay].map(([day, entries]) => ({ day, ...inAndOut(entries) })))
  }
}

/** Time within four days, often at or next to the start of an hour or a day. */
const time = fc.oneof(
  fc.integer({ min: 0, max: 4 * dayLength }).map((after) => first + after),
  fc
    .tuple(fc.integer({ min: 0, max: 4 * 24 }), fc.integer({ min: -1, max: 1 }))
    .map(([hours, after]) => first + hours * hour + after),
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, after]) => first + days * dayLength + after),
)
const ledgerEntry = fc.record({
  account: fc.constantFrom('m-0', 'm-1', 'm-1099', 'm-1/bonus', 'm-of-another-team'),
  kind: fc.constantFrom('BET', 'WIN', 'DEPOSIT'),
  amount: fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 0),
  at: time,
})
const movementFilters = fc.record(
  {
    kind: fc.constantFrom('BET', 'DEPOSIT', 'GIFT'),
    direction: fc.constantFrom('IN' as const, 'OUT' as const),
  },
  { requiredKeys: [] },
)

/**
 * Entries of a few members whose places in the team are too far apart for one query. Each member
 * has many entries on one day, some of them deposits.
 */
const busyDay = (each: number, members = 6): Moved[] =>
  Array.from({ length: each * members }, (_, index) => ({
    account: `m-${(index % members) * 200}`,
    kind: index % (each + 1) === 0 ? 'DEPOSIT' : 'BET',
    amount: index % (each + 1) === 0 ? 500 : -100,
    // Every two entries share a time. The times are spread over the day.
    at: first + Math.floor((Math.floor(index / 2) * 2 * dayLength) / (each * members)),
  }))

describe("record of a team's transactions", () => {
  it('[AGENT-01] the transaction record of a team equals a filtered list of all entries', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...([fc.array(ledgerEntry, { maxLength: 30 }), time, time, movementFilters] as const),
        fc.integer({ min: 1, max: 7 }),
        async (all, one, other, which, pageSize) => {
          const period = { from: Math.min(one, other), to: Math.max(one, other) }
          await pagesAgree(await storeWith(all), { period, pageSize }, which)
        },
      ),
      { numRuns: propertyRuns(150) },
    )
  })

  it('the transaction record of a single member equals a filtered list of all entries', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(ledgerEntry, { maxLength: 30 }),
        time,
        movementFilters,
        async (all, to, which) => {
          const about = { members: ['m-1'], period: { from: first + 5, to }, pageSize: 3 }
          await pagesAgree(await storeWith(all), about, which)
        },
      ),
      { numRuns: propertyRuns(60) },
    )
  })

  it('the transaction record of a team without members is empty', async () => {
    const kept = await storeWith([{ account: 'm-1', kind: 'BET', amount: -5, at: first }])
    const period = { from: first - dayLength, to: first + dayLength }
    await pagesAgree(kept, { members: [], period, pageSize: 3 })
  })

  it('the transaction record of a team includes entries just before and after the start of a market day', async () => {
    const around = [-hour, -1, 0, 1, hour].map((after) => first + dayLength + after)
    const all = around.map((at): Moved => ({ account: 'm-1', kind: 'BET', amount: -7, at }))
    const kept = await storeWith(all)
    for (const from of [first, ...around]) {
      await pagesAgree(kept, { period: { from, to: first + dayLength + 1 }, pageSize: 1 })
      await pagesAgree(kept, { period: { from, to: from + dayLength }, pageSize: 1 })
    }
  })

  it('the transaction record of a team has correct pages for a day with thousands of entries', async () => {
    const kept = await storeWith(busyDay(900))
    const period = { from: first - dayLength, to: first + 2 * dayLength }
    await pagesAgree(kept, { period, pageSize: 700 })
    await pagesAgree(kept, { period, pageSize: 1 }, { kind: 'DEPOSIT' })
  })

  it('the transaction record of a team has correct pages for an hour with thousands of entries', async () => {
    const all = busyDay(700).map((entry) => ({
      ...entry,
      at: first + Math.floor((entry.at - first) / 24),
    }))
    const period = { from: first + 60_001, to: first + dayLength }
    await pagesAgree(await storeWith(all), { period, pageSize: 500 })
  })
})

describe('queries for a page of team transactions', () => {
  const long: Moved[] = Array.from({ length: 600 }, (_, index) => ({
    account: `m-${index % 100}`,
    kind: 'BET',
    amount: -100,
    at: first + (index % 30) * dayLength + index * 1_000,
  }))
  const whole = { from: first, to: first + 30 * dayLength }

  it('a page of team transactions queries only the days of the page, and the members with entries on these days', async () => {
    const { tables, statements } = watchQueries(await storeWith(long))
    const { page } = await recordOfTransactions(tables, team, whole, { page: 3, pageSize: 20 })
    expect(page.items).toHaveLength(20)
    const days = new Set(page.items.map(({ at }) => startOfDay(at)))
    expect(days).toEqual(new Set([first + 27 * dayLength]))
    const accounts = new Set(page.items.map(({ account }) => account))
    expect(statements.map(({ period }) => period)).toEqual([
      { from: first + 27 * dayLength, to: first + 28 * dayLength },
    ])
    expect(new Set(statements.flatMap((one) => one.accounts))).toEqual(accounts)
  })

  it('a page of team transactions queries by the hour if the day has thousands of entries, and by the minute if the hour has thousands of entries', async () => {
    const spansRead = async (all: readonly Moved[]) => {
      const { tables, statements } = watchQueries(await storeWith(all))
      const { page } = await recordOfTransactions(tables, team, whole, { page: 9, pageSize: 5 })
      expect(page.items).toHaveLength(5)
      const finds = statements.filter(({ does }) => does === 'find')
      return new Set(finds.map(({ period }) => period.to - period.from))
    }
    expect(await spansRead(busyDay(900))).toEqual(new Set([hour]))
    const within = (entry: Moved) => ({ ...entry, at: first + Math.floor((entry.at - first) / 24) })
    expect(await spansRead(busyDay(900).map(within))).toEqual(new Set([hour / 60]))
  })

  it('a page after the last page of team transactions queries no entries', async () => {
    const { tables, statements } = watchQueries(await storeWith(long))
    const found = await recordOfTransactions(tables, team, whole, { page: 31, pageSize: 20 })
    expect(found.page).toEqual({ items: [], page: 31, pageSize: 20, total: 600 })
    expect(statements).toEqual([])
  })

  it('a page of team transactions queries part of a day if the period begins or ends within that day', async () => {
    const { tables, statements } = watchQueries(await storeWith(long))
    const period = { from: whole.from + hour, to: whole.to - hour }
    await recordOfTransactions(tables, team, period, { pageSize: 5 })
    const parts = [
      { from: period.from, to: first + dayLength },
      { from: first + 29 * dayLength, to: period.to },
    ]
    for (const one of statements) expect(parts).toContainEqual(one.period)
  })

  it('a page of team transactions reads at most two thousand daily totals per query', async () => {
    const { store } = await storeWith(
      Array.from({ length: 9_000 }, (_, index) => ({
        account: `m-${index % 300}`,
        kind: 'BET',
        amount: -100,
        at: first + Math.floor(index / 300) * dayLength,
      })),
    )
    const { sum, count } = store.entryDays
    const counts: number[] = []
    const counted = async (query: Parameters<typeof sum>[0]) => {
      // A query without `of` only counts rows in the index, so it is not checked.
      if (query.of) counts.push(await count(query.where))
      return sum(query)
    }
    // The cast is safe: the wrapper returns what the wrapped method returns.
    const entryDays = { ...store.entryDays, sum: counted as typeof sum }
    await recordOfTransactions({ ...store, entryDays }, team, whole, { page: 7, pageSize: 500 })
    expect(counts.length).toBeGreaterThan(9)
    expect(Math.max(...counts)).toBeLessThanOrEqual(2_000)
  })

  it.each([{}, { kind: 'DEPOSIT' }, { direction: 'OUT' as const }])(
    'a query for several members reads at most two thousand entries, with the filters %o',
    async (which) => {
      const { tables, statements } = watchQueries(await storeWith(busyDay(900)))
      const period = { from: first + hour, to: first + 3 * dayLength }
      await recordOfTransactions(tables, team, period, { ...which, page: 2, pageSize: 3 })
      expect(statements.length).toBeGreaterThan(3)
      for (const { rows } of statements) expect(rows).toBeLessThanOrEqual(2_000)
      // An account with more than two thousand entries is queried separately.
      const busy = watchQueries(await storeWith(busyDay(2_500, 2)))
      await recordOfTransactions(busy.tables, team, period, { ...which, pageSize: 3 })
      for (const { accounts } of busy.statements) expect(accounts).toHaveLength(1)
    },
  )
})
