import { describe, expect, it } from 'vitest'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import { platformOf, platformWithGifts } from '../rewardsForTests.ts'

const minute = 60_000
const tiger = gameForTests()

async function startPromotions(id = 'm-carla', start = platformOf) {
  const platform = await start(id)
  const { store, context, call } = platform
  const bet = (stake: number) =>
    store.transaction((tables, announce) =>
      placeBet(context, tables, announce, { memberId: id, game: tiger, stake }),
    )
  const list = async (query = '?pageSize=100') =>
    (await call('GET /wps/promotions', { query })).value.items
  const details = async (promotionId: string) =>
    (await call('GET /wps/promotions/{promotionId}', { path: `/wps/promotions/${promotionId}` }))
      .value
  const join = (promotionId: string) =>
    call('POST /wps/promotions/{promotionId}/join', { path: `/wps/promotions/${promotionId}/join` })
  const picture = (fileId: string, memberId = id) =>
    store.files.insert({
      id: fileId,
      memberId,
      mediaType: 'image/png',
      width: 10,
      height: 10,
      size: 100,
      usedFor: null,
      createdAt: context.now(),
      expiresAt: context.now() + minute,
    })
  const apply = (activityId: string, body: object) =>
    call('POST /wps/activities/{activityId}/applications', {
      path: `/wps/activities/${activityId}/applications`,
      body,
    })
  return { ...platform, bet, list, details, join, picture, apply }
}

