import { describe, expect, it } from 'vitest'
import { memberRow } from '../../../server/serverForTests.ts'
import { usedOf } from '../../accounts/limits/playerLimits.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { marketOf } from '../../base/platform/markets.ts'
import { changePlatform } from '../../base/platform/platformSettings.ts'
import { dayLength, dayOf } from '../../base/time/marketTime.ts'
import { grantBonus } from '../../money/bonuses/grantBonus.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { claimMission } from '../missions/claimMission.ts'
import { periodAt, progressOf } from '../missions/progress.ts'
import { convertPoints } from '../points/convertPoints.ts'
import { weekOf } from '../points/earnPoints.ts'
import { claimRebate, earnedRebate } from '../rewards/rebates.ts'
import { claimCommissions } from '../rewards/referral.ts'
import { claimBonus, vipLevelOf, vipStandingOf } from '../rewards/vip.ts'
import { levelAt } from '../rewards/vipLevels.ts'
import { fixtureForTests } from './sportsBookForTests.ts'
import { goalsOf, sportsPlayForTests } from './sportsPlayForTests.ts'

const minute = 60_000
/** Stake in minor units. It earns 64 points: 80 thousandths of a point for each 100 minor units. */
const stake = 80_000
const memberId = 'm-1'
const referrerId = 'm-0'

/**
 * A member with a bet on the match `bra-1`, and helpers. `end` gives the match a result by which
 * the bet counts. `cancel` cancels the match, so that the bet's valid bet becomes zero.
 */
async function start(balance = 100_000) {
  const play = await sportsPlayForTests(
    (now) => [
      fixtureForTests({ id: 'bra-1', kicksOffAt: now + minute }),
      fixtureForTests({ id: 'bra-2', kicksOffAt: now + 2 * dayLength }),
    ],
    { balance },
  )
  const { context, store, book, passTime, betOn } = play
  await changePlatform(context, { market: marketOf('PT') })
  const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
  const end = async (match = 'bra-1') => {
    book.change(match, { status: 'ENDED', goals: goalsOf(0, 1), markets: [] })
    await passTime(6 * minute)
  }
  const cancel = async () => {
    book.change('bra-1', { status: 'CANCELLED', goals: [] })
    await passTime(minute)
  }
  const pointsNow = async () => (await store.pointAccounts.get(memberId))?.balance
  const betNow = async () => store.bets.get(id)
  return { ...play, id, end, cancel, pointsNow, betNow }
}

describe('points of a bet that is corrected', () => {
  it('points that were spent before a correction are not granted again when the result is corrected back', async () => {
    const { context, store, end, cancel, betOn, pointsNow, betNow, pay } = await start()
    await end()
    expect(await pointsNow()).toBe(64)
    await store.transaction((tables, announce) =>
      convertPoints(context, tables, announce, { memberId, points: 60 }),
    )
    await cancel()
    expect(await pointsNow()).toBe(0)
    expect((await betNow())?.details.waivedPoints).toBe(60_000)
    await pay(10_000)
    await betOn(1_000, ['bra-2', 'RESULT:HOME', 205])
    await end()
    expect(await pointsNow()).toBe(4)
    expect((await betNow())?.details).not.toHaveProperty('waivedPoints')
    // The second cancellation takes back only the four points that the result before it added.
    await cancel()
    expect(await pointsNow()).toBe(0)
  })

  it('corrected points count in the leaderboard of the week of the bet, not of the current week', async () => {
    const { store, time, end, cancel, passTime } = await start()
    await end()
    const week = weekOf(time.now)
    await passTime(8 * dayLength)
    await cancel()
    expect(await store.weekScores.get(`${week}/${memberId}`)).toMatchObject({ score: 0 })
    await end()
    expect(await store.weekScores.find()).toMatchObject([{ week, score: 64 }])
  })
})

