import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import type { LimitId } from '../../accounts/limits/changeLimit.ts'
import {
  coolingOff,
  type LimitDeed,
  limitDeed,
  limitModel,
  periodStart,
} from '../../accounts/limits/testing/limitModel.ts'
import { openSession } from '../../accounts/session/sessions.ts'
import type { BetRow } from '../../base/collections/collections.ts'
import { cancelBet } from './endBet.ts'
import { playForTests } from './playForTests.ts'

const minute = 60_000
const periods = ['DAY', 'WEEK', 'MONTH'] as const
const moneyLimits: readonly LimitId[] = periods.flatMap((period) => [
  `BET_${period}` as const,
  `LOSS_${period}` as const,
])
const match = { gameType: 'SPORTS', vendor: 'IBC' }
const choice = { odds: 250, selection: 'Bahia', event: 'Bahia × Vitória' }

type Deed =
  | LimitDeed
  /** Concurrent bets, such as from several tabs. */
  | { do: 'bets'; stakes: readonly number[]; isMatch: boolean }
  | { do: 'callOff' }
  | { do: 'wait'; minutes: number }

const stake = fc.integer({ min: 2, max: 60 }).map((tens) => tens * 10)
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    limitDeed(moneyLimits, 1_500),
    fc.record({
      do: fc.constant('bets' as const),
      stakes: fc.array(stake, { minLength: 1, maxLength: 4 }),
      isMatch: fc.boolean(),
    }),
    fc.record({ do: fc.constant('callOff' as const) }),
    fc.record({
      do: fc.constant('wait' as const),
      // Minutes to wait: up to 700, the cooling-off time of a raised limit, one minute less than
      // the cooling-off time, or four days.
      minutes: fc.oneof(
        fc.integer({ min: 1, max: 700 }),
        fc.constantFrom(coolingOff / minute - 1, coolingOff / minute, 4 * 1_440),
      ),
    }),
  ),
  { maxLength: 25 },
)

/** Sum of the stakes placed since a time, without cancelled bets; for `LOSS`, less the wins. */
function sumOf(bets: readonly BetRow[], kind: 'BET' | 'LOSS', from: number): number {
  const stakes = bets
    .filter(({ placedAt, status }) => placedAt >= from && status !== 'CANCELLED')
    .reduce((sum, bet) => sum + bet.stake, 0)
  if (kind === 'BET') return stakes
  const won = bets
    .filter(({ settledAt, status }) => status === 'SETTLED' && (settledAt ?? 0) >= from)
    .reduce((sum, { win }) => sum + win, 0)
  return stakes - won
}

async function runDeeds(sequence: readonly Deed[]): Promise<void> {
  const { context, store, time, bet, passTime } = await playForTests({ balance: 10_000_000 })
  const model = limitModel(context, 'm-1')
  const assertWithin = async (betCount: number) => {
    const bets = await store.bets.find()
    for (const kind of ['BET', 'LOSS'] as const) {
      for (const period of periods) {
        const limit = model.holding(`${kind}_${period}`)
        const used = sumOf(bets, kind, periodStart(period, time.now))
        // Earlier bets may exceed a limit that was lowered later; a new bet must not.
        if (limit !== null && betCount > 0)
          expect(used, `${kind} ${period}`).toBeLessThanOrEqual(limit)
      }
    }
  }
  for (const deed of sequence) {
    if (deed.do === 'limit') await model.change(deed)
    if (deed.do === 'wait') await passTime(deed.minutes * minute)
    if (deed.do === 'callOff') {
      const [pending] = await store.bets.find({ where: { status: 'PENDING' }, limit: 1 })
      if (pending) {
        await store.transaction((tables, announce) =>
          cancelBet(context, tables, announce, pending.id),
        )
      }
    }
    if (deed.do === 'bets') {
      const placed = await Promise.allSettled(
        deed.stakes.map((each) => (deed.isMatch ? bet(each, match, choice) : bet(each))),
      )
      await assertWithin(placed.filter(({ status }) => status === 'fulfilled').length)
    }
  }
}

describe('limits on bets and losses', () => {
  it('no sequence of concurrent bets, cancellations, limit changes and waiting times exceeds a limit', async () => {
    await fc.assert(fc.asyncProperty(deeds, runDeeds), { numRuns: propertyRuns(60) })
  })

  it("a stake that is returned for a bet of an earlier day does not raise the rest of today's limit", async () => {
    const { context, store, time, bet } = await playForTests()
    const model = limitModel(context, 'm-1')
    const { id } = await bet(1_000, match, choice)
    time.now += coolingOff
    await model.change({ do: 'limit', limitId: 'BET_DAY', size: 1_000 })
    await store.transaction((tables, announce) => cancelBet(context, tables, announce, id))
    await bet(1_000)
    await expect(bet(20)).rejects.toMatchObject({ code: 'PLAYER_LIMIT_REACHED' })
  })
})

describe('time limits', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 60 })

  it.each([true, false])(
    'a time limit rejects further bets of a member who only bets, logged in: %s',
    async (isLoggedIn) => {
      await fc.assert(
        fc.asyncProperty(pauses, fc.integer({ min: 1, max: 120 }), async (minutes, limit) => {
          const { context, time, bet } = await playForTests({ balance: 10_000_000 })
          if (isLoggedIn) await openSession(context, 'm-1')
          await limitModel(context, 'm-1').change({ do: 'limit', limitId: 'TIME_DAY', size: limit })
          let [played, last] = [0, isLoggedIn ? time.now : Number.NaN]
          for (const pause of minutes) {
            time.now += pause * minute
            if (periodStart('DAY', time.now) > last) played = 0
            // A pause of more than 30 minutes counts as absence.
            const since = (time.now - last) / minute
            const isPlaced = await bet(20).then(
              () => true,
              () => false,
            )
            await context.background.waitUntilIdle()
            // Without a session, only accepted bets count as play.
            if (!isPlaced && !isLoggedIn) continue
            if (since <= 30) played += since
            last = time.now
            if (isPlaced) expect(played).toBeLessThan(limit)
          }
        }),
        { numRuns: propertyRuns(40) },
      )
    },
  )
})
