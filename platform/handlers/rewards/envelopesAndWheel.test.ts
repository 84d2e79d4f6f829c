import { describe, expect, it } from 'vitest'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { isOn } from '../../domain/base/platform/platform.ts'
import { changePlatform, readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { addTickets, earnTickets } from '../../domain/play/rewards/wheel.ts'
import { startPlatform } from '../platformForTests.ts'
import { platformOf, platformWithGifts } from '../rewardsForTests.ts'

const hour = 3_600_000

const open = (platform: Awaited<ReturnType<typeof platformOf>>, id: string) =>
  platform.call('POST /wps/redEnvelopes/{redEnvelopeId}/open', {
    path: `/wps/redEnvelopes/${id}/open`,
  })

describe('red envelopes', () => {
  // The test clock starts at noon UTC, 9:00 in São Paulo, when envelopes open.
  const now = 'rain-2026-11-21-09'

  it('[PROMO-06] a member can open one red envelope of a rain, which is credited at once', async () => {
    const platform = await platformWithGifts('m-edu')
    const { call, balanceOf, store } = platform
    const before = await balanceOf()
    const rains = (await call('GET /wps/redEnvelopes')).value.rains
    expect(rains[0]).toMatchObject({ id: now, status: 'OPEN', pot: '5000.00', envelopesLeft: 500 })
    expect(rains[1]).toMatchObject({ status: 'COMING' })
    const { value } = await open(platform, now)
    expect(await balanceOf()).toBe(before + Math.round(Number(value.amount) * 100))
    expect(await open(platform, now)).toMatchObject({ code: 'ALREADY_CLAIMED' })
    const after = (await call('GET /wps/redEnvelopes')).value
    expect(after.rains[0]).toMatchObject({ status: 'OPENED', amount: value.amount })
    expect(after.opened).toMatchObject([{ redEnvelopeId: now, amount: value.amount }])
    expect(await auditLedger(store)).toEqual([])
  })

  it('a red envelope cannot be opened before or after its rain, or when none is left', async () => {
    const platform = await platformWithGifts('m-edu')
    const { passTime, store } = platform
    expect(await open(platform, 'rain-2026-11-21-12')).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
    expect(await open(platform, 'rain-2020-01-01-00')).toMatchObject({ status: 404 })
    await store.redEnvelopePots.insert({ id: now, left: 0, envelopes: 0 })
    expect(await open(platform, now)).toMatchObject({ code: 'ENVELOPES_GONE' })
    await passTime(hour)
    expect(await open(platform, now)).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
  })

  it('a member in Brazil who has never bet cannot open a red envelope', async () => {
    const platform = await platformOf('m-edu')
    expect(await open(platform, now)).toMatchObject({ code: 'NOT_ELIGIBLE' })
    expect(await platform.store.redEnvelopePots.get(now)).toBeUndefined()
  })

  it('the last red envelope of a rain contains the rest of the pot', async () => {
    const platform = await platformWithGifts('m-edu')
    const { store } = platform
    await store.redEnvelopePots.insert({ id: now, left: 100, envelopes: 1 })
    expect((await open(platform, now)).value.amount).toBe('1.00')
    expect(await store.redEnvelopePots.get(now)).toMatchObject({ left: 0, envelopes: 0 })
  })
})

describe('wheel', () => {
  async function withTickets(count: number) {
    const platform = await platformOf('m-edu')
    await platform.store.transaction((tables) => addTickets(tables, 'm-edu', count))
    return platform
  }

  it('[PROMO-07] a spin of the wheel costs a ticket, pays its prize and is in the history', async () => {
    const { call, balanceOf, store } = await withTickets(12)
    let tickets = 12
    let money = await balanceOf()
    for (let turn = 0; turn < 12 && tickets > 0; turn += 1) {
      const { spin, tickets: left } = (await call('POST /wps/wheel/spins')).value
      tickets += spin.prize.kind === 'TICKET' ? 0 : -1
      money += spin.prize.amount === undefined ? 0 : Math.round(Number(spin.prize.amount) * 100)
      expect(left).toBe(tickets)
    }
    expect(await balanceOf()).toBe(money)
    const history = (await call('GET /wps/wheel/spins', { query: '?pageSize=5' })).value
    expect(history).toMatchObject({ total: 12, pageSize: 5 })
    expect(history.items).toHaveLength(5)
    expect(await auditLedger(store)).toEqual([])
  })

  it('repeated spins of the wheel with the same idempotency key count once', async () => {
    const { call, store } = await withTickets(3)
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const spins = [1, 2, 3].map(() => call('POST /wps/wheel/spins', { headers }))
    const ids = (await Promise.all(spins)).map(({ value }) => value.spin.id)
    expect(new Set(ids).size).toBe(1)
    expect(await store.wheelSpins.count({ memberId: 'm-edu' })).toBe(1)
  })

  it('a spin of the wheel without a ticket is rejected', async () => {
    const { call } = await platformOf('m-edu')
    expect(await call('POST /wps/wheel/spins')).toMatchObject({ code: 'NO_TICKETS' })
  })

  it('every 100.00 deposited earns a wheel ticket where the market allows it, and the odds of the wheel add up to 100', async () => {
    const { call, store, context } = await platformOf('m-edu')
    const deposit = { memberId: 'm-edu', amount: 50_000 }
    await store.transaction((tables) => earnTickets(tables, context.content.wheel, deposit))
    const inBrazil = { tickets: 0, towardsNext: '0.00', depositPerTicket: '0.00' }
    expect((await call('GET /wps/wheel')).value).toMatchObject(inBrazil)
    await changePlatform(context, { market: marketOf('PT') })
    for (const amount of [9_000, 14_000]) {
      await store.transaction((tables) =>
        earnTickets(tables, context.content.wheel, { memberId: 'm-edu', amount }),
      )
    }
    const { value } = await call('GET /wps/wheel', { headers: { 'Accept-Language': 'en' } })
    expect(value).toMatchObject({ tickets: 2, towardsNext: '30.00', depositPerTicket: '100.00' })
    const odds = value.prizes.map((prize) => Number(prize.odds))
    expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 9)
    expect(value.prizes.map(({ label }) => label)).toContain('Spin again')
  })
})

