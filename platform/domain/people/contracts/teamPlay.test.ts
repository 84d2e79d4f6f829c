import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import type { BetRow } from '../../base/collections/collections.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { startTree } from './contractTreeForTests.ts'
import { periodOf, startOfPeriod } from './periods.ts'
import { playedByGameType, playedByMember, playedInPeriods } from './teamPlay.ts'
import { type ContractTerms, type CountedBet, reckon } from './terms.ts'

const minute = 60_000
const minimums = { minimumBetAmount: '1.00', minimumActiveMembers: 1 }
const tier = { periodValidBet: '5.00', periodProfitLoss: '1.00', activeMemberCount: 1 }
const tiers = [{ ...tier, rate: '10.00' }]
const allTerms: readonly ContractTerms[] = [
  { kind: 'dividend', period: 'WEEKLY', ...minimums, tiers },
  { kind: 'dividend', period: 'SEMIMONTHLY', ...minimums, tiers },
  { kind: 'dailyWage', betAmountDaily: '4.00', rate: '1.00', ...minimums },
  { kind: 'hourlyWage', betAmountPerHour: '2.00', rate: '0.50', ...minimums },
  { kind: 'realTimeSalary', profitRate: '0.25', lossRate: '0.50', singleBet: '1.00', ...minimums },
]

/** Bets with few different stakes and wins, below and above the minimum of a single bet. */
const bet = fc.record({
  who: fc.nat(3),
  stake: fc.constantFrom(60, 100, 900),
  win: fc.constantFrom(0, 40, 100, 2_000),
  after: fc.oneof(
    { weight: 3, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 * 60 }).map((all) => all * minute) },
  ),
})
/**
 * Start or end of a period, in minutes after the first bet. Negative values are in the two days
 * before the first bet.
 */
const edge = fc.integer({ min: -2 * 24 * 60, max: 5 * 24 * 60 })
const edges = fc.tuple(edge, edge)

/** Result of each period with bets, by the start of the period. */
function reckonPeriods<Bet extends CountedBet & { settledAt: number | null }>(
  terms: ContractTerms,
  { from }: Period,
  bets: readonly Bet[],
) {
  const periods = Map.groupBy(bets, ({ settledAt }) =>
    Math.max(from, startOfPeriod(periodOf(terms), settledAt ?? 0)),
  )
  return new Map([...periods].map(([start, played]) => [start, reckon(terms, played)]))
}

async function live(steps: readonly { who: number; stake: number; win: number; after: number }[]) {
  // Member 0 has two branches: member 1 with the downline 2, and member 3.
  const tree = await startTree([0, 1, 0])
  const begun = tree.context.now()
  for (const { who, stake, win, after } of steps) {
    await tree.pass(after)
    await tree.bet(who, stake, win)
  }
  return { ...tree, begun }
}

it("sums of a team's bets give the same contract results as the single bets, for every kind of terms", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(bet, { maxLength: 30, size: 'max' }),
      edges,
      async (steps, [one, other]) => {
        const { store, begun } = await live(steps)
        const from = begun + Math.min(one, other) * minute
        const period = { from, to: begun + Math.max(one, other) * minute }
        const inTeam = ({ memberId, settledAt }: BetRow) =>
          ['m-1', 'm-2'].includes(memberId) &&
          settledAt !== null &&
          period.from <= settledAt &&
          settledAt < period.to
        const bets = (await store.bets.find()).filter(inTeam)
        for (const terms of allTerms) {
          const played = await playedInPeriods(store, 'm-1', period, terms)
          expect(reckonPeriods(terms, period, played)).toEqual(reckonPeriods(terms, period, bets))
        }
        const byMember = await playedByMember(store, 'm-1', period)
        const [weekly] = allTerms
        if (weekly) expect(reckon(weekly, byMember)).toEqual(reckon(weekly, bets))
        const ofDays = await playedByGameType(store, 'm-1', period)
        const sum = (all: readonly CountedBet[]) =>
          all.reduce((total, countedBet) => total + countedBet.validBet, 0)
        expect(sum(ofDays)).toBe(sum(bets))
        expect(new Set(ofDays.map(({ settledAt }) => settledAt % dayLength)).size).toBeLessThan(2)
      },
    ),
    { numRuns: propertyRuns(60) },
  )
})
