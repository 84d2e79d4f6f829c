import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../domain/base/chance/seededBytes.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import type { PlayedGame } from '../../domain/play/bets/round.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { startAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const day = 24 * 3_600_000
const stakes = { minimum: 20, maximum: 500_000 }
const slot = gameForTests()
const match = {
  nodeId: '100902',
  name: 'Futebol',
  vendor: 'IBC',
  gameType: 'SPORTS',
  rtp: 9_450,
  stakes,
}

type BonusRecord = {
  items: { at: string; amount: string }[]
  total: number
  totals: { amount: string; kinds: { kind: string; count: number; amount: string }[] }
}

/** Starts a platform as Edu, a member without past bets. */
async function edu() {
  const platform = await startPlatform()
  const { context, store, login, send, asMember, time } = platform
  const chance = seededBytes('records')
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  const bet = (game: PlayedGame, stake = 100, memberId = 'm-edu') =>
    store.transaction((tables, announce) =>
      placeBet(context, tables, announce, { memberId, game, stake }),
    )
  const read = async (key: OperationKey, query = '', path?: string) => {
    // A new login for each call, because tests let more time pass than a session lasts.
    const { body } = await login('edu', 'portico-edu-1')
    const headers = asMember(body.value?.token)
    const { answer, status } = await send(key, { headers, query, ...(path && { path }) })
    // The cast is safe: each record has a list and totals, and the test server validates responses
    // against the API contract.
    const value = answer.value as unknown as {
      items: Record<string, string>[]
      days: Record<string, unknown>[]
      total: number
      totals: Record<string, unknown>
      period: { from: string; to: string }
    }
    return { status, value, code: answer.code }
  }
  return { ...platform, bet, read, time }
}

describe('betting record', () => {
  it('[REC-01][REC-05] the betting record lists filtered bets, newest first, and its totals cover the bets of all pages', async () => {
    const { bet, read, time, passTime } = await edu()
    await bet(slot)
    time.now += 1_000
    await bet(slot, 200)
    await passTime(day)
    await bet(match, 300)
    const all = await read('GET /wps/records/bets', '?pageSize=2')
    expect(all.value.items.map(({ stake }) => stake)).toEqual(['3.00', '2.00'])
    expect(all.value).toMatchObject({ total: 3, totals: { stake: '6.00', validBet: '3.00' } })
    const stakes = async (query: string) =>
      (await read('GET /wps/records/bets', query)).value.items.map(({ stake }) => stake)
    expect(await stakes('?pageSize=2&page=2')).toEqual(['1.00'])
    expect(await stakes('?vendor=IBC')).toEqual(['3.00'])
    expect(await stakes('?gameType=RNG')).toEqual(['2.00', '1.00'])
    expect(await stakes('?status=PENDING')).toEqual(['3.00'])
    const today = new Date(time.now - day / 2).toISOString()
    expect(await stakes(`?from=${today}`)).toEqual(['3.00'])
    expect(await stakes(`?to=${today}`)).toEqual(['2.00', '1.00'])
  })

  it('[REC-05] the betting record goes back 36 months and states its period', async () => {
    const { bet, read, time, passTime } = await edu()
    await bet(slot)
    const now = new Date(time.now)
    const later = Date.UTC(now.getUTCFullYear() + 3, now.getUTCMonth(), now.getUTCDate(), 12)
    await passTime(later - time.now)
    const { value } = await read('GET /wps/records/bets', '?from=2020-01-01T00:00:00Z')
    expect(value.total).toBe(1)
    const month = now.toISOString().slice(0, 7)
    expect(value.period.from).toBe(`${month}-01T03:00:00.000Z`)
    await passTime(31 * day)
    expect((await read('GET /wps/records/bets')).value.total).toBe(0)
  })

  it("a member sees the round of their own bet, but not another member's bet", async () => {
    const { bet, read, passTime } = await edu()
    const own = await bet(match, 300)
    const foreign = await bet(slot, 100, 'm-ana')
    const detail = (id: string) =>
      read('GET /wps/records/bets/{betId}', '', `/wps/records/bets/${id}`)
    expect((await detail(own.id)).value).toMatchObject({ status: 'PENDING' })
    expect((await detail(own.id)).value).not.toHaveProperty('rtp')
    await passTime(day)
    expect((await detail(own.id)).value).toMatchObject({
      choice: { selection: own.details.selection },
      result: { symbols: [expect.any(String), expect.any(String)] },
    })
    expect(await detail(foreign.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('account record', () => {
  it('[REC-02] the account record lists movements with the balance after each', async () => {
    const { bet, read } = await edu()
    const { win } = await bet(slot, 500)
    const all = await read('GET /wps/records/transactions')
    const { items } = all.value
    const balance = await read('GET /wps/v2/wallets/balance')
    expect(items[0]?.balanceAfter).toBe((balance.value as unknown as { balance: string }).balance)
    const bets = await read('GET /wps/records/transactions', '?kind=BET')
    expect(bets.value).toMatchObject({ total: 1, totals: { in: '0.00', out: '5.00' } })
    const out = await read('GET /wps/records/transactions', '?direction=OUT')
    expect(out.value.items.every(({ amount }) => amount?.startsWith('-'))).toBe(true)
    expect(items.some(({ kind }) => kind === 'WIN')).toBe(win > 0)
  })
})

describe('profit and loss', () => {
  it('[REC-03] profit and loss counts a bet on the day in Brazil on which it was settled', async () => {
    const { bet, read, time } = await edu()
    time.now = Date.parse('2026-11-22T02:59:00Z')
    await bet(slot)
    time.now = Date.parse('2026-11-22T03:00:00Z')
    await bet(slot, 200)
    const { value } = await read('GET /wps/records/profit')
    expect(value.days).toMatchObject([
      { day: '2026-11-22', bets: 1, stake: '2.00' },
      { day: '2026-11-21', bets: 1, stake: '1.00' },
    ])
    expect(value.totals).toMatchObject({ bets: 2, stake: '3.00' })
  })
})

describe('bonus details', () => {
  it('[REC-04][REC-05] bonus details list payments other than winnings, newest first, with totals by kind', async () => {
    const { act, context } = await startAs('m-ana')
    const read = async (query: string) => {
      const { value } = await act('GET /wps/records/bonuses', { query })
      return { items: [], ...value } as unknown as BonusRecord
    }
    const all = await read('?pageSize=100')
    expect(all.items.length).toBeGreaterThan(1)
    const times = all.items.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const cents = (amounts: string[]) =>
      amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
    expect(cents([all.totals.amount])).toBe(cents(all.items.map(({ amount }) => amount)))
    for (const { kind, count, amount } of all.totals.kinds) {
      const some = await read(`?kind=${kind}`)
      expect([some.total, some.totals.amount]).toEqual([count, amount])
    }
    const today = new Date(context.now()).toISOString()
    expect((await read(`?from=${today}`)).items).toEqual([])
  })
})

describe('records of a trial member', () => {
  it('[ROLE-14] trial members have no records', async () => {
    const { login, send, asMember } = await startPlatform()
    const { body } = await login('bruno', 'portico-bruno-1')
    const headers = asMember(body.value?.token)
    for (const key of [
      'GET /wps/records/bets',
      'GET /wps/records/transactions',
      'GET /wps/records/profit',
      'GET /wps/records/bonuses',
    ] as const) {
      const { status, answer } = await send(key, { headers })
      expect([status, answer.code]).toEqual([403, 'TRIAL_NOT_ALLOWED'])
    }
  })
})
