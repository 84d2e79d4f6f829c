import { describe, expect, it } from 'vitest'
import { DuplicateError } from '../world/base/storage/store.ts'
import type { World } from '../world/base/world/world.ts'
import { answer } from './handler.ts'
import { countCall } from './rateLimits.ts'
import { usualRateLimits } from './rateLimitTable.ts'
import type { ServerOptions } from './server.ts'
import { operatorHeaders, seal, serverForTests, worldForTests } from './serverForTests.ts'

const call = 'POST /wps/verification/sms/register'
const second = 1000
const published = {
  version: 1,
  author: 'operator',
  note: '',
  createdAt: '2026-11-21T12:00:00Z',
  verdicts: [],
  draft: { minimumAge: 18, fields: [] },
}

function smsServer(options?: ServerOptions) {
  const server = serverForTests({ [call]: () => answer({ expiredMinutes: 5 }) }, options)
  const sendTo = (mobileNo: string, ip = '203.0.113.9') =>
    server.send(call, { body: { mobileNo, countryDialingCode: '+55' }, ip })
  return { ...server, sendTo }
}

describe('codes by sms', () => {
  it('are sent to one number once a second', async () => {
    const { sendTo, time } = smsServer()
    expect((await sendTo('11987654321')).status).toBe(200)
    const { status, headers, answer: body } = await sendTo('11987654321')
    expect(status).toBe(429)
    expect(body.code).toBe('TOO_MANY_REQUESTS')
    expect(headers.get('Retry-After')).toBe('1')
    time.now += second
    expect((await sendTo('11987654321')).status).toBe(200)
    expect((await sendTo('11987654321')).status).toBe(429)
  })

  it('are sent to one number five times in five minutes, and then again', async () => {
    const { sendTo, time } = smsServer()
    for (let sent = 0; sent < 5; sent++) {
      expect((await sendTo('11987654321')).status).toBe(200)
      time.now += 10 * second
    }
    const { status, headers } = await sendTo('11987654321')
    expect(status).toBe(429)
    expect(headers.get('Retry-After')).toBe('250')
    time.now += 250 * second
    expect((await sendTo('11987654321')).status).toBe(200)
  })

  it('to other numbers or from other addresses do not wait', async () => {
    const { sendTo } = smsServer()
    await sendTo('11987654321')
    expect((await sendTo('11987654322')).status).toBe(200)
    expect((await sendTo('11987654321', '203.0.113.10')).status).toBe(200)
  })

  it('wait no longer than ever when the clock, a day ahead, is set right, or jumps on', async () => {
    const { sendTo, time } = smsServer()
    const number = '11987654321'
    for (const jump of [24 * 3600 * second, -24 * 3600 * second, 24 * 3600 * second]) {
      expect((await sendTo(number)).status).toBe(200)
      expect((await sendTo(number)).status).toBe(429)
      time.now += jump
    }
    expect((await sendTo(number)).status).toBe(200)
  })

  it('that were refused do not make the wait longer', async () => {
    const { sendTo, time } = smsServer()
    await sendTo('11987654321')
    for (let again = 0; again < 20; again++) await sendTo('11987654321')
    time.now += second
    expect((await sendTo('11987654321')).status).toBe(200)
  })

  it('are counted once for each of two calls at the same time', async () => {
    const { sendTo } = smsServer()
    const calls = await Promise.all([sendTo('11987654321'), sendTo('11987654321')])
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 429])
  })

  it('are counted after another instance’s, when both begin a window at once', async () => {
    const { world, store } = worldForTests()
    let collisions = 0
    const contested: World['store'] = {
      ...store,
      transaction: async (work) => {
        if (collisions++ === 0) throw new DuplicateError('rateWindows', ['id'])
        return store.transaction(work)
      },
    }
    const sms = { key: call, ip: '203.0.113.9', body: {} } as const
    await countCall({ ...world, store: contested }, usualRateLimits, sms)
    expect(await store.rateWindows.count()).toBe(3)
  })

  it('leave no number or address behind where they are counted', async () => {
    const { sendTo, store } = smsServer()
    await sendTo('11987654321')
    const rows = JSON.stringify(await store.rateWindows.find())
    expect(rows).not.toContain('11987654321')
    expect(rows).not.toContain('203.0.113.9')
  })

  it('are not limited where a server is told so', async () => {
    const { sendTo } = smsServer({ rateLimits: {} })
    await sendTo('11987654321')
    expect((await sendTo('11987654321')).status).toBe(200)
  })
})

describe('an operator’s calls', () => {
  it('are counted by session, without a write to the store', async () => {
    const key = 'GET /ops/registration-rules'
    const { send, world, store } = serverForTests(
      { [key]: () => answer(published) },
      {
        rateLimits: { [key]: [{ calls: 2, window: 60 * second, by: 'session', scope: 'here' }] },
      },
    )
    const [one, other] = [await operatorHeaders(world), await operatorHeaders(world)]
    const statuses = []
    for (const headers of [one, one, one, other])
      statuses.push((await send(key, { headers })).status)
    expect(statuses).toEqual([200, 200, 429, 200])
    expect(await store.rateWindows.count()).toBe(0)
  })
})

describe('logins', () => {
  it('to one account are limited whatever the spelling, others are not', async () => {
    const login = 'POST /wps/session/login'
    const { send, world } = serverForTests({
      [login]: () =>
        answer({
          token: 'f'.repeat(64),
          firstTimeLogin: false,
          passwordExpired: false,
          defaultPassword: false,
        }),
    })
    const loginAs = async (username: string) => {
      const body = await seal(world, login, { username, password: 'x', type: 'username' })
      return (await send(login, { body })).status
    }
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await loginAs(attempt % 2 ? 'ana' : ' ANA')).toBe(200)
    }
    expect(await loginAs('Ana')).toBe(429)
    expect(await loginAs('bruno')).toBe(200)
  })
})
