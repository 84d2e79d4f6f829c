import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { teamOf } from '../../accounts/team/hierarchy.ts'
import type { ContractRow, SettlementRow } from '../../base/collections/collections.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { boundOf } from './bounds.ts'
import type { ContractKind } from './contractState.ts'
import { startTree } from './contractTreeForTests.ts'
import { grace, periodOf, startOfPeriod } from './periods.ts'
import { isAbove, ratesOf, reckon } from './terms.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Longest delay between the end of a period and its settlement. */
const wait = grace + 100

const kinds = ['dividend', 'dailyWage', 'hourlyWage', 'realTimeSalary'] as const
const rate = fc.integer({ min: 1, max: 40 })

/** Upline of each member, as an index of an earlier member. */
const tree = fc
  .integer({ min: 2, max: 7 })
  .chain((size) =>
    fc.tuple(...Array.from({ length: size - 1 }, (_, index) => fc.nat({ max: index }))),
  )

type Step =
  | { offer: { kind: ContractKind; who: number; rates: [number, number] }; isAccepted: boolean }
  | { accept: number }
  | { end: number }
  | { who: number; stake: number; win: number }
  | { pass: number; settlers: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      offer: fc.record({
        kind: fc.constantFrom(...kinds),
        who: fc.integer({ min: 1, max: 6 }),
        rates: fc.tuple(rate, rate),
      }),
      // Most offers are accepted; otherwise few contracts would become active.
      isAccepted: fc.integer({ min: 0, max: 4 }).map((one) => one > 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ accept: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ end: fc.nat({ max: 20 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      who: fc.nat({ max: 6 }),
      stake: fc.integer({ min: 1, max: 50_000 }),
      win: fc.integer({ min: 0, max: 80_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      pass: fc.oneof(
        fc.integer({ min: 1, max: 12 * minute }),
        fc.integer({ min: 1, max: 2 * day }),
      ),
      settlers: fc.integer({ min: 1, max: 3 }),
    }),
  },
)

type Tree = Awaited<ReturnType<typeof startTree>>

/** Makes an offer, and accepts it at once if the step says so. */
async function negotiate(team: Tree, { offer, isAccepted }: Extract<Step, { offer: object }>) {
  const made = await team.offer({ ...offer, who: 1 + ((offer.who - 1) % (team.size - 1)) })
  if (made && isAccepted) await accept(team, made)
}

/** Accepts an offer and checks the effects on other contracts (CONTR-15). */
async function accept(team: Tree, offer: ContractRow) {
  const { store } = team
  const { kind, uplineId, downlineId, terms } = offer
  const bound = await boundOf(store, uplineId ?? '', terms.kind)
  const ofDownline = { where: { uplineId: downlineId, kind, status: 'ACTIVE' } }
  const below = await store.contracts.find(ofDownline)
  const accepted = await team.answer(offer, 'ACCEPT')
  // An upline cannot promise more than their own contract gives.
  expect(accepted !== undefined).toBe(!isAbove(terms, bound))
  if (!accepted) return
  const kept = (await store.contracts.find(ofDownline)).map(({ id }) => id)
  const mayStay = below.filter((one) => !isAbove(one.terms, ratesOf(terms)))
  expect(kept.toSorted()).toEqual(mayStay.map(({ id }) => id).toSorted())
  for (const one of below.filter(({ id }) => !kept.includes(id))) {
    const ended = await store.contracts.get(one.id)
    expect(ended).toMatchObject({ status: 'ENDED', endReason: 'UPLINE_RATE_LOWERED' })
  }
}

async function take(team: Tree, one: Step): Promise<void> {
  if ('offer' in one) return negotiate(team, one)
  if ('pass' in one) return team.pass(one.pass, one.settlers)
  if ('stake' in one) return void (await team.bet(one.who % team.size, one.stake, one.win))
  if ('accept' in one) {
    // The upline's own contract may have changed since the offer.
    const open = await team.store.contracts.find({ where: { status: 'OFFERED' } })
    const offer = open[one.accept % Math.max(1, open.length)]
    return offer && accept(team, offer)
  }
  const active = await team.store.contracts.find({ where: { status: 'ACTIVE' } })
  const contract = active[one.end % Math.max(1, active.length)]
  if (contract) await team.answer(contract, 'TERMINATE')
}

const inOrder = (rows: readonly SettlementRow[]) =>
  rows.toSorted((a, b) => a.periodStart - b.periodStart)

/**
 * Checks that every bet under a contract is in exactly one settlement, and that each settlement
 * matches its bets.
 */
async function expectWhole({ context, store }: Tree, contract: ContractRow): Promise<void> {
  const { id, terms, downlineId, acceptedAt, settledUntil, status, endedAt } = contract
  const from = acceptedAt ?? Number.NaN
  const until = settledUntil ?? Number.NaN
  // A contract is settled up to its end, or up to the start of its current period.
  const begun = startOfPeriod(periodOf(terms), context.now() - grace)
  expect(until).toBe(status === 'ENDED' ? endedAt : Math.max(from, begun))
  const team = [downlineId, ...(await teamOf(store, downlineId))]
  const bets = await store.bets.find({
    where: { memberId: { in: team }, settledAt: { atLeast: from, below: until } },
  })
  const rows = await store.settlements.find({ where: { contractId: id } })
  let counted = 0
  for (const { periodStart, periodEnd, amount, figures } of rows) {
    const played = bets.filter(
      ({ settledAt }) => settledAt !== null && settledAt >= periodStart && settledAt < periodEnd,
    )
    const { rate: _, amount: expected, ...sums } = reckon(terms, played)
    expect({ amount, figures }).toEqual({ amount: expected, figures: sums })
    expect(played.length).toBeGreaterThan(0)
    counted += played.length
  }
  expect(counted).toBe(bets.length)
}

/**
 * Checks that members have at most one active contract of each kind, and that settled periods do
 * not overlap.
 */
async function expectNoOverlap({ store }: Tree): Promise<void> {
  const settlements = await store.settlements.find()
  for (const rows of Map.groupBy(settlements, (row) => `${row.payeeId} ${row.kind}`).values()) {
    const ordered = inOrder(rows)
    for (const [index, { periodStart, periodEnd }] of ordered.entries()) {
      expect(periodStart).toBeLessThan(periodEnd)
      expect(periodEnd).toBeLessThanOrEqual(ordered[index + 1]?.periodStart ?? periodEnd)
    }
  }
  const active = await store.contracts.find({ where: { status: 'ACTIVE' } })
  const places = active.map(({ downlineId, kind }) => `${downlineId} ${kind}`)
  expect(new Set(places).size).toBe(places.length)
}

/**
 * Checks that each paid settlement has one ledger entry with its amount, and every other settlement
 * has none.
 */
async function expectPaidOnce({ store }: Tree): Promise<void> {
  const settlements = await store.settlements.find()
  const entries = await store.ledgerEntries.find()
  const received = Map.groupBy(
    entries.filter(({ amount }) => amount > 0),
    ({ reference }) => reference,
  )
  for (const { id, status, amount } of settlements) {
    const paid = (received.get(id) ?? []).map((entry) => entry.amount)
    expect(paid).toEqual(status === 'PAID' ? [amount] : [])
  }
  expect(await auditLedger(store)).toEqual([])
}

describe('random trees of contracts', () => {
  it('[CONTR-15] no contract promises more than the contract of its upline, and each period is settled exactly once', async () => {
    const runs = propertyRuns(100)
    let settled = 0
    await fc.assert(
      fc.asyncProperty(
        tree,
        fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }),
        async (who, steps) => {
          const team = await startTree(who)
          for (const one of steps) await take(team, one)
          // Two concurrent runs of the job queue, then two more after everything is settled.
          await team.pass(wait, 2)
          await team.pass(0, 2)
          const contracts = await team.store.contracts.find()
          for (const contract of contracts.filter(({ acceptedAt }) => acceptedAt !== null)) {
            await expectWhole(team, contract)
          }
          await expectNoOverlap(team)
          await expectPaidOnce(team)
          settled += await team.store.settlements.count({})
        },
      ),
      { numRuns: runs, seed: 53 },
    )
    // Guards against trees without settlements.
    expect(settled).toBeGreaterThan(runs)
  }, 120_000)
})
