import { expect, it } from 'vitest'
import { joinTeam } from '../../domain/accounts/team/hierarchy.ts'
import { betRow } from '../../domain/base/collections/betRowForTests.ts'
import {
  type Collections,
  collections,
  type DomainStore,
} from '../../domain/base/collections/collections.ts'
import type { Collection } from '../../domain/base/storage/store.ts'
import { countEntryDay } from '../../domain/base/sums/entryDays.ts'
import { countNewBet } from '../../domain/money/ledger/countBets.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { startTeam } from '../teamForTests.ts'

const dayLength = 86_400_000

type Reads = { calls: number; rows: number }

/** Wraps a store so that it counts the queries and the rows they return. */
function withReadsCounted(store: DomainStore): { store: DomainStore; reads: Reads } {
  const reads: Reads = { calls: 0, rows: 0 }
  const counted = <Row>(table: Collection<Row>): Collection<Row> => ({
    ...table,
    async get(id) {
      const row = await table.get(id)
      reads.calls += 1
      reads.rows += row ? 1 : 0
      return row
    },
    async peek(id) {
      const row = await table.peek(id)
      reads.calls += 1
      reads.rows += row ? 1 : 0
      return row
    },
    async find(query) {
      const rows = await table.find(query)
      reads.calls += 1
      reads.rows += rows.length
      return rows
    },
    async count(where) {
      reads.calls += 1
      return table.count(where)
    },
    async sum(query) {
      const sums = await table.sum(query)
      reads.calls += 1
      reads.rows += sums.length
      return sums
    },
  })
  // `Object.keys` returns `string[]`; the keys are exactly those of `Collections`.
  const names = Object.keys(collections) as (keyof Collections)[]
  const tables = Object.fromEntries(
    // Counting does not depend on the row type, so the cast is safe.
    names.map((name) => [name, counted(store[name] as unknown as Collection<{ id: string }>)]),
  )
  return { store: { ...store, ...tables }, reads }
}

const agentCalls: readonly (readonly [OperationKey, { query?: string; path?: string }])[] = [
  ['GET /wps/agent/overview', {}],
  ['GET /wps/agent/alerts', {}],
  ['GET /wps/agent/quietMembers', {}],
  ['GET /wps/agent/losses', {}],
  ['GET /wps/agent/losses', { query: '?memberId=m-davi' }],
  ['GET /wps/agent/bets', {}],
  ['GET /wps/agent/bets', { query: '?memberId=m-davi&status=SETTLED' }],
  ['GET /wps/agent/bets', { query: '?level=2' }],
  ['GET /wps/agent/transactions', {}],
  ['GET /wps/agent/transactions', { query: '?kind=BET' }],
  ['GET /wps/agent/downline', { query: '?sort=TEAM_SIZE' }],
  ['GET /wps/agent/downline', { query: '?search=a' }],
  ['GET /wps/records/bets', {}],
  ['GET /wps/records/profit', {}],
  ['GET /wps/records/transactions', { query: '?direction=OUT' }],
  ['GET /wps/agent/income', {}],
  ['GET /wps/agent/dailySalaries', {}],
  ['GET /wps/agent/dailySalaries', { query: '?side=PAID' }],
  ['GET /wps/agent/downline/{memberId}', { path: '/wps/agent/downline/m-davi' }],
]

/**
 * Starts the platform with the agent Carla, who has a team of 41. `measure` counts the queries of
 * each operation.
 */
