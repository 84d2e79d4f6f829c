import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../domain/base/chance/seededBytes.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { startPlatform } from '../platformForTests.ts'

const day = 24 * 3_600_000
const stakes = { minimum: 20, maximum: 500_000 }
const slot = {
  nodeId: '100184',
  name: 'Tigre da Sorte',
  vendor: 'PG',
  gameType: 'RNG',
  rtp: 9_999,
  stakes,
}

/** Starts a platform as Edu, a member with a large balance and no past bets. */
async function edu() {
  const platform = await startPlatform()
  const { context, store, login, send, asMember } = platform
  const chance = seededBytes('loyalty')
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  await store.wallets.update('m-edu', { balance: 900_000_000 })
  /** Adds turnover, in minor units. */
  const play = (amount: number) =>
    store.transaction(async (tables, announce) => {
      for (let left = amount; left > 0; left -= 500_000) {
        const stake = Math.min(left, 500_000)
        await placeBet(context, tables, announce, { memberId: 'm-edu', game: slot, stake })
      }
    })
  const call = async (
    key: OperationKey,
    { path, idempotencyKey = crypto.randomUUID(), language = 'pt' }: Partial<Call> = {},
  ) => {
    const { body } = await login('edu', 'portico-edu-1')
    const headers = {
      ...asMember(body.value?.token),
      'Idempotency-Key': idempotencyKey,
      'Accept-Language': language,
    }
    const { answer, status } = await send(key, { headers, ...(path && { path }) })
    // The cast is safe: the test server validates responses against the API contract.
    return { status, code: answer.code, value: answer.value as unknown as Value }
  }
  const claimBonus = (bonusId: string, idempotencyKey?: string) =>
    call('POST /wps/vip/bonuses/{bonusId}/claim', {
      path: `/wps/vip/bonuses/${bonusId}/claim`,
      ...(idempotencyKey && { idempotencyKey }),
    })
  const bonus = async (bonusId: string) =>
    (await call('GET /wps/vip')).value.bonuses.find((one) => one.bonusId === bonusId)
  return { ...platform, play, call, claimBonus, bonus }
}
type Call = { path: string; idempotencyKey: string; language: string }
type Value = {
  amount: string
  rebateId: string
  items: object[]
  total: number
  level: { rank: number; name: string }
  keptUntil?: string
  since?: string
  next?: { name: string; missing: string; progress: number }
  bonuses: { bonusId: string; state: string; amount: string }[]
}

describe('rebate', () => {
  it('[PROMO-04] a rebate is paid once, at the rate of the game type and the VIP level', async () => {
    const { play, call, store, time } = await edu()
    await play(100_000)
    expect((await call('GET /wps/rebates')).value.since).toBeUndefined()
    expect((await call('GET /wps/rebates')).value).toMatchObject({
      level: 0,
      items: [{ gameType: 'RNG', validBet: '1000.00', rate: '0.30', amount: '3.00' }],
      claimable: true,
    })
    const before = (await store.wallets.get('m-edu'))?.balance ?? 0
    expect((await call('POST /wps/rebates/claim')).value.amount).toBe('3.00')
    expect((await call('POST /wps/rebates/claim')).code).toBe('NOTHING_TO_CLAIM')
    expect((await store.wallets.get('m-edu'))?.balance).toBe(before + 300)
    const { value } = await call('GET /wps/rebates')
    expect(value).toMatchObject({ levelName: 'Bronze', items: [], amount: '0.00' })
    expect(Date.parse(value.since ?? '')).toBe(time.now)
    expect((await call('GET /wps/rebates/history')).value).toMatchObject({ total: 1 })
    expect((await call('GET /wps/records/bonuses')).value.items).toMatchObject([
      { kind: 'REBATE', amount: '3.00' },
    ])
  })

  it('repeated claims of a rebate with the same idempotency key pay once', async () => {
    const { play, call, store } = await edu()
    await play(100_000)
    const idempotencyKey = crypto.randomUUID()
    const claims = [1, 2, 3].map(() => call('POST /wps/rebates/claim', { idempotencyKey }))
    const ids = (await Promise.all(claims)).map(({ value }) => value.rebateId)
    expect(new Set(ids).size).toBe(1)
    expect(await store.rebates.count({ memberId: 'm-edu' })).toBe(1)
  })

  it('only one of two concurrent claims of a rebate is paid', async () => {
    const { play, call, store } = await edu()
    await play(100_000)
    const claims = await Promise.all([1, 2].map(() => call('POST /wps/rebates/claim')))
    expect(claims.map(({ code }) => code).sort()).toEqual(['NOTHING_TO_CLAIM', undefined])
    expect(await store.ledgerEntries.count({ kind: 'REBATE', memberId: 'm-edu' })).toBe(1)
  })

  it('a rebate below the minimum can be claimed once it has reached the minimum', async () => {
    const { play, call } = await edu()
    await play(20_000)
    expect((await call('POST /wps/rebates/claim')).code).toBe('NOTHING_TO_CLAIM')
    await play(20_000)
    expect((await call('POST /wps/rebates/claim')).value.amount).toBe('1.20')
  })
})