describe('promotions', () => {
  it('[PROMO-05][PROMO-10] promotions of every type are listed for visitors, in their language', async () => {
    const { send, context } = await startPromotions()
    await changePlatform(context, { market: marketOf('PT') })
    const { answer } = await send('GET /wps/promotions', {
      query: '?pageSize=100',
      headers: { 'Accept-Language': 'en' },
    })
    const text = JSON.stringify(answer.value)
    for (const type of ['NEWBIE', 'LIMITED', 'SPECIAL_OFFER', 'DAILY', 'HIGH_REBATE', 'VIP']) {
      expect(text).toContain(`"type":"${type}"`)
    }
    expect(text).toContain('Red envelope rain')
  })

  it('the Brazilian market hides and rejects bonuses for deposits and for new members, but lists rewards for play', async () => {
    const { list, join } = await startPromotions()
    const ids = (await list()).map(({ id }) => id)
    for (const id of ['boas-vindas', 'primeira-semana', 'pix-em-dobro']) {
      expect(ids).not.toContain(id)
      expect(await join(id), id).toMatchObject({ status: 404 })
    }
    expect(ids).toEqual(expect.arrayContaining(['desafio-diario', 'cashback-semanal', 'clube-vip']))
  })

  it('[PROMO-05] if the market allows bonuses for deposits and for new members, a new member can see and join promotions with such bonuses', async () => {
    const { list, join, context, store } = await startPromotions()
    await changePlatform(context, { market: marketOf('PT') })
    await store.members.update('m-carla', { createdAt: context.now() })
    for (const id of ['boas-vindas', 'primeira-semana', 'pix-em-dobro']) {
      expect((await list()).find((one) => one.id === id)?.action, id).toBe('JOIN')
      expect(await join(id), id).toMatchObject({ value: { status: 'JOINED' } })
    }
    await changePlatform(context, {
      market: { ...marketOf('PT'), bonusesBeforeBets: ['DEPOSIT'] },
    })
    const ids = (await list()).map(({ id }) => id)
    expect(ids).toContain('pix-em-dobro')
    expect(ids).not.toContain('boas-vindas')
    expect(ids).not.toContain('primeira-semana')
  })

  it('the bonus of a joined promotion is not issued while the market forbids it', async () => {
    const { join, bet, call, context, store } = await startPromotions()
    await changePlatform(context, { market: marketOf('PT') })
    await store.members.update('m-carla', { createdAt: context.now() })
    expect((await join('primeira-semana')).value).toMatchObject({ status: 'JOINED' })
    await bet(20_000)
    await changePlatform(context, { market: marketOf('BR') })
    const kinds = async () =>
      (await call('GET /wps/rewards', { query: '?status=CLAIMABLE' })).value.items.map(
        ({ kind }) => kind,
      )
    expect(await kinds()).not.toContain('PROMOTION')
    await changePlatform(context, { market: marketOf('PT') })
    expect(await kinds()).toContain('PROMOTION')
  })

  it('a promotion for newcomers rejects a member who registered long ago', async () => {
    const { join, context } = await startPromotions('m-ana')
    await changePlatform(context, { market: marketOf('PT') })
    expect(await join('boas-vindas')).toMatchObject({ code: 'NOT_ELIGIBLE' })
  })

  it('promotions are paged with running ones first, and can be filtered by type', async () => {
    const { list } = await startPromotions()
    const first = await list('?pageSize=6')
    expect(first).toHaveLength(6)
    for (const { status } of first) expect(['COMING_SOON', 'CLOSE']).not.toContain(status)
    const daily = await list('?type=DAILY')
    expect(new Set(daily.map(({ type }) => type))).toEqual(new Set(['DAILY']))
  })

  it('[PROMO-12][PROMO-13] a member joins a promotion, gets a reward when the turnover is reached, and claims it', async () => {
    const { list, details, join, bet, call, store, balanceOf, passTime } = await startPromotions()
    const state = async () => {
      const found = (await list()).find(({ id }) => id === 'desafio-diario')
      return [found?.status, found?.action]
    }
    await bet(30_000)
    await passTime(1)
    expect(await state()).toEqual([undefined, 'JOIN'])
    expect((await join('desafio-diario')).value).toMatchObject({
      status: 'JOINED',
      action: 'SIGNED',
    })
    expect(await join('desafio-diario')).toMatchObject({ code: 'ALREADY_JOINED' })
    // Bets from before joining do not count.
    expect((await details('desafio-diario')).promotion.progress).toMatchObject({
      turnover: '0.00',
    })
    await bet(29_000)
    expect(await state()).toEqual(['JOINED', 'SIGNED'])
    const joined = (await list()).find(({ id }) => id === 'desafio-diario')
    expect(joined).toMatchObject({
      recurrence: 'DAILY',
      progress: { turnover: '290.00', turnoverRequired: '300.00' },
    })
    await bet(1_000)
    expect(await state()).toEqual(['ISSUED', 'CLAIM'])
    const query = '?status=CLAIMABLE'
    const { items } = (await call('GET /wps/rewards', { query })).value
    const reward = items.find(({ kind }) => kind === 'PROMOTION')
    expect(reward).toMatchObject({ title: 'Desafio diário', amount: '5.00' })
    expect((await details('desafio-diario')).promotion.rewardId).toBe(reward?.id)
    const before = await balanceOf()
    await call('POST /wps/rewards/{rewardId}/claim', { path: `/wps/rewards/${reward?.id}/claim` })
    expect(await balanceOf()).toBe(before + 500)
    expect(await state()).toEqual(['CLAIMED', 'SIGNED'])
    expect(await auditLedger(store)).toEqual([])
  })

  it('[PROMO-12][PROMO-13] a promotion that has ended or not begun cannot be joined', async () => {
    const { list, join } = await startPromotions()
    const all = await list()
    expect(all.find(({ id }) => id === 'natal-premiado')).toMatchObject({
      status: 'COMING_SOON',
      action: 'COMING',
    })
    expect(all.find(({ id }) => id === 'semana-da-republica')?.status).toBe('CLOSE')
    expect(await join('natal-premiado')).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
    expect(await join('semana-da-republica')).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
    expect(await join('clube-vip')).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
  })

  it('[ROLE-14] a trial member sees promotions but cannot join them', async () => {
    const { join, list } = await startPromotions('m-bruno')
    expect((await list()).length).toBeGreaterThan(5)
    expect(await join('desafio-diario')).toMatchObject({ status: 403, code: 'TRIAL_NOT_ALLOWED' })
  })

  it('every promotion has a banner, and its content has only safe HTML tags', async () => {
    const { list, details } = await startPromotions()
    for (const { id, bannerUrl } of await list()) {
      expect(bannerUrl).toMatch(new RegExp(`^/art/banners/${id}\\.svg\\?v=\\w+$`))
      const { content } = await details(id)
      const tags = [...content.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag)
      const safe = ['p', 'strong', 'em', 'h3', 'ol', 'ul', 'li', 'table', 'tr', 'th', 'td']
      expect(safe).toEqual(expect.arrayContaining([...new Set(tags)]))
    }
  })
})

