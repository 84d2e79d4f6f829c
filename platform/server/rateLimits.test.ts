import { describe, expect, it } from 'vitest'
import { openSession } from '../domain/accounts/session/sessions.ts'
import type { Context } from '../domain/base/context/context.ts'
import { DuplicateError } from '../domain/base/storage/store.ts'
import { answer, reject } from './handler.ts'
import { countCall } from './rateLimits.ts'
import { usualRateLimits } from './rateLimitTable.ts'
import type { ServerOptions } from './server.ts'
import {
  contextForTests,
  memberRow,
  operatorHeaders,
  seal,
  serverForTests,
} from './serverForTests.ts'

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

describe('SMS codes', () => {
  it('a number gets one SMS code a second', async () => {
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

  it('a number gets five SMS codes in five minutes', async () => {
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

  it('SMS codes for other numbers or from other IP addresses are counted separately', async () => {
    const { sendTo } = smsServer()
    await sendTo('11987654321')
    expect((await sendTo('11987654322')).status).toBe(200)
    expect((await sendTo('11987654321', '203.0.113.10')).status).toBe(200)
  })

  it('a clock that jumps by a day does not extend the wait for an SMS code', async () => {
    const { sendTo, time } = smsServer()
    const number = '11987654321'
    for (const jump of [24 * 3600 * second, -24 * 3600 * second, 24 * 3600 * second]) {
      expect((await sendTo(number)).status).toBe(200)
      expect((await sendTo(number)).status).toBe(429)
      time.now += jump
    }
    expect((await sendTo(number)).status).toBe(200)
  })

  it('rejected calls do not extend the wait for an SMS code', async () => {
    const { sendTo, time } = smsServer()
    await sendTo('11987654321')
    for (let again = 0; again < 20; again++) await sendTo('11987654321')
    time.now += second
    expect((await sendTo('11987654321')).status).toBe(200)
  })

  it('only one of two concurrent calls for an SMS code is accepted', async () => {
    const { sendTo } = smsServer()
    const calls = await Promise.all([sendTo('11987654321'), sendTo('11987654321')])
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 429])
  })

  it('a call is counted even if another instance starts the same window concurrently', async () => {
    const { context, store } = contextForTests()
    let collisions = 0
    const contested: Context['store'] = {
      ...store,
      transaction: async (work) => {
        if (collisions++ === 0) throw new DuplicateError('rateWindows', ['id'])
        return store.transaction(work)
      },
    }
    const sms = { key: call, ip: '203.0.113.9', body: {} } as const
    await countCall({ ...context, store: contested }, usualRateLimits, sms)
    expect(await store.rateWindows.count()).toBe(3)
  })

  it('stored counts contain neither phone numbers nor IP addresses', async () => {
    const { sendTo, store } = smsServer()
    await sendTo('11987654321')
    const rows = JSON.stringify(await store.rateWindows.find())
    expect(rows).not.toContain('11987654321')
    expect(rows).not.toContain('203.0.113.9')
  })

  it('a server without rate limits does not limit SMS codes', async () => {
    const { sendTo } = smsServer({ rateLimits: {} })
    await sendTo('11987654321')
    expect((await sendTo('11987654321')).status).toBe(200)
  })
})

describe('limits by IP address', () => {
  const network = (host: number) => `2001:db8:7:8::${host.toString(16)}`

  it('[SAFE-06] the IP addresses of one IPv6 /64 share a limit', async () => {
    const { sendTo } = smsServer({
      rateLimits: { [call]: [{ calls: 60, window: 60 * second, by: 'ip', scope: 'everywhere' }] },
    })
    for (let host = 1; host <= 60; host++) {
      expect((await sendTo('11987654321', network(host))).status).toBe(200)
    }
    expect((await sendTo('11987654321', network(72))).status).toBe(429)
    expect((await sendTo('11987654321', '2001:db8:7:9::1')).status).toBe(200)
  })

  it('[SAFE-06] the IP addresses of an IPv6 /64 share the limit for one phone number', async () => {
    const { sendTo } = smsServer()
    expect((await sendTo('11987654321', network(1))).status).toBe(200)
    expect((await sendTo('11987654321', network(2))).status).toBe(429)
  })
})

describe('calls of a member', () => {
  it.each([
    ['bonus codes', 'POST /wps/rewards/codes', 10],
    ['uploads', 'POST /wps/files', 10],
    ['calls that are counted in the process', 'POST /wps/wheel/spins', 60],
  ] as const)(
    "[SAFE-06] %s share their limit across a member's sessions",
    async (_, key, calls) => {
      const { context } = contextForTests()
      const limited = (callerId: string | undefined, ip: string) =>
        countCall(context, usualRateLimits, { key, ip, body: {}, callerId }).then(
          () => true,
          () => false,
        )
      const passed = []
      for (let session = 0; session < 4; session++) {
        for (let index = 0; index < calls; index++) {
          passed.push(await limited('m-77', `203.0.113.${session}`))
        }
      }
      expect(passed.filter(Boolean)).toHaveLength(calls)
      expect(await limited('m-78', '203.0.113.0')).toBe(true)
    },
  )

  it('[SAFE-06] calls from four sessions of a member count towards one limit', async () => {
    const key = 'POST /wps/rewards/codes'
    const { send, context, store } = serverForTests({ [key]: () => reject('BONUS_CODE_UNKNOWN') })
    await store.members.insert(memberRow({ id: 'm-77' }))
    const tokens = []
    for (let session = 0; session < 4; session++) tokens.push(await openSession(context, 'm-77'))
    const statuses = []
    for (let guess = 0; guess < 40; guess++) {
      const headers = {
        Authorization: `Bearer ${tokens[guess % 4]}`,
        'Idempotency-Key': crypto.randomUUID(),
      }
      statuses.push((await send(key, { body: { code: `GUESS${guess}` }, headers })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })
})

describe('calls of an operator', () => {
  it('[SAFE-06] calls from two sessions of an operator count towards one limit, without a write to the store', async () => {
    const key = 'GET /ops/registration-rules'
    const { send, context, store } = serverForTests(
      { [key]: () => answer(published) },
      {
        rateLimits: { [key]: [{ calls: 2, window: 60 * second, by: 'caller', scope: 'here' }] },
      },
    )
    const [one, other] = [await operatorHeaders(context), await operatorHeaders(context)]
    const statuses = []
    for (const headers of [one, one, one, other])
      statuses.push((await send(key, { headers })).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    expect(await store.rateWindows.count()).toBe(0)
  })
})

describe('logins', () => {
  it("logins to one account share a limit regardless of the username's spelling", async () => {
    const login = 'POST /wps/session/login'
    const { send, context } = serverForTests({
      [login]: () =>
        answer({
          token: 'f'.repeat(64),
          firstTimeLogin: false,
          passwordExpired: false,
          defaultPassword: false,
        }),
    })
    const loginAs = async (username: string) => {
      const body = await seal(context, login, { username, password: 'x', type: 'username' })
      return (await send(login, { body })).status
    }
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await loginAs(attempt % 2 ? 'ana' : ' ANA')).toBe(200)
    }
    expect(await loginAs('Ana')).toBe(429)
    expect(await loginAs('bruno')).toBe(200)
  })
})
