import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { emulatedBank } from '../mocks/bank/emulatedBank.ts'
import { content } from '../mocks/content/content.ts'
import { changeSettings } from '../platform/domain/accounts/account/memberSettings.ts'
import { openSession } from '../platform/domain/accounts/session/sessions.ts'
import { codeAt, encodeSecret } from '../platform/domain/accounts/verification/totp.ts'
import { type OperationKey, operationTable } from '../platform/gen/behaviour.ts'
import { seal } from '../platform/server/serverForTests.ts'
import type { AttackedPlatform } from './testing/attackedPlatform.ts'
import { describeAttacked } from './testing/describeAttacked.ts'
import { callsAsking } from './testing/passwordCalls.ts'

const minute = 60_000
const wrong = 'not-the-password'
const proof = { method: 'PASSWORD', answer: wrong }
const newPassword = { newPassword: 'Urca-2027-verde', confirmNewPassword: 'Urca-2027-verde' }

type Bodies = Partial<Record<OperationKey, object>>

/**
 * Request bodies with a wrong log-in password, by call. Includes every call that checks the log-in
 * password of a member who has already set up a payment password and an authenticator.
 */
const loginGuesses: Bodies = {
  'POST /wps/member/password': { oldPassword: wrong, ...newPassword },
  'PUT /wps/member/security/phone': {
    mobileNum: '11987654321',
    countryDialingCode: '+55',
    verificationCode: '482913',
    password: wrong,
  },
  'PUT /wps/member/security/email': {
    email: 'ana.nova@example.com',
    verificationCode: '482913',
    password: wrong,
  },
  'POST /wps/member/security/authenticator/removal': proof,
  'POST /wps/member/security/recoveryCodes': proof,
  'POST /wps/member/passkeys/options': proof,
  'POST /wps/member/timeOut': { hours: 24, password: wrong },
  'POST /wps/member/selfExclusion': { months: 12, password: wrong },
  'POST /wps/member/dataExport': { password: wrong },
  'POST /wps/member/closing': { account: 'ana', password: wrong },
}

/** Call whose password is not checked, because it becomes the password of a new member. */
const forSomebodyElse: OperationKey = 'POST /wps/agent/members'

/**
 * Calls that check the log-in password only when a member sets up the payment password or the
 * authenticator for the first time.
 */
const firstSetUps: OperationKey[] = [
  'PUT /wps/member/security/paymentPassword',
  'PUT /wps/member/security/authenticator',
]

const paymentGuess = { paymentPassword: '111222' }
const paymentGuesses: Bodies = {
  'PUT /wps/member/security/paymentPassword': {
    paymentPassword: '735182',
    confirmPaymentPassword: '735182',
    oldPaymentPassword: '111222',
  },
  'POST /wps/payoutAccounts': {
    keyType: 'EMAIL',
    key: 'ana@example.com',
    holder: 'Ana Souza',
    ...paymentGuess,
  },
  'POST /wps/withdrawals': { accountId: 'k-1', amount: '60.00', ...paymentGuess },
  'POST /wps/transfers': { memberId: 'm-bia', amount: '150.00', ...paymentGuess },
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward': {
    goodsId: 'g-1',
    quantity: 1,
    ...paymentGuess,
  },
  'POST /wps/relay/passwordCheck/MCS2_convertPoint': { points: 1_000, ...paymentGuess },
}

/**
 * Opens a session of the member. Returns functions that make calls in this session, count hashed
 * passwords, and reset the rate limits.
 */
