import { describe, expect, it } from 'vitest'
import { type Market, marketOf } from '../../domain/base/platform/markets.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import { allowsGift } from '../../domain/play/rewards/beforeBets.ts'
import { grantReward } from '../../domain/play/rewards/grantReward.ts'
import { platformOf, platformWithGifts } from '../rewardsForTests.ts'

const day = 24 * 3_600_000
const tiger = gameForTests()

async function startRewards(amount = 15_000) {
  const platform = await platformOf('m-edu')
  const { store, context } = platform
  const grant = (reference: string, memberId = 'm-edu') =>
    store.transaction((tables) =>
      grantReward(context, tables, {
        memberId,
        kind: 'VIP',
        amount,
        reference,
        expiresAt: context.now() + 7 * day,
      }),
    )
  const claim = (id: string, headers?: Record<string, string>) =>
    platform.call('POST /wps/rewards/{rewardId}/claim', {
      path: `/wps/rewards/${id}/claim`,
      ...(headers && { headers }),
    })
  return { ...platform, grant, claim }
}

describe('reward centre', () => {
  it('[PROMO-01] a reward is paid into the wallet once and shown as claimed', async () => {
    const { grant, claim, call, balanceOf, store } = await startRewards()
    const before = await balanceOf()
    const { id } = await grant('week-46')
    expect((await call('GET /wps/rewards', { query: '?status=CLAIMABLE' })).value).toMatchObject({
      items: [{ id, kind: 'VIP', title: 'Bônus VIP', amount: '150.00', status: 'CLAIMABLE' }],
      total: 1,
    })
    expect((await claim(id)).value).toMatchObject({ id, status: 'CLAIMED' })
    expect(await balanceOf()).toBe(before + 15_000)
    expect(await claim(id)).toMatchObject({ success: false, code: 'ALREADY_CLAIMED' })
    expect(await balanceOf()).toBe(before + 15_000)
    expect((await call('GET /wps/rewards', { query: '?status=CLAIMABLE' })).value.total).toBe(0)
    expect(await auditLedger(store)).toEqual([])
  })

  it('a reward has the language of its title if that is not the reader’s language', async () => {
    const { store, context, grant, call } = await startRewards()
    await grant('week-46')
    const reward = { memberId: 'm-edu', kind: 'PROMOTION', amount: 1_000, reference: 'p' } as const
    const title = { en: 'Monday bonus', pt: 'Bônus de segunda' }
    await store.transaction((tables) =>
      grantReward(context, tables, { ...reward, title, expiresAt: null }),
    )
    const titlesIn = async (language: string) => {
      const { value } = await call('GET /wps/rewards', {
        query: '?status=CLAIMABLE',
        headers: { 'Accept-Language': language },
      })
      return value.items.map((one: { title: string; titleLanguage?: string }) => [
        one.title,
        one.titleLanguage,
      ])
    }
    expect(await titlesIn('pt')).toEqual(
      expect.arrayContaining([
        ['Bônus de segunda', undefined],
        ['Bônus VIP', undefined],
      ]),
    )
    expect(await titlesIn('fr')).toEqual(
      expect.arrayContaining([
        ['Monday bonus', 'en'],
        ['Bonus VIP', undefined],
      ]),
    )
  })

  it('concurrent claims of a reward with the same idempotency key get the same response and pay once', async () => {
    const { grant, claim, balanceOf } = await startRewards()
    const before = await balanceOf()
    const { id } = await grant('week-46')
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = await Promise.all([claim(id, key), claim(id, key), claim(id, key)])
    expect(answers.map(({ value }) => value.status)).toEqual(['CLAIMED', 'CLAIMED', 'CLAIMED'])
    expect(await balanceOf()).toBe(before + 15_000)
  })

  it('only one of several concurrent claims of a reward with different idempotency keys is paid', async () => {
    const { grant, claim, balanceOf } = await startRewards()
    const before = await balanceOf()
    const { id } = await grant('week-46')
    const answers = await Promise.all([claim(id), claim(id), claim(id)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await balanceOf()).toBe(before + 15_000)
  })

  it('claiming an expired reward is rejected, and the reward is listed as expired', async () => {
    const { grant, claim, passTime, call, login, asMember } = await startRewards()
    const { id } = await grant('week-46')
    await passTime(7 * day)
    const { body } = await login('edu', 'portico-edu-1')
    const headers = asMember(body.value?.token)
    expect(await claim(id, headers)).toMatchObject({ success: false, code: 'REWARD_EXPIRED' })
    const listed = await call('GET /wps/rewards', { query: '?status=EXPIRED', headers })
    expect(listed.value.items).toMatchObject([{ id, status: 'EXPIRED' }])
  })

  it('claiming another member’s reward is rejected as NOT_FOUND', async () => {
    const { grant, claim } = await startRewards()
    const { id } = await grant('week-46', 'm-ana')
    expect(await claim(id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('granting the same reward twice creates it once', async () => {
    const { grant, store } = await startRewards()
    expect((await grant('week-46')).id).toBe((await grant('week-46')).id)
    expect(await store.rewards.count({ memberId: 'm-edu' })).toBe(1)
  })

  it('[ROLE-14] the reward centre rejects trial members', async () => {
    const { call } = await platformOf('m-bruno')
    expect(await call('GET /wps/rewards')).toMatchObject({ status: 403, code: 'TRIAL_NOT_ALLOWED' })
    expect(await call('POST /wps/wheel/spins')).toMatchObject({ status: 403 })
  })
})

describe('bonus code', () => {
  const redeem = (platform: Awaited<ReturnType<typeof platformOf>>, code: string) =>
    platform.call('POST /wps/rewards/codes', { body: { code } })

  it('[PROMO-08] a member can redeem a bonus code once, for a reward of at most 131,000', async () => {
    const platform = await platformWithGifts('m-edu')
    const { value } = await redeem(platform, ' zap2026 ')
    expect(value).toMatchObject({ kind: 'CODE', title: 'Bônus do WhatsApp', status: 'CLAIMABLE' })
    expect(Number(value.amount)).toBeGreaterThanOrEqual(5)
    expect(Number(value.amount)).toBeLessThanOrEqual(131_000)
    expect(await redeem(platform, 'ZAP2026')).toMatchObject({ code: 'BONUS_CODE_USED' })
  })

  it('[PROMO-08] a bonus code can be worth up to 131,000', async () => {
    const platform = await platformWithGifts('m-edu')
    const { randomBytes } = platform.context
    // Makes the random draw of the code return the highest of 10,000 values. Other random bytes
    // stay random.
    platform.context.randomBytes = (count) =>
      count === 4 ? new Uint8Array([0, 0, 0x27, 0x0f]) : randomBytes(count)
    const { value } = await redeem(platform, 'ZAP2026')
    expect(Number(value.amount)).toBeGreaterThan(130_800)
  })

  it('an unknown, expired or used-up bonus code is rejected with the reason', async () => {
    const platform = await platformWithGifts('m-edu')
    expect(await redeem(platform, 'NADA')).toMatchObject({ code: 'BONUS_CODE_UNKNOWN' })
    expect(await redeem(platform, 'PASCOA2025')).toMatchObject({ code: 'BONUS_CODE_EXPIRED' })
    expect(await redeem(platform, 'ESGOTADO')).toMatchObject({ code: 'BONUS_CODE_USED' })
  })

  it('only one of two concurrent requests can redeem a bonus code for one member', async () => {
    const platform = await platformWithGifts('m-edu')
    const dora = await platform.login('dora', 'portico-dora-1')
    const asDora = platform.asMember(dora.body.value?.token)
    const answers = await Promise.all([
      redeem(platform, 'PRIMEIRO'),
      platform.call('POST /wps/rewards/codes', { body: { code: 'PRIMEIRO' }, headers: asDora }),
    ])
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  })
})

describe('gift before a bet', () => {
  it('a member in Brazil gets gifts only after a settled bet with real money', async () => {
    const { call, context, store } = await platformOf('m-edu')
    const code = () => call('POST /wps/rewards/codes', { body: { code: 'ZAP2026' } })
    const apply = () =>
      call('POST /wps/activities/{activityId}/applications', {
        path: '/wps/activities/presente-de-aniversario/applications',
        body: { comment: 'Dia 20', images: [] },
      })
    const login = () =>
      call('POST /wps/missions/{missionId}/claim', { path: '/wps/missions/daily-login/claim' })
    const activities = async () => (await call('GET /wps/activities')).value.total
    expect((await call('GET /wps/rewards/counts')).value).toMatchObject({ needsBet: true })
    for (const refused of [code, apply]) {
      expect(await refused()).toMatchObject({ code: 'NOT_ELIGIBLE' })
    }
    expect(await login()).toMatchObject({ code: 'NOT_FOUND' })
    expect(await activities()).toBe(0)
    await store.transaction((tables, announce) =>
      placeBet(context, tables, announce, { memberId: 'm-edu', game: tiger, stake: 100 }),
    )
    expect((await call('GET /wps/rewards/counts')).value).not.toHaveProperty('needsBet')
    expect(await code()).toMatchObject({ success: true })
    expect(await apply()).toMatchObject({ success: true })
    expect(await activities()).toBeGreaterThan(0)
  })

  it('a market allows gifts of the kinds on its list before a bet, and any gift after a bet', () => {
    const market: Market = { ...marketOf('PT'), bonusesBeforeBets: ['REFERRAL'] }
    expect(allowsGift(market, 'REFERRAL', false)).toBe(true)
    expect(allowsGift(market, 'REGISTRATION', false)).toBe(false)
    expect(allowsGift(market, 'REGISTRATION', true)).toBe(true)
  })
})
