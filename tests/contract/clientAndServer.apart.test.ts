import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publicKeys, rotateKeys } from '../../platform/server/encryptionKeys.ts'
import { setCaller } from '../../src/api/caller.ts'
import { failureOf } from '../../src/api/failure.ts'
import { write } from '../../src/api/write.ts'
import { mocksPerTest } from '../support/mocksPerTest.ts'

const mocks = mocksPerTest()
const ana = { username: 'ana', password: 'portico-ana-1', type: 'username' } as const
const login = (body: typeof ana | { username: string; password: string; type: 'username' }) =>
  write('POST /wps/session/login', { body })

/** One entry for each key request of the client; true if the client required a fresh key. */
let keyRequests: boolean[] = []

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://portico.test' })
  keyRequests = []
  const firstKey = async () => {
    const [key] = await publicKeys(mocks.context)
    if (!key) throw new Error('There is no key')
    return key
  }
  let known = await firstKey()
  setCaller({
    encryptionKey: async ({ isFresh }) => {
      keyRequests.push(isFresh)
      if (isFresh) known = await firstKey()
      return { ...known, now: mocks.context.now() }
    },
  })
})

describe('client and server', () => {
  it('[API-77] the server decrypts what the client encrypts', async () => {
    expect((await login(ana)).token).toMatch(/^[0-9a-f]{64}$/)
    expect(mocks.failures).toEqual([])
  })

  it('[API-77] the client fetches a new key when its key is no longer live', async () => {
    await rotateKeys(mocks.context)
    await rotateKeys(mocks.context)
    expect((await login(ana)).token).toMatch(/^[0-9a-f]{64}$/)
    expect(keyRequests).toEqual([false, true])
  })

  it('the client reports a rejected call with its code', async () => {
    const error = await login({ ...ana, password: 'wrong' }).catch((failed: unknown) => failed)
    expect(failureOf(error)).toMatchObject({ kind: 'rejected', code: 'LOGIN_FAILED' })
  })

  it.each([
    ['offline', { kind: 'offline' }],
    ['maintenance', { kind: 'maintenance' }],
    ['region', { kind: 'region' }],
    ['rateLimited', { kind: 'rateLimited', retryAfter: 30 }],
    ['captcha', { kind: 'rejected', code: 'CAPTCHA_REQUIRED' }],
  ] as const)('the client reports the failure of the scenario %s', async (scenario, failure) => {
    mocks.scenarios.setScenario(scenario)
    const error = await login(ana).catch((failed: unknown) => failed)
    expect(failureOf(error)).toMatchObject(failure)
  })
})

describe('form-encoded call', () => {
  it('[API-16] the server reads the form that the client encodes', async () => {
    const body = { username: 'ana', email: 'ana@example.com' }
    expect(await write('POST /wps/member/password/email', { body })).toEqual({
      messageKey: 'in_been_out',
    })
    expect(mocks.outbox.mails()[0]?.to).toBe('ana@example.com')
    expect(mocks.failures).toEqual([])
  })
})
