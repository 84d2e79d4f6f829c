import { describe, expect, it } from 'vitest'
import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { dayLength } from '../../platform/domain/base/time/marketTime.ts'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { answerContract, offerContract } from '../../platform/domain/people/contracts/negotiate.ts'
import { seedDomain } from '../../platform/domain/seed.ts'
import { startTeam } from '../../platform/handlers/teamForTests.ts'
import { contextForTests } from '../../platform/server/serverForTests.ts'
import { partOf } from '../../tests/support/extent.ts'
import { demonstration } from '../demonstration.ts'
import { contractStory } from './contractStory.ts'
import { storyMoment } from './contracts.ts'

const fullSeed = { personas: true, past: true }
const minute = 60_000

/** Offers and decisions of the contract story, in order of time. */
function stepsOf(now: number) {
  const at = (days: number) => storyMoment(now, days)
  return contractStory
    .flatMap((one) => {
      const { acceptedDaysAgo, end, offeredDaysAgo } = one
      const how = end?.how
      return [
        { one, at: at(offeredDaysAgo), action: 'OFFER' as const, by: one.upline },
        ...(acceptedDaysAgo === undefined
          ? []
          : [{ one, at: at(acceptedDaysAgo), action: 'ACCEPT' as const, by: one.downline }]),
        ...(end && how === 'REJECTED'
          ? [{ one, at: at(end.ago), action: 'REJECT' as const, by: one.downline }]
          : []),
        ...(end && (how === 'WITHDRAWN' || how === 'UPLINE')
          ? [{ one, at: at(end.ago), action: 'TERMINATE' as const, by: one.upline }]
          : []),
        ...(end && how === 'DOWNLINE'
          ? [{ one, at: at(end.ago), action: 'TERMINATE' as const, by: one.downline }]
          : []),
      ]
    })
    .toSorted((a, b) => a.at - b.at)
}

type Team = Awaited<ReturnType<typeof startTeam>>

/** Replays the contract story with the domain's rules while the clock advances. */
async function liveThrough(team: Team, now: number) {
  const { context, store, passTime, time } = team
  const ids = new Map<string, string>()
  for (const { one, at, action, by } of stepsOf(now)) {
    await passTime(at - time.now)
    await store.transaction(async (tables, announce) => {
      const where = { context, tables, announce }
      const { name, terms, upline, downline } = one
      if (action !== 'OFFER') {
        const contractId = ids.get(name) ?? ''
        const callerId = demonstrationId(by ?? '')
        await answerContract(where, { callerId, kind: terms.kind, contractId, action })
        return
      }
      const sides = {
        uplineId: demonstrationId(upline ?? 'carla'),
        downlineId: demonstrationId(downline),
      }
      if (upline !== null) {
        ids.set(name, (await offerContract(where, { ...sides, terms })).id)
        return
      }
      // The API has no call with which the platform offers a contract to the head of a team.
      const row = {
        id: name,
        kind: terms.kind,
        uplineId: null,
        downlineId: demonstrationId(downline),
      }
      const open = { status: 'OFFERED', offeredAt: at, expiresAt: at + 7 * dayLength, terms }
      const rest = { acceptedAt: null, endedAt: null, endReason: null, settledUntil: null }
      await tables.contracts.insert({ ...row, ...open, ...rest })
      ids.set(name, name)
    })
  }
  await passTime(now - time.now)
}

/** Contracts and settlements, without ids and without the times of the settlements. */
async function agreedIn(store: Team['store']) {
  const contracts = await store.contracts.find()
  const about = new Map(
    contracts.map((one) => [one.id, `${one.downlineId} ${one.kind} ${one.offeredAt}`]),
  )
  const settled = (await store.settlements.find()).map(
    ({ id: _, contractId, settledAt: __, ...row }) => ({
      ...row,
      about: contractId === null ? null : about.get(contractId),
    }),
  )
  const order = (row: unknown) => JSON.stringify(row)
  const sorted = <Row>(rows: Row[]) => rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  return {
    contracts: sorted(contracts.map(({ id: _, ...row }) => row)),
    settlements: sorted(settled),
  }
}

