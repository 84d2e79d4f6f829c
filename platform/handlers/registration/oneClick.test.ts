import { describe, expect, it } from 'vitest'
import { seal } from '../../server/serverForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const call = 'POST /wps/member/register/oneClick'
const form = {
  termsAccepted: true,
  birthday: '1992-02-29',
  registerMethod: 'WEB',
  registerUrl: 'https://portico.example/register',
  domain: 'portico.example',
}

async function start() {
  const platform = await startPlatform()
  const { context, send } = platform
  const register = async (changes: object = {}, key: string = crypto.randomUUID()) => {
    const body = await seal(context, call, { ...form, ...changes })
    return (await send(call, { body, headers: { 'Idempotency-Key': key } })).answer
  }
  return { ...platform, register }
}

describe('one-click registration', () => {
  it('[LOGIN-07][LOGIN-42] one-click registration returns generated credentials that log in', async () => {
    const { register, login, store } = await start()
    const { value } = await register()
    const { body } = await login(String(value?.username), String(value?.password))
    expect(body.success).toBe(true)
    expect(JSON.stringify(await store.idempotency.find())).not.toContain(String(value?.password))
  })

  it('a repeated one-click registration with the same idempotency key returns the same account with a new password', async () => {
    const { register, login, store } = await start()
    const before = await store.members.count()
    const key = crypto.randomUUID()
    const [first, second] = [await register({}, key), await register({}, key)]
    expect(second.value?.username).toBe(first.value?.username)
    expect(await store.members.count()).toBe(before + 1)
    const { username, password } = second.value ?? {}
    expect((await login(String(username), String(password))).body.success).toBe(true)
  })

  it('[ERR-20][CONST-10] one-click registration rejects a foreign domain, minors and unaccepted terms', async () => {
    const { register, setFlag } = await start()
    expect((await register({ domain: 'elsewhere.example' })).code).toBe('DOMAIN_INVALID')
    expect((await register({ birthday: '2010-01-01' })).code).toBe('UNDER_AGE')
    expect((await register({ birthday: '' })).code).toBe('FIELDS_INVALID')
    expect((await register({ termsAccepted: false })).code).toBe('TERMS_NOT_ACCEPTED')
    expect((await register({ affiliateCode: 'NOBODYS' })).code).toBe('AFFILIATE_INVALID')
    await setFlag('ONECLICKREG3', false)
    expect((await register()).code).toBe('MODULE_OFF')
  })

  it('[CONST-10] the minimum age of a one-click registration is computed by the calendar day of the market', async () => {
    const { register, time } = await start()
    const birthday = '2008-11-22'
    time.now = Date.parse('2026-11-22T02:59:59Z')
    expect((await register({ birthday })).code).toBe('UNDER_AGE')
    time.now = Date.parse('2026-11-22T03:00:00Z')
    expect((await register({ birthday })).success).toBe(true)
  })
})
