import { describe, expect, it } from 'vitest'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import { earnByDeposit } from '../../domain/play/rewards/earnings.ts'
import { platformOf, platformWithGifts } from '../rewardsForTests.ts'

const day = 24 * 3_600_000
const tiger = gameForTests()

async function startMissions(id = 'm-carla', start = platformOf) {
  const platform = await start(id)
  const { store, context, call } = platform
  const bet = (stake: number) =>
    store.transaction((tables, announce) =>
      placeBet(context, tables, announce, { memberId: id, game: tiger, stake }),
    )
  const summary = async (headers = {}) =>
    (await call('GET /wps/relay/MCSFE_getMissionSummaryDetails', { headers })).value
  const mission = async (missionId: string) => {
    const { daily, weekly } = await summary()
    return [...daily, ...weekly].find(({ id: one }) => one === missionId)
  }
  const claim = (missionId: string) =>
    call('POST /wps/missions/{missionId}/claim', { path: `/wps/missions/${missionId}/claim` })
  return { ...platform, bet, summary, mission, claim }
}

describe('missions', () => {
  it('[PROMO-02][API-53] bets advance a mission, and the reward of the mission can be claimed after its target is reached', async () => {
    const { bet, mission, claim, balanceOf, store } = await startMissions()
    const before = (await mission('daily-turnover'))?.progress ?? 0
    expect(await claim('daily-turnover')).toMatchObject({ code: 'NOT_ELIGIBLE' })
    await bet(4_000)
    expect((await mission('daily-turnover'))?.progress).toBe(before + 40)
    await bet(6_000)
    expect(await mission('daily-turnover')).toMatchObject({ progress: 100, status: 'CLAIMABLE' })
    const money = await balanceOf()
    const points = (await store.pointAccounts.get('m-carla'))?.balance ?? 0
    expect((await claim('daily-turnover')).value).toMatchObject({ status: 'CLAIMED' })
    expect(await balanceOf()).toBe(money + 200)
    expect((await store.pointAccounts.get('m-carla'))?.balance).toBe(points + 20)
    expect(await claim('daily-turnover')).toMatchObject({ code: 'ALREADY_CLAIMED' })
    expect(await balanceOf()).toBe(money + 200)
    expect(await auditLedger(store)).toEqual([])
  })

  it('login missions count days with a login, and the daily one restarts each day in São Paulo time', async () => {
    const { mission, claim, passTime, asMember, login, call } = await startMissions(
      'm-dora',
      platformWithGifts,
    )
    expect(await mission('daily-login')).toMatchObject({ progress: 1, status: 'CLAIMABLE' })
    await claim('daily-login')
    expect(await mission('daily-login')).toMatchObject({ status: 'CLAIMED' })
    await passTime(day)
    const { body } = await login('dora', 'portico-dora-1')
    const headers = asMember(body.value?.token)
    const { daily, weekly } = (
      await call('GET /wps/relay/MCSFE_getMissionSummaryDetails', { headers })
    ).value
    expect(daily.find(({ id }) => id === 'daily-login')).toMatchObject({ status: 'CLAIMABLE' })
    expect(weekly.find(({ id }) => id === 'weekly-logins')?.progress).toBe(2)
  })

  it('an unknown mission id is rejected, and mission titles are in the caller’s language', async () => {
    const { claim, summary } = await startMissions('m-dora', platformWithGifts)
    expect(await claim('no-such-mission')).toMatchObject({ status: 404 })
    const { daily } = await summary({ 'Accept-Language': 'en' })
    expect(daily[0]?.title).toBe('Welcome back')
  })
})

describe('points and tickets for bets and deposits', () => {
  it('[PTS-04][API-60] a bet earns points, and a deposit earns points and wheel tickets', async () => {
    const { bet, store, context } = await startMissions('m-edu')
    await changePlatform(context, { market: marketOf('PT') })
    const before = (await store.pointAccounts.get('m-edu'))?.balance ?? 0
    await bet(2_000)
    expect((await store.pointAccounts.get('m-edu'))?.balance).toBe(before + 2)
    const deposit = { id: 'd-9', memberId: 'm-edu', amount: 25_000 }
    await store.transaction((tables) => earnByDeposit(context, tables, deposit))
    expect((await store.pointAccounts.get('m-edu'))?.balance).toBe(before + 7)
    expect((await store.wheelTickets.get('m-edu'))?.tickets).toBe(2)
  })

  it('a deposit in Brazil earns neither points nor wheel tickets, and no mission requires a deposit', async () => {
    const { store, context, summary, claim } = await startMissions('m-edu')
    const before = (await store.pointAccounts.get('m-edu'))?.balance ?? 0
    const deposit = { id: 'd-9', memberId: 'm-edu', amount: 100_000 }
    await store.transaction((tables) => earnByDeposit(context, tables, deposit))
    expect((await store.pointAccounts.get('m-edu'))?.balance ?? 0).toBe(before)
    expect(await store.wheelTickets.get('m-edu')).toBeUndefined()
    const metrics = async () => {
      const { daily, weekly } = await summary()
      return [...daily, ...weekly].map(({ metric }) => metric)
    }
    expect(await metrics()).not.toContain('DEPOSITS')
    expect(await metrics()).toEqual(expect.arrayContaining(['BETS', 'TURNOVER']))
    expect(await claim('daily-deposit')).toMatchObject({ status: 404 })
    await changePlatform(context, { market: marketOf('PT') })
    expect(await metrics()).toContain('DEPOSITS')
  })
})

describe('leaderboard', () => {
  it("[PROMO-02][API-54] the leaderboard shows the week’s points with masked names, and the caller's rank", async () => {
    const { bet, call } = await startMissions()
    for (let turn = 0; turn < 4; turn += 1) await bet(50_000)
    const { items, me } = (await call('GET /wps/relay/MCSFE_getMissionLeaderboard')).value
    expect(me).toMatchObject({ name: 'Carla', isMe: true })
    expect(me?.score).toBeGreaterThanOrEqual(200)
    expect(items.filter(({ isMe }) => isMe).map(({ rank }) => rank)).toEqual([me?.rank])
    for (const { name, isMe } of items) expect(isMe || name.includes('***')).toBe(true)
    const scores = items.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })
})