async function attack({ atOnce, first, gateways, hashes, member }: AttackedPlatform) {
  for (const { context } of gateways) {
    Object.assign(context, { content, providers: { ...context.providers, bank: emulatedBank } })
  }
  const headers = { Authorization: `Bearer ${await openSession(first.context, member.id)}` }
  type Gateway = (typeof gateways)[number]
  const call = async ({ context, server }: Gateway, key: OperationKey, body: unknown) => {
    const { method, path, encrypted } = operationTable[key]
    const request = new Request(`http://portico.test${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...headers,
      },
      body: JSON.stringify(encrypted ? await seal(context, key, body) : body),
    })
    const response = await server(request, { ip: '203.0.113.9' })
    if (!response) throw new Error(`Nothing answers ${key}`)
    // The cast is safe: every response of the contract is an envelope.
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, code, wait: response.headers.get('Retry-After') }
  }
  const hashedBy = async <Result>(work: () => Promise<Result>) => {
    const before = hashes.verified
    const result = await work()
    return { result, hashed: hashes.verified - before }
  }
  /**
   * Makes each call three times in total. All calls run in parallel and are distributed among the
   * gateways.
   */
  const guessAll = (guesses: Bodies) => {
    // The cast is safe: the keys of `guesses` are operation keys.
    const keys = Object.keys(guesses) as OperationKey[]
    return hashedBy(() =>
      atOnce(keys.length * 3, (gateway, index) => {
        const key = keys[index % keys.length]
        return key ? call(gateway, key, guesses[key]) : Promise.reject(new Error('No call'))
      }),
    )
  }
  const forget = () => first.context.store.rateWindows.remove({})
  return { call, hashedBy, guessAll, forget }
}

describeAttacked('calls that require a password', (current) => {
  it('the tests of this file cover every call of the contract with a log-in or payment password', () => {
    const tried = [...Object.keys(loginGuesses), ...firstSetUps, forSomebodyElse]
    expect(callsAsking('login')).toEqual(tried.sort())
    expect(callsAsking('payment')).toEqual(Object.keys(paymentGuesses).sort())
  })

  it('each call verifies a wrong password exactly once and is rejected', async () => {
    const { first, member } = current()
    const { call, hashedBy, forget } = await attack(current())
    const authenticatorSecret = encodeSecret(first.context.randomBytes(20))
    await changeSettings(first.context, member.id, { authenticatorSecret })
    for (const [guesses, code] of [
      [loginGuesses, 'PASSWORD_WRONG'],
      [paymentGuesses, 'PAYMENT_PASSWORD_WRONG'],
    ] as const) {
      for (const [key, body] of Object.entries(guesses)) {
        await forget()
        // The cast is safe: the keys of `guesses` are operation keys.
        const { result, hashed } = await hashedBy(() => call(first, key as OperationKey, body))
        expect([key, result.code, hashed]).toEqual([key, code, 1])
      }
    }
    await forget()
  }, 60_000)

  it('all calls together allow five guesses of the log-in password, and then each call returns 429 with a wait of a minute', async () => {
    const { first, member, time } = current()
    const { call, hashedBy, guessAll } = await attack(current())
    const { result, hashed } = await guessAll(loginGuesses)
    expect(hashed).toBe(5)
    expect(result.filter(({ code }) => code === 'PASSWORD_WRONG')).toHaveLength(5)
    const rejected = result.filter(({ code }) => code !== 'PASSWORD_WRONG')
    expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([429]))
    for (const { wait } of rejected) expect(Number(wait)).toBe(minute / 1000)

    // The calls that set up the authenticator or the payment password also return 429.
    const offeredSecret = encodeSecret(first.context.randomBytes(20))
    await changeSettings(first.context, member.id, { authenticatorSecret: null, offeredSecret })
    const code = await codeAt(offeredSecret, time.now)
    const confirmed = await hashedBy(() =>
      call(first, 'PUT /wps/member/security/authenticator', { code, password: wrong }),
    )
    expect([confirmed.result.status, confirmed.hashed]).toEqual([429, 0])
    await first.context.store.members.update(member.id, { profile: {} })
    const firstOne = {
      paymentPassword: '735182',
      confirmPaymentPassword: '735182',
      password: wrong,
    }
    const set = await hashedBy(() =>
      call(first, 'PUT /wps/member/security/paymentPassword', firstOne),
    )
    expect([set.result.status, set.hashed]).toEqual([429, 0])
    await first.context.store.members.update(member.id, { profile: member.profile })
  }, 60_000)

  it('all calls together allow five guesses of the payment password, and then each call returns 429 with a wait of 15 minutes', async () => {
    const { guessAll } = await attack(current())
    const { result, hashed } = await guessAll(paymentGuesses)
    expect(hashed).toBe(5)
    const rejected = result.filter(({ code }) => code !== 'PAYMENT_PASSWORD_WRONG')
    expect(rejected).toHaveLength(13)
    for (const { status, wait } of rejected) {
      expect([status, Number(wait)]).toEqual([429, (15 * minute) / 1000])
    }
  }, 60_000)
})