/** Like `start`, with a referrer who can claim a share of the member's turnover. */
async function startReferred() {
  const play = await start()
  const { context, store, time } = play
  await store.members.insert(memberRow({ id: referrerId, usernameKey: 'beatriz' }))
  await store.wallets.insert({ id: referrerId, currency: 'BRL', balance: 0, updatedAt: 0 })
  const friend = { referrerId, joinedAt: 0, turnover: 0, playedAt: null }
  await store.referrals.insert({ id: memberId, ...friend })
  context.content = { ...context.content, referralRate: 20 }
  const claim = () =>
    store.transaction((tables, announce) => claimCommissions(context, tables, announce, referrerId))
  const paid = async () => (await store.wallets.get(referrerId))?.balance
  const turnoverOf = async () =>
    (await store.referralDays.find()).map(({ day, turnover }) => ({ day, turnover }))
  const today = () => dayOf(time.now)
  return { ...play, claim, paid, turnoverOf, today }
}

describe("referral commission on a friend's bet that is corrected", () => {
  it('a bet that is corrected on one day and corrected back on another counts once towards a claimed commission', async () => {
    const { store, end, cancel, passTime, claim, paid, turnoverOf, today } = await startReferred()
    await end()
    const played = today()
    await passTime(dayLength)
    await claim()
    expect(await paid()).toBe(160)
    await cancel()
    const first = today()
    await passTime(dayLength)
    await expect(claim()).rejects.toMatchObject({ code: 'NOTHING_TO_CLAIM' })
    await end()
    await passTime(dayLength)
    await expect(claim()).rejects.toMatchObject({ code: 'NOTHING_TO_CLAIM' })
    expect(await paid()).toBe(160)
    expect(await turnoverOf()).toMatchObject([
      { day: played, turnover: stake },
      { day: first, turnover: -stake },
      { turnover: stake },
    ])
    expect(await store.referrals.get(memberId)).toMatchObject({ turnover: stake })
  })

  it('a correction changes the turnover of the day of the bet until its commission is claimed, and nothing else in the referral', async () => {
    const { store, end, cancel, passTime, claim, paid, turnoverOf, today } = await startReferred()
    await end()
    const [day, friend] = [today(), await store.referrals.get(memberId)]
    await passTime(dayLength)
    await cancel()
    expect(await turnoverOf()).toEqual([{ day, turnover: 0 }])
    await expect(claim()).rejects.toMatchObject({ code: 'NOTHING_TO_CLAIM' })
    await end()
    expect(await turnoverOf()).toEqual([{ day, turnover: stake }])
    await claim()
    expect(await paid()).toBe(160)
    expect(await store.referrals.get(memberId)).toEqual(friend)
  })

  it('the next claim of a referrer deducts a commission that a correction took back', async () => {
    const { end, cancel, passTime, claim, paid, betOn } = await startReferred()
    await end()
    await passTime(dayLength)
    await claim()
    await cancel()
    await betOn(100_000, ['bra-2', 'RESULT:HOME', 205])
    await passTime(dayLength)
    await end('bra-2')
    await passTime(dayLength)
    expect(await claim()).toMatchObject({ amount: 200 - 160 })
    expect(await paid()).toBe(200)
  })
})

describe('turnover of a bet that is corrected', () => {
  it('missions, VIP turnover and loss limits follow the last result of a bet', async () => {
    const { context, store, time, end, cancel } = await start()
    const week = periodAt('WEEKLY', time.now)
    const figures = async () => ({
      mission: (await progressOf(store, memberId, week)).TURNOVER,
      vip: (await vipStandingOf(context, store, memberId)).turnover,
      loss: await usedOf(store, [memberId], { kind: 'LOSS', from: week.from }),
    })
    await end()
    const counted = { mission: stake / 100, vip: stake, loss: stake }
    expect(await figures()).toEqual(counted)
    await cancel()
    expect(await figures()).toEqual({ mission: 0, vip: 0, loss: 0 })
    await end()
    expect(await figures()).toEqual(counted)
  })

  it('a mission and a VIP bonus that were claimed before a correction are not paid again', async () => {
    const { context, store, betOn, end, cancel } = await start(300_000)
    const mission = { id: 'w-1', metric: 'TURNOVER', period: 'WEEKLY', target: 800 } as const
    const missions = [{ ...mission, title: { pt: 'Semana' }, reward: { amount: 500 } }]
    Object.assign(context, { content: { ...context.content, missions } })
    const [member] = await store.members.find({ where: { id: memberId } })
    if (!member) throw new Error('The member is not stored')
    const claims: ((tables: DomainTables) => Promise<unknown>)[] = [
      (tables) => claimMission(context, tables, () => {}, { memberId, missionId: 'w-1' }),
      async (tables) => {
        const level = await vipLevelOf(context, tables, memberId)
        return claimBonus(context, tables, () => {}, { member, level, bonusId: 'level-1' })
      },
    ]
    await betOn(150_000, ['bra-1', 'RESULT:HOME', 205])
    await end()
    for (const claim of claims) await store.transaction(claim)
    await cancel()
    await end()
    for (const claim of claims) {
      await expect(store.transaction(claim)).rejects.toMatchObject({ code: 'ALREADY_CLAIMED' })
    }
  })
})

