import { describe, expect, it } from 'vitest'
import { issuePhoneToken } from '../../../mocks/social/phoneTokens.ts'
import { findTicket, letIn, openTicket } from '../../domain/accounts/session/socialLogin.ts'
import { codeAt } from '../../domain/accounts/verification/totp.ts'
import type { Rejection } from '../../domain/base/context/rejection.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>
/**
 * Prepares a login while the account is open.
 * @returns the call that completes the login. It runs after the account is closed.
 */
type Way = (platform: Platform) => Promise<() => Promise<unknown>>

const anaPhone = { mobileNum: '11987650001', countryDialingCode: '+55' }

async function codeOnPhone({ send, outbox }: Platform): Promise<string> {
  await send('POST /wps/verification/sms/noLogin', { body: anaPhone })
  return outbox.messages()[0]?.code ?? ''
}

const secondStep: Way = async (platform) => {
  const { context, send, login, time } = platform
  const ana = await actAs(platform, 'm-ana')
  const key = 'POST /wps/member/security/authenticator'
  const secret = String((await ana(key)).value.secret)
  const body = { code: await codeAt(secret, context.now()), password: 'portico-ana-1' }
  await ana('PUT /wps/member/security/authenticator', { body, isSealed: true })
  const { ticket } = Object((await login('ana', 'portico-ana-1')).body.value?.secondStep)
  time.now += 30_000
  return async () => {
    const call = 'POST /wps/session/login/second-step'
    const proof = { ticket, method: 'TOTP', answer: await codeAt(secret, context.now()) }
    return (await send(call, { body: await seal(context, call, proof) })).answer.code
  }
}

const bySocialLogin: Way = async ({ context, store }) => {
  await store.socialAccounts.insert({
    id: 'GOOGLE:ana@gmail.example',
    memberId: 'm-ana',
    createdAt: 0,
  })
  const ticket = await openTicket(context, { provider: 'GOOGLE', next: '/' })
  return async () => {
    const found = await findTicket(context, ticket)
    const person = { email: 'ana@gmail.example', ip: '192.0.2.1', userAgent: '' }
    return found && letIn(context, found, person).catch(({ code }: Rejection) => code)
  }
}

const byPhoneReset: Way = async (platform) => {
  const verificationCode = await codeOnPhone(platform)
  return async () => {
    const body = { ...anaPhone, newPassword: 'Urca2027', verificationCode }
    const key = 'POST /wps/member/password/verification'
    return (await platform.send(key, { body: await seal(platform.context, key, body) })).answer.code
  }
}

const byMailReset: Way = async ({ send, outbox, login }) => {
  await send('POST /wps/member/password/email', {
    body: new URLSearchParams({ username: 'ana', email: 'ana@example.com' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  return async () => (await login('ana', outbox.mails()[0]?.code ?? '')).body.code
}

const ways: readonly (readonly [name: string, answer: string, way: Way])[] = [
  [
    'the password',
    'ACCOUNT_CLOSED',
    async ({ login }) =>
      async () =>
        (await login('ana', 'portico-ana-1')).body.code,
  ],
  [
    'the agent area',
    'ACCOUNT_CLOSED',
    async ({ login }) =>
      async () =>
        (await login('ana', 'portico-ana-1', { area: 'agent' })).body.code,
  ],
  [
    'a code by SMS',
    'ACCOUNT_CLOSED',
    async (platform) => {
      const code = await codeOnPhone(platform)
      return async () => (await platform.login('11987650001', code, { type: 'sms' })).body.code
    },
  ],
  [
    'a phone token',
    'ACCOUNT_CLOSED',
    async ({ context, login, setFlag }) => {
      await setFlag('PHONEAUTH3', true)
      const token = await issuePhoneToken(context, { dialingCode: '+55', number: '11987650001' })
      return async () => (await login('11987650001', token, { type: 'phoneAuth' })).body.code
    },
  ],
  ['a social login', 'ACCOUNT_CLOSED', bySocialLogin],
  // This login is reported as expired. The next one reports the closed account.
  ['the second step', 'SECOND_STEP_EXPIRED', secondStep],
  ['a temporary password', 'ACCOUNT_CLOSED', byMailReset],
  ['a password reset by phone', 'VERIFICATION_CODE_WRONG', byPhoneReset],
]

describe('[MEM-24] login to an account that was just closed', () => {
  it.each(ways)('a closed account rejects a login by %s', async (_name, answer, way) => {
    const platform = await startPlatform()
    const { store, context } = platform
    const arrive = await way(platform)
    // Simulates the moment in which the account is closed, but its data is not erased yet.
    const closedAt = context.now()
    await store.closedAccounts.insert({ id: 'm-ana', closedAt, keptUntil: closedAt, kept: null })
    const sessions = await store.sessions.count({ memberId: 'm-ana' })
    const { passwordHash } = (await store.members.get('m-ana')) ?? {}
    expect(await arrive()).toBe(answer)
    expect(await store.sessions.count({ memberId: 'm-ana' })).toBe(sessions)
    const after = (await store.members.get('m-ana'))?.passwordHash
    // Using a temporary password stores it as the account's password, even if no session is opened.
    if (way !== byMailReset) expect(after).toBe(passwordHash)
  })
})
