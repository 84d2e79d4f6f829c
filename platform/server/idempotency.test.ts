import { describe, expect, it, vi } from 'vitest'
import type { ErrorCode } from '../../src/api/gen/errors.ts'
import type { Context } from '../domain/base/context/context.ts'
import { removeExpired } from '../domain/housekeeping.ts'
import { answer, type Call, fault, reject } from './handler.ts'
import { type Once, once } from './idempotency.ts'
import { contextForTests, memberRow } from './serverForTests.ts'

type Id = 'registerMember'
type Remembered = { memberId: string }

const user = {
  rulesVersion: 1,
  termsAccepted: true,
  login: true,
  registerUrl: 'https://portico.example/register',
  domain: 'portico.example',
  registerMethod: 'WEB' as const,
  username: 'marina92',
  password: 'Gavea2026',
}

const callWith = (
  context: Context<ErrorCode>,
  changes: { key?: string; body?: Partial<typeof user> } = {},
) =>
  ({
    context,
    query: undefined as never,
    path: undefined as never,
    headers: { 'Idempotency-Key': changes.key ?? '5f0c2a1e-8f2f-4f0b-9a66-0d1b6b6a3b57' },
    body: { ...user, ...changes.body },
    caller: { kind: 'anyone' },
    place: { host: 'portico.example', page: undefined },
    ip: '203.0.113.9',
    userAgent: '',
    requestId: 'r-1',
    cookies: {},
  }) satisfies Call<Id>

/** Gate that suspends `pass` while it is closed. */
function createGate() {
  let held = Promise.withResolvers<void>()
  held.resolve()
  return {
    close: () => {
      held = Promise.withResolvers<void>()
    },
    open: () => held.resolve(),
    pass: () => held.promise,
  }
}

/** Creates an idempotent registration that counts its runs and replays. */
function startRegistration({ context, store } = contextForTests()) {
  const ran = { runs: 0, replays: 0 }
  const gate = createGate()
  const work: Once<Id, Remembered> = {
    run: async (commit) => {
      ran.runs += 1
      const memberId = `m-${ran.runs}`
      await gate.pass()
      return commit(async (tables) => {
        await tables.members.insert(memberRow({ id: memberId }))
        return { outcome: answer({ memberId, username: 'marina92' }), result: { memberId } }
      })
    },
    replay: ({ memberId }) => {
      ran.replays += 1
      return answer({ memberId, username: 'marina92' })
    },
  }
  const register = (changes?: Parameters<typeof callWith>[1], actor = 'anyone') =>
    once(callWith(context, changes), actor, work)
  const passed = (runs: number) => vi.waitFor(() => expect(ran.runs).toBe(runs), { interval: 1 })
  return { context, store, ran, gate, passed, work, register }
}

const first = { kind: 'answer', value: { memberId: 'm-1', username: 'marina92' } }

describe('call with an idempotency key', () => {
  it('a call repeated with its key changes data once and gets the same response', async () => {
    const { register, ran, store } = startRegistration()
    expect(await register()).toMatchObject(first)
    expect(await register()).toMatchObject(first)
    expect(ran).toEqual({ runs: 1, replays: 1 })
    expect(await store.members.count()).toBe(1)
  })

  it("a repeated call counts as the same if only the order of its body's properties differs", async () => {
    const { register, ran, context, work } = startRegistration()
    await register()
    const call = callWith(context)
    call.body = Object.fromEntries(Object.entries(call.body).reverse()) as typeof call.body
    expect(await once(call, 'anyone', work)).toMatchObject(first)
    expect(ran.runs).toBe(1)
  })

  it('a key that is used again with another body is rejected without a change', async () => {
    const { register, ran } = startRegistration()
    await register()
    const outcome = await register({ body: { username: 'marina93' } })
    expect(outcome).toEqual(fault('IDEMPOTENCY_KEY_REUSED'))
    expect(ran).toEqual({ runs: 1, replays: 0 })
  })

  it('a call with another key or by another actor counts as a different call', async () => {
    const { register, ran, store } = startRegistration()
    await register()
    await store.members.remove({})
    await register({ key: '11111111-1111-1111-1111-111111111111' })
    await store.members.remove({})
    await register({}, 'm-77')
    expect(ran.runs).toBe(3)
  })

  it('a call that is repeated while it runs is run once', async () => {
    const { register, ran, gate, passed, store } = startRegistration()
    gate.close()
    const calls = Array.from({ length: 4 }, () => register())
    await passed(1)
    // While the first of the four calls is suspended, this call of another registration gives the
    // other three calls time to start.
    const otherwise = await startRegistration().register()
    expect(otherwise).toMatchObject(first)
    gate.open()
    for (const outcome of await Promise.all(calls)) expect(outcome).toMatchObject(first)
    expect(ran).toEqual({ runs: 1, replays: 3 })
    expect(await store.members.count()).toBe(1)
  })

  it('concurrent calls at two instances change data once', async () => {
    const { context, store, ran, gate, passed, work, register } = startRegistration()
    gate.close()
    const other: Context<ErrorCode> = { ...context }
    const calls = [register(), once(callWith(other), 'anyone', work)]
    await passed(2)
    gate.open()
    const [one, two] = await Promise.all(calls)
    expect(one).toEqual(two)
    expect(ran).toEqual({ runs: 2, replays: 1 })
    expect(await store.members.count()).toBe(1)
  })

  it('a rejected call can be repeated with the same key', async () => {
    const { context, register } = startRegistration()
    const refusing: Once<Id, Remembered> = {
      run: async () => reject('CAPTCHA_WRONG'),
      replay: () => reject('CAPTCHA_WRONG'),
    }
    expect(await once(callWith(context), 'anyone', refusing)).toMatchObject({
      code: 'CAPTCHA_WRONG',
    })
    expect(await register({ body: { username: 'other' } })).toMatchObject(first)
  })

  it('a call that fails during its write stores nothing and can be repeated', async () => {
    const { context, store, register } = startRegistration()
    const failing: Once<Id, Remembered> = {
      run: (commit) =>
        commit(async (tables) => {
          await tables.members.insert(memberRow())
          throw new Error('power cut')
        }),
      replay: () => fault('UNKNOWN'),
    }
    await expect(once(callWith(context), 'anyone', failing)).rejects.toThrow('power cut')
    expect(await store.members.count()).toBe(0)
    expect(await store.idempotency.count()).toBe(0)
    expect(await register()).toMatchObject(first)
  })

  it('a key expires after three days', async () => {
    const { context, store, time } = contextForTests()
    const { register, ran } = startRegistration({ context, store, time })
    await register()
    time.now += 3 * 24 * 3_600_000 - 1
    await removeExpired(context)
    await register()
    expect(ran.runs).toBe(1)
    time.now += 1
    await store.members.remove({})
    expect(await register()).toMatchObject({ value: { memberId: 'm-2' } })
  })

  it('the stored row contains nothing from which the body or the key could be guessed', async () => {
    const { register, store } = startRegistration()
    await register()
    const [row] = await store.idempotency.find()
    expect(JSON.stringify(row)).not.toMatch(/Gavea|marina|5f0c2a1e/)
    const { subtle } = crypto
    const guess = new TextEncoder().encode(`anyone\n${JSON.stringify(user)}`)
    const plain = Buffer.from(await subtle.digest('SHA-256', guess)).toString('hex')
    expect(row?.bodyHash).not.toBe(plain)
  })
})