describe('rebate and wagering of a bet that is corrected', () => {
  it('a rebate that was claimed before a correction is not paid again when the result is corrected back', async () => {
    const { context, store, end, cancel, passTime } = await start()
    const level = levelAt(1)
    const claim = () =>
      store.transaction((tables, announce) =>
        claimRebate(context, tables, announce, { memberId, level }),
      )
    await end()
    expect(await claim()).toMatchObject({ amount: 200 })
    await cancel()
    await passTime(dayLength)
    await end()
    await expect(claim()).rejects.toMatchObject({ code: 'NOTHING_TO_CLAIM' })
    expect(await earnedRebate(store, memberId, level)).toEqual({ lines: [], amount: 0 })
  })

  const grantedBonus = (reference: string, required: number) =>
    ({
      memberId,
      title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
      source: { house: 'bonuses', entry: 'BONUS' },
      reference,
      amount: 1_000,
      wagering: { required, days: 9 },
    }) as const

  it('a bet that counted towards a completed bonus does not count towards another one when it is corrected back', async () => {
    const { context, store, end, cancel } = await start()
    const grant = (reference: string) =>
      store.transaction((tables, announce) =>
        grantBonus(context, tables, announce, grantedBonus(reference, stake)),
      )
    const statuses = async () =>
      new Map((await store.bonuses.find()).map(({ reference, status }) => [reference, status]))
    await grant('g-1')
    await end()
    expect((await statuses()).get('g-1')).toBe('COMPLETED')
    await grant('g-2')
    await cancel()
    await end()
    expect((await statuses()).get('g-2')).toBe('ACTIVE')
    expect(await store.bonuses.find({ where: { reference: 'g-2' } })).toMatchObject([{ played: 0 }])
    expect(await auditLedger(store)).toEqual([])
  })

  it('each bonus gets back the wagering that a correction subtracted from it', async () => {
    const { context, store, time, end, cancel } = await start()
    const grant = (reference: string) =>
      store.transaction((tables, announce) =>
        grantBonus(context, tables, announce, grantedBonus(reference, 2 * stake)),
      )
    await grant('g-1')
    time.now += 1
    await grant('g-2')
    await end()
    const bonuses = async () =>
      (await store.bonuses.find()).map(({ reference, played }) => [reference, played])
    // Other bets have counted towards both bonuses.
    for (const { id, reference } of await store.bonuses.find()) {
      await store.bonuses.update(id, { played: reference === 'g-1' ? 150_000 : 30_000 })
    }
    const before = await bonuses()
    await cancel()
    expect(await bonuses()).not.toEqual(before)
    await end()
    expect(await bonuses()).toEqual(before)
  })

  it('a bonus that loses all of its money to a corrected result continues when the result is corrected back', async () => {
    const { context, store, book, passTime, betOn, end } = await start(stake)
    await store.transaction((tables, announce) =>
      grantBonus(context, tables, announce, grantedBonus('g-1', 500_000)),
    )
    await betOn(1_000, ['bra-1', 'RESULT:AWAY', 300])
    await end()
    const bonus = async () => (await store.bonuses.find())[0]
    const won = await bonus()
    expect(won).toMatchObject({ status: 'ACTIVE', balance: 3_000 })
    book.change('bra-1', { goals: goalsOf(1, 0) })
    await passTime(minute)
    expect(await bonus()).toMatchObject({ status: 'SPENT', balance: 0 })
    await end()
    expect(await bonus()).toEqual(won)
    expect(await auditLedger(store)).toEqual([])
  })
})