async function startCounted() {
  const team = await startTeam()
  const { store, context } = team
  const { store: counting, reads } = withReadsCounted(store)
  context.store = counting
  const measure = async () => {
    const readsByCall: Record<string, Reads> = {}
    for (const [key, sent] of agentCalls) {
      Object.assign(reads, { calls: 0, rows: 0 })
      const { status } = await team.as('carla', key, sent)
      expect(status, key).toBe(200)
      readsByCall[`${key}${sent.query ?? ''}`] = { ...reads }
    }
    return readsByCall
  }

  /**
   * Adds settled bets of a member with ledger entries and settlements, spread over three days that
   * end `daysAgo` days ago.
   */
  const addHistory = (memberId: string, count: number, daysAgo = 0) =>
    store.transaction(async ({ bets, ledgerEntries, settlements, ...tables }) => {
      const rows = Array.from({ length: count }, (_, index) => {
        const at = team.time.now - (daysAgo + (index % 3)) * dayLength - index
        return { id: `${memberId}-${daysAgo}-${count}-${index}`, at }
      })
      const played = rows.map(({ id, at }) => betRow({ id, memberId, placedAt: at }))
      await bets.insertMany(played)
      for (const bet of played) await countNewBet(tables, bet)
      const entries = rows.map(({ id, at }) => ({
        id,
        transferId: id,
        account: memberId,
        memberId,
        kind: 'BET',
        amount: -100,
        balanceAfter: 0,
        currency: 'BRL',
        reference: id,
        at,
      }))
      await ledgerEntries.insertMany(entries)
      for (const entry of entries) await countEntryDay(tables, entry)
      await settlements.insertMany(
        rows.flatMap(({ id, at }) =>
          (['RECEIVED', 'PAID'] as const).map((side) => ({
            id: `${id}-${side}`,
            kind: 'dailyWage',
            contractId: 'ct-1',
            status: 'PAID',
            payerId: side === 'PAID' ? 'm-carla' : null,
            payeeId: side === 'PAID' ? memberId : 'm-carla',
            periodStart: at,
            periodEnd: at + 1,
            rate: 100,
            amount: 5,
            paidAmount: 5,
            settledAt: at,
            figures: { validBet: 100, profitLoss: -100, activeMembers: 1 },
          })),
        ),
      )
    })

  /**
   * Adds agents to the team. The first ten are directly below Carla, the next ten are below Davi,
   * the next ten are below the first added agent, and so on.
   */
  const addPeople = (count: number) =>
    store.transaction(async (tables) => {
      const carla = await tables.members.get('m-carla')
      const davi = await tables.members.get('m-davi')
      if (!carla || !davi) throw new Error('There are no personas')
      const heads = [carla, davi]
      for (let index = 0; index < count; index += 1) {
        const upline = heads[Math.floor(index / 10)]
        if (!upline) throw new Error('Nobody is left to join')
        const username = `person${index}`
        const member = { ...carla, id: `m-${username}`, username, usernameKey: username }
        const fresh = { ...member, countryDialingCode: null, mobileNum: null }
        await tables.members.insert(fresh)
        await joinTeam(tables, fresh, { upline, isAgent: true, rates: {} })
        heads.push(fresh)
      }
    })
  return { ...team, measure, addHistory, addPeople }
}

const callsOf = (readsByCall: Record<string, Reads>) =>
  Object.fromEntries(Object.entries(readsByCall).map(([name, { calls }]) => [name, calls]))

it('the operations of an agent make the same number of queries for a team of 400 as for one of 41', async () => {
  const { measure, addPeople, addHistory, store } = await startCounted()
  // Davi is on the first level below Carla, Edu on the second.
  for (const who of ['m-davi', 'm-edu']) await addHistory(who, 30)
  // The first `measure` stores the daily totals of past days. Both compared measurements read these
  // totals.
  await measure()
  const small = await measure()
  expect(await store.teamLinks.count({ ancestorId: 'm-carla' })).toBe(41)
  await addPeople(359)
  expect(await store.teamLinks.count({ ancestorId: 'm-carla' })).toBe(400)
  for (const index of [0, 15, 99, 358]) await addHistory(`m-person${index}`, 30)
  const large = await measure()
  expect(callsOf(large)).toEqual(callsOf(small))
  // Each operation reads at most five rows per member.
  for (const { rows } of Object.values(large)) expect(rows).toBeLessThan(5 * 400)
})

it('the operations of an agent make the same queries and read the same number of rows with a longer history', async () => {
  const { measure, addHistory } = await startCounted()
  // Enough history to fill the first page of each list.
  for (const who of ['m-davi', 'm-carla']) await addHistory(who, 90)
  await measure()
  const short = await measure()
  // Davi and Carla then have 1,090 bets each, fewer than the 2,000 rows that one query may read.
  for (const who of ['m-davi', 'm-carla']) await addHistory(who, 1_000)
  expect(await measure()).toEqual(short)
})

it("a page of a team's transactions reads the same number of rows if other days have more ledger entries", async () => {
  const { measure, addHistory } = await startCounted()
  const who = ['m-davi', 'm-edu', 'm-carla']
  for (const one of who) await addHistory(one, 90)
  // Both measurements include ledger entries from 20 to 22 days ago.
  for (const one of who) await addHistory(one, 3, 20)
  const transactions = async () => {
    const taken = Object.entries(await measure())
    return Object.fromEntries(taken.filter(([name]) => name.includes('transactions')))
  }
  await transactions()
  const before = await transactions()
  for (const one of who) await addHistory(one, 1_000, 20)
  expect(await transactions()).toEqual(before)
})
