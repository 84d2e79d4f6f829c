import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { memberRow } from '../../../server/serverForTests.ts'
import type { BetRow } from '../../base/collections/collections.ts'
import { marketOf } from '../../base/platform/markets.ts'
import { changePlatform } from '../../base/platform/platformSettings.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { grantBonus } from '../../money/bonuses/grantBonus.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { turnoverOf } from '../../money/ledger/turnover.ts'
import { changePoints } from '../points/pointLedger.ts'
import { earnedBy } from '../points/pointRules.ts'
import { profitRecord } from '../records/profitRecord.ts'
import { claimCommissions } from '../rewards/referral.ts'
import { fixtureForTests } from './sportsBookForTests.ts'
import { goalsOf, sportsPlayForTests } from './sportsPlayForTests.ts'

const minute = 60_000

type Step =
  | { do: 'bet'; tens: number; isMultiple: boolean }
  | { do: 'end'; match: 'bra-1' | 'bra-2'; home: number; away: number; isCancelled: boolean }
  | { do: 'spend'; part: number }
  | { do: 'grant'; amount: number }
  | { do: 'spendPoints'; part: number }
  | { do: 'claimReferral' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      tens: fc.integer({ min: 2, max: 900 }),
      isMultiple: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      match: fc.constantFrom('bra-1' as const, 'bra-2' as const),
      home: fc.integer({ min: 0, max: 2 }),
      away: fc.integer({ min: 0, max: 2 }),
      isCancelled: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      amount: fc.integer({ min: 100, max: 9_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('spendPoints' as const),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claimReferral' as const) }) },
)

type Play = Awaited<ReturnType<typeof sportsPlayForTests>>

const memberId = 'm-1'

/** Spends a part of the member's points. */
async function spendPart({ context, store }: Play, part: number) {
  const points = Math.ceil(((await store.pointAccounts.get(memberId))?.balance ?? 0) * part)
  const change = { memberId, type: 'CONVERT', points: -points, reference: 'pc-1' } as const
  if (points > 0) await store.transaction((tables) => changePoints(context, tables, change))
}

/** Advances to the next day, on which the referrer claims the commissions of all earlier days. */
async function claimReferral({ context, store, passTime }: Play) {
  await passTime(dayLength)
  await store.transaction((tables, announce) =>
    // A rejected claim changes nothing.
    claimCommissions(context, tables, announce, 'm-0').catch(() => {}),
  )
}

async function take(play: Play, one: Step) {
  const { context, store, book, passTime, betOn, balanceNow } = play
  if (one.do === 'bet') {
    const second = ['bra-2', 'RESULT:DRAW', 370] as const
    const picks = [['bra-1', 'RESULT:HOME', 205] as const, ...(one.isMultiple ? [second] : [])]
    // A rejected bet changes nothing.
    await betOn(one.tens * 10, ...picks).catch(() => {})
  } else if (one.do === 'end') {
    const { match, home, away, isCancelled } = one
    const goals = isCancelled ? [] : goalsOf(home, away)
    book.change(match, { status: isCancelled ? 'CANCELLED' : 'ENDED', goals, markets: [] })
    await passTime(6 * minute)
  } else if (one.do === 'spend') {
    const amount = Math.floor((await balanceNow()) * one.part)
    const from = { kind: 'main', memberId: 'm-1' } as const
    const to = { kind: 'house', name: 'withdrawals' } as const
    const movement = toMovement('WITHDRAWAL', 'w-1', { from, to, amount })
    if (amount === 0) return
    await store.transaction((tables, announce) => post(context, tables, announce, movement))
  } else if (one.do === 'spendPoints') {
    await spendPart(play, one.part)
  } else if (one.do === 'claimReferral') {
    await claimReferral(play)
  } else {
    const bonus = {
      memberId: 'm-1',
      title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
      source: { house: 'bonuses', entry: 'BONUS' },
      reference: crypto.randomUUID(),
      amount: one.amount,
      wagering: { required: one.amount * 3, days: 1 },
    } as const
    await store.transaction((tables, announce) => grantBonus(context, tables, announce, bonus))
  }
}

/**
 * Points of the member in thousandths: `held` is computed from the account and its entries,
 * `earned` from the bets. Points that a correction could not take back count as earned.
 */
async function pointsOf({ store }: Play) {
  const account = await store.pointAccounts.get(memberId)
  const spent = await store.pointEntries.find({ where: { memberId, type: 'CONVERT' } })
  const bets = await store.bets.find({ where: { status: 'SETTLED' } })
  const held = (account?.balance ?? 0) * 1000 + (account?.thousandths ?? 0)
  return {
    earned: bets.reduce(
      (sum, { validBet, details }) =>
        sum + earnedBy('SPORTS', validBet) + (details.waivedPoints ?? 0),
      0,
    ),
    held: spent.reduce((sum, { changed }) => sum - changed * 1000, held),
  }
}

/**
 * Maximum sum of valid bets that can count as wagering of bonuses, if each bet counts only once.
 */
const countableOf = (bets: readonly BetRow[]): number =>
  bets.reduce((sum, { validBet, details: { uncounted } }) => {
    const taken = uncounted?.parts.reduce((total, { amount }) => total + amount, 0) ?? 0
    return sum + validBet + (uncounted?.validBet ?? 0) - taken
  }, 0)

it('[PLAY-11] records, ledger and totals agree after any sequence of results and corrections', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
      fc.string(),
      async (steps, seed) => {
        const play = await sportsPlayForTests(
          (now) =>
            ['bra-1', 'bra-2'].map((id) => fixtureForTests({ id, kicksOffAt: now + minute })),
          { balance: 20_000, seed },
        )
        const { context, store, time } = play
        await changePlatform(context, { market: marketOf('PT') })
        const referral = { joinedAt: 0, turnover: 0, playedAt: null }
        await store.referrals.insert({ id: memberId, referrerId: 'm-0', ...referral })
        await store.members.insert(memberRow({ id: 'm-0', usernameKey: 'beatriz' }))
        for (const one of steps) await take(play, one)
        expect(await auditLedger(store)).toEqual([])
        const bets = await store.bets.find({ where: { status: 'SETTLED' } })
        const entries = await store.ledgerEntries.find({ where: { memberId: 'm-1' } })
        for (const { id, win, details } of bets) {
          const paid = entries
            .filter(({ kind }) => kind === 'WIN' || kind === 'BET_CORRECTED')
            .filter(({ reference }) => reference === id)
          expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(win)
          expect(win).toBeGreaterThanOrEqual(details.waived ?? 0)
        }
        const { held: heldPoints, earned } = await pointsOf(play)
        expect(heldPoints).toBe(earned)
        const period = { from: 0, to: time.now + 1_000 }
        const turnover = bets.reduce((sum, { validBet }) => sum + validBet, 0)
        const accrued = await store.rebateAccruals.find()
        expect(accrued.reduce((sum, { validBet }) => sum + validBet, 0)).toBe(turnover)
        expect(await turnoverOf(store, 'm-1', period)).toBe(turnover)
        const days = await store.referralDays.find()
        expect(days.reduce((sum, day) => sum + day.turnover, 0)).toBe(turnover)
        expect((await store.referrals.get(memberId))?.turnover).toBe(turnover)
        const { totals } = await profitRecord(store, 'm-1', period)
        expect(totals.win).toBe(bets.reduce((sum, { win }) => sum + win, 0))
        const bonuses = await store.bonuses.find()
        const held = bonuses.reduce((sum, { balance }) => sum + balance, 0)
        expect((await store.wallets.get('m-1/bonus'))?.balance ?? 0).toBe(held)
        const wagered = bonuses.reduce((sum, { played }) => sum + played, 0)
        expect(wagered).toBeLessThanOrEqual(countableOf(bets))
        expect(bonuses.every(({ played, required }) => played >= 0 && played <= required)).toBe(
          true,
        )
      },
    ),
    { numRuns: propertyRuns(60) },
  )
})
