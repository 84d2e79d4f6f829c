import { describe, expect, it } from 'vitest'
import { sampleRequests } from '../../../mocks/gen/requests.ts'
import { earnByDeposit } from '../../domain/play/rewards/earnings.ts'
import { addTickets } from '../../domain/play/rewards/wheel.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'

/**
 * Operations that return content, each with the response properties that are empty lists on a
 * platform without content.
 */
const calls: [key: OperationKey, lists: string[]][] = [
  ['GET /wps/relay/GCSGAME_gameList', ['games']],
  ['GET /wps/relay/GCSGAME_hotGamesV2', ['list']],
  ['GET /wps/relay/GCSGAME_newGameVendor', ['lanes', 'sorting']],
  ['GET /wps/relay/GCSGAME_getVassGameType', ['list']],
  ['GET /wps/relay/GLS2_roomList', ['list']],
  ['GET /wps/relay/GCSGAME_getRankList', ['entries']],
  ['GET /lgw/games/game_menus', ['gameMenus']],
  ['GET /lotto/lgw/games/opened/numero', ['list']],
  ['GET /wps/v2/wallets', ['vendors']],
  ['GET /wps/relay/GCS_merchantWallet', ['vendors']],
  ['GET /wps/v2/wallets/bonuses', ['items']],
  ['GET /wps/promotions', ['items']],
  ['GET /wps/activities', ['items']],
  ['GET /wps/redEnvelopes', ['rains', 'opened']],
  ['GET /wps/wheel', ['prizes']],
  ['GET /wps/relay/MCSFE_getMissionSummaryDetails', ['daily', 'weekly']],
  ['GET /wps/relay/MCS2_getPointReward', ['items']],
  ['GET /wps/system/helpCenter', ['categories']],
  ['GET /wps/publications', ['items']],
  [
    'GET /wps/relay/MCSFE_getListAnnouncements',
    ['banners', 'playerNotices', 'headlines', 'popup', 'promotion'],
  ],
]

/** Starts a platform without content, but with every module on. */
async function startEmpty() {
  const platform = await startPlatform({ personas: false })
  for (const modId of ['WHEEL3', 'REDENVELOPE3']) await platform.setFlag(modId, true)
  return platform
}

describe('platform without content', () => {
  it.each(calls)('%s returns empty lists on a platform without content', async (key, lists) => {
    const { send, failures, register, asMember } = await startEmpty()
    const { body } = await register(userForTests())
    const query = new URLSearchParams(sampleRequests[key].query as Record<string, string>)
    const headers = asMember(body.value?.token)
    const { status, answer } = await send(key, { query: `?${query}`, headers })
    expect(failures).toEqual([])
    expect(status).toBe(200)
    for (const list of lists) expect(answer.value?.[list], list).toEqual([])
  })

  it('a platform without content has no chat desks, no jackpot and no demonstration accounts', async () => {
    const { send, failures } = await startPlatform({ personas: false })
    expect((await send('GET /wps/relay/CBS_modelList')).answer.value).toEqual([])
    expect((await send('GET /wps/jackpot')).answer.value).not.toHaveProperty('pool')
    const { value } = (await send('GET /wps/system/status')).answer
    expect(value).not.toHaveProperty('demonstrationAccounts')
    expect(failures).toEqual([])
  })

  it('a platform without a wheel gives no tickets for deposits, accepts no tickets, and lists no old spins', async () => {
    const { register, send, asMember, store, context } = await startEmpty()
    const { body } = await register(userForTests())
    const [member] = await store.members.find()
    const memberId = member?.id ?? ''
    await store.transaction(async (tables) => {
      await addTickets(tables, memberId, 1)
      await earnByDeposit(context, tables, { id: 'd-1', memberId, amount: 50_000 })
    })
    await store.wheelSpins.insert({ id: 'ws-1', memberId, prizeId: 'money-5', at: context.now() })
    const headers = { ...asMember(body.value?.token), 'Idempotency-Key': crypto.randomUUID() }
    expect((await send('POST /wps/wheel/spins', { headers })).answer.code).toBe('NO_TICKETS')
    expect((await send('GET /wps/wheel', { headers })).answer.value).toMatchObject({ tickets: 1 })
    expect((await send('GET /wps/wheel/spins', { headers })).answer.value).toMatchObject({
      items: [],
      total: 0,
    })
  })

  it('a platform without content has no raffle and pays no referral commission', async () => {
    const { register, send, asMember, store } = await startPlatform({ personas: false })
    const { body } = await register(userForTests())
    const [member] = await store.members.find()
    const day = { id: 'd-1', referrerId: member?.id ?? '', day: '2026-01-01', turnover: 1_000_000 }
    await store.referralDays.insert({ ...day, claimedAt: null })
    const headers = { ...asMember(body.value?.token), 'Idempotency-Key': crypto.randomUUID() }
    const ticket = { body: { promotionId: 'sorteio-da-semana' }, headers }
    const raffle = await send('POST /wps/relay/MCS2_claimRafflePromotion', ticket)
    expect(raffle.status).toBe(404)
    const { answer } = await send('GET /wps/referral', { headers })
    expect(answer.value).toMatchObject({ commissionRate: '0', claimable: '0.00' })
    expect((await send('POST /wps/referral/claim', { headers })).answer.code).toBe(
      'NOTHING_TO_CLAIM',
    )
  })

  it('a platform without content has no bonus codes and no demonstration names', async () => {
    const { register, send, asMember, login } = await startPlatform({ personas: false })
    const { body } = await register(userForTests({ username: 'servererror' }))
    expect(body.success).toBe(true)
    const code = await send('POST /wps/rewards/codes', {
      body: { code: 'ZAP2026' },
      headers: { ...asMember(body.value?.token), 'Idempotency-Key': crypto.randomUUID() },
    })
    expect(code.answer.code).toBe('BONUS_CODE_UNKNOWN')
    expect((await login('maintenance', 'portico-ana-1')).body.code).toBe('LOGIN_FAILED')
  })
})