describe('platform with envelopes and wheel off', () => {
  it('[PROMO-06, PROMO-07] red envelopes and the wheel reject requests while their modules are off, and no promotion or mission offers them', async () => {
    const platform = await platformWithGifts('m-edu')
    const { call, setFlag, store, context } = platform
    const promised = async () => {
      const { items } = (await call('GET /wps/promotions', { query: '?pageSize=100' })).value
      const { daily, weekly } = (await call('GET /wps/relay/MCSFE_getMissionSummaryDetails')).value
      return {
        places: items.flatMap(({ leadsTo = [] }) => leadsTo),
        turns: [...daily, ...weekly].filter(({ reward }) => reward.tickets !== undefined).length,
        empty: [...daily, ...weekly].filter(({ reward }) => Object.keys(reward).length === 0)
          .length,
      }
    }
    expect(await promised()).toEqual({ places: ['RED_ENVELOPES'], turns: 1, empty: 0 })
    await setFlag('REDENVELOPE3', false)
    await setFlag('WHEEL3', false)
    expect(await promised()).toEqual({ places: [], turns: 0, empty: 0 })
    const refused = { status: 403, code: 'MODULE_OFF' }
    expect(await call('GET /wps/redEnvelopes')).toMatchObject(refused)
    expect(await open(platform, 'rain-2026-11-21-09')).toMatchObject(refused)
    expect(await call('GET /wps/wheel')).toMatchObject(refused)
    expect(await call('POST /wps/wheel/spins')).toMatchObject(refused)
    expect(await call('GET /wps/wheel/spins')).toMatchObject(refused)
    const deposit = { memberId: 'm-edu', amount: 50_000 }
    await store.transaction((tables) => earnTickets(tables, context.content.wheel, deposit))
    expect(await store.wheelTickets.get('m-edu')).toBeUndefined()
  })

  it('red envelopes and the wheel are off by default unless the platform is a demonstration', async () => {
    const { context } = await startPlatform({ personas: false })
    expect(isOn(await readPlatform(context.store), 'REDENVELOPE3')).toBe(false)
    expect(isOn(await readPlatform(context.store), 'WHEEL3')).toBe(false)
  })
})