describe('seeded contracts', () => {
  it("[CONTR-12][CONTR-13][CONTR-14][CONTR-15] the seeded contracts and settlements equal the result of a replay with the platform's rules", async () => {
    const past = await startTeam(fullSeed)
    const now = past.time.now
    const lived = await startTeam({ personas: true })
    await lived.store.jobs.remove({ kind: 'payCommissions' })
    await lived.store.bets.remove({})
    await lived.store.bets.insertMany(await past.store.bets.find())
    await lived.store.memberDays.remove({})
    await lived.store.memberDays.insertMany(await past.store.memberDays.find())
    lived.time.now = now - 31 * dayLength
    await liveThrough(lived, now)
    await past.store.settlements.remove({ kind: 'commission' })
    const told = await agreedIn(past.store)
    expect(told.settlements.length).toBeGreaterThan(100)
    expect(told).toEqual(await agreedIn(lived.store))
  }, 60_000)

  it('the seeded contracts cover each kind and state, and further periods are settled after the start', async () => {
    const team = await startTeam(fullSeed)
    const all = await team.store.contracts.find()
    expect(new Set(all.map(({ status }) => status)).size).toBe(6)
    for (const [who, query] of [
      ['davi', '?side=WITH_UPLINE&pageSize=100'],
      ['carla', '?side=WITH_DOWNLINES&pageSize=100'],
    ] as const) {
      const { value } = await team.as(who, 'GET /wps/contracts', { query })
      const items = value.items as { kind: string; status: string }[]
      expect(new Set(items.map(({ kind }) => kind)).size, who).toBe(4)
      const statuses = new Set(items.map(({ status }) => status))
      for (const one of ['OFFERED', 'ACTIVE', 'REJECTED', 'ENDED']) expect(statuses).toContain(one)
    }
    const before = await team.balanceOf('davi')
    const settled = await team.store.settlements.count({ payeeId: 'm-davi' })
    await team.passTime(6 * minute)
    expect(await team.store.settlements.count({ payeeId: 'm-davi' })).toBeGreaterThan(settled)
    expect(await team.balanceOf('davi')).toBeGreaterThan(before)
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('the seeded contracts fill every list of the agents Carla (received and paid) and Davi (received)', async () => {
    const team = await startTeam(fullSeed)
    const lists = [
      'GET /wps/agent/dividends',
      'GET /wps/agent/dailySalaries',
      'GET /wps/agent/hourlySalaries',
      'GET /wps/agent/realtimeSalaries',
    ] as const
    const since = new Date(team.time.now - 29 * dayLength).toISOString()
    for (const list of lists) {
      for (const [who, side] of [
        ['carla', 'RECEIVED'],
        ['carla', 'PAID'],
        ['davi', 'RECEIVED'],
      ] as const) {
        const { value } = await team.as(who, list, { query: `?side=${side}&from=${since}` })
        expect(value.total, `${list} ${who} ${side}`).toBeGreaterThan(1)
      }
    }
    const { value } = await team.as('davi', 'GET /wps/agent/income', { query: `?from=${since}` })
    expect(value.totals).toHaveLength(5)
    expect(await team.store.messages.count({ memberId: 'm-davi' })).toBeGreaterThan(5)
  })

  const starts = [
    '2026-11-16T03:00:05Z',
    '2026-11-23T02:59:59Z',
    '2026-12-01T03:00:10Z',
    '2027-02-28T12:00:00Z',
    '2028-02-29T23:30:00Z',
  ]
  it.each(partOf(starts, starts.slice(2, 4)))(
    'the seeded contracts leave both agents with their balances if the platform starts at %s',
    async (now) => {
      const { context, store, time } = contextForTests()
      time.now = Date.parse(now)
      await seedDomain(context, { demonstration, past: true })
      expect((await store.wallets.get('m-carla'))?.balance).toBe(940_000)
      expect((await store.wallets.get('m-davi'))?.balance).toBe(215_600)
      expect(await auditLedger(store)).toEqual([])
    },
  )
})
