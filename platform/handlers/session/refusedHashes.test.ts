import { describe, expect, it } from 'vitest'
import { FaultError } from '../../server/faultError.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'

const busyAnswer = [503, 'TEMPORARILY_UNAVAILABLE']

/** Starts a platform whose password hashing is overloaded until `calmDown` is called. */
async function startBusyPlatform() {
  const platform = await startPlatform()
  const { passwords } = platform.context
  const { admit } = passwords
  const ana = await actAs(platform, 'm-ana')
  passwords.admit = () => {
    throw new FaultError('TEMPORARILY_UNAVAILABLE', undefined, { 'Retry-After': '6' })
  }
  return { ...platform, ana, calmDown: () => Object.assign(passwords, { admit }) }
}

describe('calls rejected because too many passwords wait to be hashed', () => {
  it('a login during an overload of password hashing reveals no account and does not count as an attempt', async () => {
    const { login, send, store, failures, calmDown } = await startBusyPlatform()
    for (let attempt = 0; attempt < 12; attempt += 1) {
      for (const name of ['ana', 'nobody']) {
        const { status, body } = await login(name, 'not-the-password')
        expect([status, body.code, Object.keys(body)]).toEqual([
          ...busyAnswer,
          ['success', 'code', 'reference'],
        ])
      }
      for (const username of ['operator', 'nobody']) {
        const signIn = { username, password: 'not-the-password' }
        const { status, answer, headers } = await send('POST /ops/session', { body: signIn })
        expect([status, answer.code]).toEqual(busyAnswer)
        expect(headers.get('Retry-After')).toBe('6')
      }
    }
    expect(await store.rateWindows.count()).toBe(0)
    expect(failures).toEqual([])
    calmDown()
    expect((await login('ana', 'portico-ana-1')).body.success).toBe(true)
  })

  it('a withdrawal during an overload of password hashing changes nothing, and its idempotency key can be used again', async () => {
    const { ana, store, calmDown } = await startBusyPlatform()
    const { balance } = (await store.wallets.get('m-ana')) ?? expect.fail()
    const key = crypto.randomUUID()
    const withdraw = () =>
      ana('POST /wps/withdrawals', {
        key,
        isSealed: true,
        body: { accountId: 'k-1', amount: '60.00', paymentPassword: '111222' },
      })
    const refused = await withdraw()
    expect([refused.status, refused.code]).toEqual(busyAnswer)
    const passwords = { oldPassword: 'portico-ana-1', newPassword: 'Urca-2027-verde' }
    const change = await ana('POST /wps/member/password', {
      isSealed: true,
      body: { ...passwords, confirmNewPassword: passwords.newPassword },
    })
    expect([change.status, change.code]).toEqual(busyAnswer)
    expect(await store.rateWindows.count()).toBe(0)
    expect((await store.wallets.get('m-ana'))?.balance).toBe(balance)
    calmDown()
    expect((await withdraw()).code).toBe('PAYMENT_PASSWORD_WRONG')
  })

  it('a registration during an overload of password hashing creates no account, and succeeds later with the same idempotency key', async () => {
    const { register, store, calmDown } = await startBusyPlatform()
    const key = crypto.randomUUID()
    const { status, body } = await register(userForTests(), key)
    expect([status, body.code]).toEqual(busyAnswer)
    expect(await store.members.find({ where: { usernameKey: 'marina92' } })).toEqual([])
    calmDown()
    expect((await register(userForTests(), key)).body.success).toBe(true)
  })
})