describe('activities', () => {
  const comment = 'Ganhei R$ 812 no Fortune Tiger!'

  it('[PROMO-11][PROMO-12] an application with a comment and images is reviewed and rewarded', async () => {
    const { apply, picture, call, passTime } = await startPromotions('m-edu', platformWithGifts)
    await picture('f-1')
    const applied = await apply('print-da-vitoria', { comment, images: ['f-1'] })
    expect(applied.value).toMatchObject({ status: 'APPLYING', images: ['f-1'], reward: '20.00' })
    const status = async () =>
      (await call('GET /wps/activities/applications')).value.items[0]?.status
    await passTime(5 * minute)
    expect(await status()).toBe('PROCESS')
    await passTime(5 * minute)
    expect(await status()).toBe('ISSUED')
    const [activity] = (await call('GET /wps/activities')).value.items
    expect(activity).toMatchObject({ status: 'ISSUED', action: 'CLAIM' })
    const [reward] = (await call('GET /wps/rewards')).value.items
    expect(reward).toMatchObject({ kind: 'ACTIVITY', amount: '20.00' })
    await call('POST /wps/rewards/{rewardId}/claim', { path: `/wps/rewards/${reward?.id}/claim` })
    expect(await status()).toBe('CLAIMED')
  })

  it('an activity has nothing to claim after its reward has expired', async () => {
    const { apply, picture, call, passTime, store, context } = await startPromotions(
      'm-edu',
      platformWithGifts,
    )
    await picture('f-1')
    await apply('print-da-vitoria', { comment, images: ['f-1'] })
    await passTime(5 * minute)
    await passTime(5 * minute)
    const first = async () => (await call('GET /wps/activities')).value.items[0]
    const rewardId = String((await first())?.rewardId)
    await store.rewards.update(rewardId, { expiresAt: context.now() })
    expect(await first()).toMatchObject({ status: 'CLOSE' })
    expect(await first()).not.toHaveProperty('action')
  })

  it('[PROMO-12] a member can apply again after a rejected application', async () => {
    const { apply, call, passTime } = await startPromotions('m-edu', platformWithGifts)
    const asked = { comment: 'Pode recusar', images: [] }
    await apply('presente-de-aniversario', asked)
    const again = { comment: 'Dia 20', images: [] }
    expect(await apply('presente-de-aniversario', again)).toMatchObject({ code: 'ALREADY_JOINED' })
    await passTime(10 * minute)
    const { items } = (await call('GET /wps/activities/applications')).value
    expect(items).toMatchObject([{ status: 'REJECTED' }])
    expect(await apply('presente-de-aniversario', again)).toMatchObject({ success: true })
  })

  it('[CONST-12][CONST-15] an application has at most 140 characters of comment and 3 images', async () => {
    const { apply, picture } = await startPromotions('m-edu', platformWithGifts)
    const to = 'presente-de-aniversario'
    expect(await apply(to, { comment: 'á'.repeat(141), images: [] })).toMatchObject({ status: 422 })
    const four = ['f-1', 'f-2', 'f-3', 'f-4']
    expect(await apply(to, { comment, images: four })).toMatchObject({ status: 422 })
    const three = four.slice(0, 3)
    for (const fileId of three) await picture(fileId)
    const most = { comment: 'á'.repeat(140), images: three }
    expect(await apply(to, most)).toMatchObject({ status: 200, success: true })
  })

  it('an application is rejected with missing, unknown or another member’s images, and for a future activity', async () => {
    const { apply, picture } = await startPromotions('m-edu', platformWithGifts)
    await picture('f-9', 'm-ana')
    const refusal = async (images: string[]) =>
      (await apply('print-da-vitoria', { comment, images })).code
    expect(await refusal([])).toBe('FILE_INVALID')
    expect(await refusal(['f-none'])).toBe('FILE_INVALID')
    expect(await refusal(['f-9'])).toBe('FILE_INVALID')
    const early = await apply('arvore-de-natal', { comment, images: [] })
    expect(early).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
    expect(await apply('nothing', { comment, images: [] })).toMatchObject({ status: 404 })
  })
})

describe('badges', () => {
  it('[STATE-01] badges count claimable missions, claimable rewards, and promotions that can be joined', async () => {
    const { call, join, setFlag } = await startPromotions('m-dora', platformWithGifts)
    const counts = async () => (await call('GET /wps/rewards/counts')).value
    const first = await counts()
    expect(first).toMatchObject({ missionLeaderboard: 1, rewardCenter: 0 })
    expect(first.availablePromo).toEqual([{ promo: 'REFERRAL', enabled: true }])
    await call('POST /wps/missions/{missionId}/claim', { path: '/wps/missions/daily-login/claim' })
    await call('POST /wps/rewards/codes', { body: { code: 'TELEGRAM50' } })
    await join('desafio-diario')
    await setFlag('REFERRAL3', false)
    expect(await counts()).toMatchObject({
      missionLeaderboard: 0,
      rewardCenter: 1,
      availablePromo: [{ promo: 'REFERRAL', enabled: false }],
      availablePromoCount: first.availablePromoCount - 1,
    })
  })
})