describe('VIP level', () => {
  it('[MEM-02][STATE-01] the VIP level rises and falls with the turnover of the last 30 days', async () => {
    const { play, call, passTime } = await edu()
    expect((await call('GET /wps/vip')).value).toMatchObject({
      level: { rank: 0, name: 'Bronze' },
      next: { name: 'Prata', missing: '2000.00', progress: 0 },
    })
    await play(1_250_000)
    expect((await call('GET /wps/vip', { language: 'en' })).value).toMatchObject({
      level: { rank: 2, name: 'Gold' },
      next: { name: 'Platinum', missing: '37500.00', progress: 25 },
    })
    await passTime(31 * day)
    expect((await call('GET /wps/vip')).value.level.rank).toBe(0)
  })

  it('[MEM-02] a member who stops betting keeps the VIP level until the announced time', async () => {
    const { play, call, passTime, time } = await edu()
    expect((await call('GET /wps/vip')).value.keptUntil).toBeUndefined()
    await play(500_000)
    await passTime(10 * day)
    const first = time.now
    await play(250_000)
    await passTime(day)
    const { level, keptUntil = '' } = (await call('GET /wps/vip')).value
    expect(level.rank).toBe(1)
    // The second bet alone is enough for the level, until this bet is more than 30 days old.
    expect(Date.parse(keptUntil)).toBeGreaterThanOrEqual(first + 30 * day)
    await passTime(Date.parse(keptUntil) - time.now)
    expect((await call('GET /wps/vip')).value.level.rank).toBe(1)
    await passTime(1)
    expect((await call('GET /wps/vip')).value.level.rank).toBe(0)
  })

  it('the highest VIP level has no next level', async () => {
    const { play, call } = await edu()
    await play(20_000_000)
    const { value } = await call('GET /wps/vip')
    expect(value.level.rank).toBe(4)
    expect(value.next).toBeUndefined()
  })

  it('requests about the VIP level are rejected while the VIP module is off', async () => {
    const { call, setFlag } = await edu()
    await setFlag('VIP3', false)
    expect(await call('GET /wps/vip')).toMatchObject({ status: 403, code: 'MODULE_OFF' })
  })
})

describe('VIP bonus', () => {
  it('[MEM-02] the VIP bonus of a level is locked until the level is reached, and paid once', async () => {
    const { play, call, bonus, claimBonus, store, passTime } = await edu()
    expect((await claimBonus('level-1')).code).toBe('NOTHING_TO_CLAIM')
    await play(200_000)
    expect(await bonus('level-1')).toMatchObject({ state: 'CLAIMABLE', amount: '10.00' })
    const before = (await store.wallets.get('m-edu'))?.balance ?? 0
    expect((await claimBonus('level-1')).value.amount).toBe('10.00')
    expect((await claimBonus('level-1')).code).toBe('ALREADY_CLAIMED')
    expect(await bonus('level-1')).toMatchObject({ state: 'CLAIMED' })
    expect((await store.wallets.get('m-edu'))?.balance).toBe(before + 1_000)
    expect((await claimBonus('level-9')).status).toBe(404)
    await passTime(1000)
    await claimBonus('week-2026-11-16')
    expect((await call('GET /wps/vip/history', { language: 'en' })).value).toMatchObject({
      items: [
        { bonusId: 'week-2026-11-16', kind: 'WEEKLY', amount: '3.00' },
        { bonusId: 'level-1', kind: 'LEVEL_UP', level: 'Silver', amount: '10.00' },
      ],
      total: 2,
    })
  })

  it('the weekly VIP bonus renews on Monday in Brazilian time', async () => {
    const { play, bonus, claimBonus, time, passTime } = await edu()
    await play(200_000)
    expect(await bonus('week-2026-11-16')).toMatchObject({ state: 'CLAIMABLE', amount: '3.00' })
    await claimBonus('week-2026-11-16')
    await passTime(Date.parse('2026-11-23T02:59:00Z') - time.now)
    expect(await bonus('week-2026-11-16')).toMatchObject({ state: 'CLAIMED' })
    await passTime(60_000)
    expect(await bonus('week-2026-11-23')).toMatchObject({ state: 'CLAIMABLE' })
  })

  it('the birthday VIP bonus can be claimed for 30 days', async () => {
    const { bonus, store, passTime } = await edu()
    await store.members.update('m-edu', { profile: { birthday: '1990-11-22' } })
    expect(await bonus('birthday-2026')).toMatchObject({ state: 'LOCKED' })
    await passTime(day)
    expect(await bonus('birthday-2026')).toMatchObject({ state: 'CLAIMABLE', amount: '5.00' })
    await passTime(30 * day)
    expect(await bonus('birthday-2026')).toBeUndefined()
    expect(await bonus('birthday-2027')).toMatchObject({ state: 'LOCKED' })
  })

  it('repeated claims of a VIP bonus with the same idempotency key pay once, and the ledger stays consistent', async () => {
    const { play, claimBonus, store, failures } = await edu()
    await play(200_000)
    const key = crypto.randomUUID()
    const paid = await Promise.all([1, 2, 3].map(() => claimBonus('level-1', key)))
    expect(paid.map(({ value }) => value.amount)).toEqual(['10.00', '10.00', '10.00'])
    expect(await store.vipClaims.count({ memberId: 'm-edu' })).toBe(1)
    const wrong = await auditLedger(store)
    // The audit reports Edu's balance, because it was set without a ledger entry. Other findings
    // are not expected.
    expect(wrong.filter((line) => !line.startsWith('m-edu'))).toEqual([])
    expect(failures).toEqual([])
  })
})
