import { describe, expect, it } from 'vitest'
import { actAs, startAs } from '../memberForTests.ts'

const hour = 3_600_000
const limit = (id: string) => ({ path: `/wps/member/limits/${id}` })
const put = 'PUT /wps/member/limits/{limitId}'
const cancel = 'DELETE /wps/member/limits/{limitId}'

describe('player limit', () => {
  it('a lower player limit applies at once, and a higher one a day later, with the date in the response', async () => {
    const platform = await startAs('m-dora')
    const { act, context, time } = platform
    const set = async (body: object) => (await act(put, { ...limit('DEPOSIT_DAY'), body })).value
    expect(await set({ amount: '200.00' })).toMatchObject({ amount: '200.00', used: '0.00' })
    expect(await set({ amount: '100.00' })).toMatchObject({ amount: '100.00' })
    const from = new Date(context.now() + 24 * hour).toISOString()
    expect(await set({ amount: '500.00' })).toMatchObject({
      amount: '100.00',
      pending: { amount: '500.00', from },
    })
    time.now += 24 * hour
    const later = await actAs(platform, 'm-dora')
    const after = await later('GET /wps/member/limits')
    expect(after.value.items).toContainEqual(expect.objectContaining({ amount: '500.00' }))
    expect(after.value.items).toHaveLength(12)
  })

  it('cancelling a pending removal keeps the player limit', async () => {
    const { act } = await startAs('m-dora')
    const time = limit('TIME_DAY')
    await act(put, { ...time, body: { minutes: 60 } })
    const waiting = (await act(put, { ...time, body: { unlimited: true } })).value
    expect(waiting.pending).toEqual({ from: expect.any(String) })
    const kept = (await act(cancel, time)).value
    expect([kept.minutes, kept.pending]).toEqual([60, undefined])
    expect((await act(cancel, time)).status).toBe(404)
  })

  it('a daily deposit limit may exceed the weekly one, and the lower limit applies', async () => {
    const { act } = await startAs('m-ana')
    await act(put, { ...limit('DEPOSIT_DAY'), body: { amount: '500.00' } })
    const week = (await act(put, { ...limit('DEPOSIT_WEEK'), body: { amount: '100.00' } })).value
    expect([week.amount, week.pending]).toEqual(['100.00', undefined])
    const order = { body: { method: 'PIX', amount: '100.01' } }
    expect((await act('POST /wps/deposits', order)).code).toBe('PLAYER_LIMIT_REACHED')
  })

  it('a lower limit set after a raise replaces the pending raise', async () => {
    const { act, context, time } = await startAs('m-dora')
    const day = limit('BET_DAY')
    await act(put, { ...day, body: { amount: '100.00' } })
    await act(put, { ...day, body: { amount: '900.00' } })
    time.now += 30_000
    const again = (await act(put, { ...day, body: { amount: '300.00' } })).value
    const from = new Date(context.now() + 24 * hour).toISOString()
    expect(again).toMatchObject({ amount: '100.00', pending: { amount: '300.00', from } })
    time.now += 30_000
    const lower = (await act(put, { ...day, body: { amount: '90.00' } })).value
    expect([lower.amount, lower.pending]).toEqual(['90.00', undefined])
  })

  it('a player limit above the safe integer range is rejected as invalid', async () => {
    const { act } = await startAs('m-dora')
    const body = { amount: '999999999999999.99' }
    const { status } = await act(put, { ...limit('DEPOSIT_DAY'), body })
    expect(status).toBe(422)
  })

  it('a time limit is set in minutes, and any other player limit as an amount of money', async () => {
    const { act } = await startAs('m-dora')
    const wrong = { ...limit('TIME_DAY'), body: { amount: '10.00' } }
    expect((await act(put, wrong)).code).toBe('LIMIT_WRONG_UNIT')
    const other = { ...limit('BET_DAY'), body: { minutes: 10 } }
    expect((await act(put, other)).code).toBe('LIMIT_WRONG_UNIT')
    expect((await act(put, { ...limit('NONE'), body: { minutes: 10 } })).status).toBe(422)
  })
})

describe('time-out and self-exclusion', () => {
  it('a time-out needs the password and ends every session', async () => {
    const platform = await startAs('m-dora')
    const { act, store } = platform
    const elsewhere = await actAs(platform, 'm-dora')
    const timeOut = (body: object) => act('POST /wps/member/timeOut', { body, isSealed: true })
    expect((await timeOut({ hours: 24, password: 'wrong' })).code).toBe('PASSWORD_WRONG')
    const done = await timeOut({ hours: 24, password: 'portico-dora-1' })
    expect(done.value).toEqual({ kind: 'TIME_OUT', until: '2026-11-22T12:00:00.000Z' })
    expect((await elsewhere('GET /wps/member/info')).status).toBe(401)
    expect(await store.devices.count({ memberId: 'm-dora' })).toBe(0)
  })

  it('a self-exclusion needs the password', async () => {
    const { act, store } = await startAs('m-dora')
    const body = { months: 12, password: 'wrong' }
    const { code } = await act('POST /wps/member/selfExclusion', { body, isSealed: true })
    expect(code).toBe('PASSWORD_WRONG')
    expect(await store.exclusions.get('m-dora')).toBeUndefined()
  })

  it('a self-exclusion cannot be shortened and can be made permanent', async () => {
    const platform = await startAs('m-dora')
    const password = 'portico-dora-1'
    const exclude = async (body: object) => {
      const act = await actAs(platform, 'm-dora')
      const call = 'POST /wps/member/selfExclusion'
      return (await act(call, { body: { ...body, password }, isSealed: true })).value
    }
    const year = { kind: 'SELF_EXCLUSION', until: '2027-11-21T12:00:00.000Z' }
    expect(await exclude({ months: 12 })).toEqual(year)
    expect(await exclude({ months: 6 })).toEqual(year)
    expect(await exclude({})).toEqual({ kind: 'SELF_EXCLUSION' })
  })
})

describe('reality check', () => {
  it("the reality check reports the session's minutes and uses the interval that the member sets", async () => {
    const { act, time } = await startAs('m-dora')
    time.now += 61 * 60_000
    const check = (await act('GET /wps/member/realityCheck')).value
    expect(check).toMatchObject({ intervalMinutes: 60, minutes: 61, net: '0.00', staked: '0.00' })
    await act('PUT /wps/member/realityCheck', { body: { intervalMinutes: 30 } })
    expect((await act('GET /wps/member/realityCheck')).value.intervalMinutes).toBe(30)
  })
})
