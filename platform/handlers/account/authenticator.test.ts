import { describe, expect, it } from 'vitest'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { codeAt } from '../../domain/accounts/verification/totp.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { seal } from '../../server/serverForTests.ts'
import { startAs } from '../memberForTests.ts'

const authenticator = 'POST /wps/member/security/authenticator'
const confirm = 'PUT /wps/member/security/authenticator'
const removal = 'POST /wps/member/security/authenticator/removal'
const renewal = 'POST /wps/member/security/recoveryCodes'
const password = 'portico-ana-1'

/** Ana, a member with an active authenticator, and helpers to log in with it. */
async function withAuthenticator() {
  const platform = await startAs('m-ana')
  const { act, context, send, login, store, outbox, time } = platform
  const secret = String((await act(authenticator)).value.secret)
  const body = { code: await codeAt(secret, context.now()), password }
  const on = await act(confirm, { body, isSealed: true })
  const codes: string[] = Object(on.value).codes
  const ask = async () => {
    const { body } = await login('ana', password)
    const { methods, ticket } = Object(body.value?.secondStep)
    return { code: body.code, methods, ticket }
  }
  const take = async (body: object) => {
    const call = 'POST /wps/session/login/second-step'
    const { answer } = await send(call, { body: await seal(context, call, body) })
    return answer.success || answer.code
  }
  const prove = async (call: typeof removal | typeof renewal, method: string, answer: string) => {
    const { success, code, status, value } = await act(call, {
      body: { method, answer },
      isSealed: true,
    })
    return { result: success || code, status, value }
  }
  /** Code of the next time step, since a code is accepted once per step. */
  const nextCode = () => {
    time.now += 30_000
    return codeAt(secret, context.now())
  }
  const inbox = async () => {
    await context.background.waitUntilIdle()
    const rows = await store.messages.find({ where: { memberId: 'm-ana', kind: 'SYSTEM' } })
    return rows.map(({ title }) => textIn(title, 'en'))
  }
  const mails = () => outbox.mails().map(({ purpose }) => purpose)
  const security = async () => (await act('GET /wps/member/security')).value
  return { ...platform, secret, codes, ask, take, prove, nextCode, inbox, mails, security }
}

describe('active authenticator', () => {
  it('[LOGIN-31] an active authenticator is required at every login, and an SMS code cannot replace it', async () => {
    const { ask, take, nextCode, send } = await withAuthenticator()
    const { code, methods, ticket } = await ask()
    expect(code).toBe('SECOND_STEP_NEEDED')
    expect(methods).toEqual([{ method: 'TOTP' }, { method: 'RECOVERY_CODE' }])
    const sent = await send('POST /wps/session/login/second-step/code', {
      body: { ticket, method: 'SMS' },
    })
    expect(sent.answer.code).toBe('NOT_POSSIBLE_NOW')
    expect(await take({ ticket, method: 'PAYEE_NAME', answer: 'Ana' })).toBe('SECOND_STEP_WRONG')
    const answer = await nextCode()
    expect(await take({ ticket, method: 'TOTP', answer })).toBe(true)
    const again = await ask()
    expect(await take({ ticket: again.ticket, method: 'TOTP', answer })).toBe('SECOND_STEP_WRONG')
  })

  it('an active authenticator is required only once from an IP address that the member trusts', async () => {
    const { ask, take, nextCode } = await withAuthenticator()
    const { ticket } = await ask()
    await take({ ticket, method: 'TOTP', answer: await nextCode(), trustAddress: true })
    expect((await ask()).code).toBeUndefined()
  })

  it('an active authenticator cannot be set up or confirmed again, because a new secret would replace the active one without a proof', async () => {
    const { act, secret, context } = await withAuthenticator()
    expect((await act(authenticator)).code).toBe('NOT_POSSIBLE_NOW')
    const code = await codeAt(secret, context.now())
    const again = await act(confirm, { body: { code, password }, isSealed: true })
    expect(again.code).toBe('NOT_POSSIBLE_NOW')
  })

  it('an authenticator is confirmed only with a code of the secret that was offered last', async () => {
    const { act, context } = await startAs('m-dora')
    const old = String((await act(authenticator)).value.secret)
    await act(authenticator)
    const code = await codeAt(old, context.now())
    const refused = await act(confirm, { body: { code }, isSealed: true })
    expect(refused.code).toBe('VERIFICATION_CODE_WRONG')
  })

  it('turning on an authenticator requires the password of the account, unless the account has no password', async () => {
    const { act, context, store } = await startAs('m-dora')
    const secret = String((await act(authenticator)).value.secret)
    const code = await codeAt(secret, context.now())
    const turnOn = async (proof: object) =>
      (await act(confirm, { body: { code, ...proof }, isSealed: true })).code
    expect(await turnOn({})).toBe('PASSWORD_WRONG')
    expect(await turnOn({ password: 'a guess' })).toBe('PASSWORD_WRONG')
    // An account that logs in by SMS has no password.
    await store.members.update('m-dora', { passwordHash: noPassword })
    expect(await turnOn({})).toBeUndefined()
  })
})

describe('recovery codes', () => {
  it('ten recovery codes are created and stored only as hashes', async () => {
    const { codes, store, security, inbox, mails } = await withAuthenticator()
    expect(new Set(codes).size).toBe(10)
    const rows = await store.recoveryCodes.find()
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    expect((await security()).recoveryCodesLeft).toBe(10)
    expect(await inbox()).toContain('Authenticator app turned on')
    expect(mails()).toContain('authenticatorOn')
  })

  it('a recovery code works once, in any spelling with spaces or lower case, and the member is notified of its use', async () => {
    const { codes, ask, take, security, inbox, mails } = await withAuthenticator()
    const answer = ` ${String(codes[0]).toLowerCase().replaceAll('-', ' ')} `
    const first = await ask()
    expect(await take({ ticket: first.ticket, method: 'RECOVERY_CODE', answer })).toBe(true)
    const second = await ask()
    const again = { ticket: second.ticket, method: 'RECOVERY_CODE', answer }
    expect(await take(again)).toBe('SECOND_STEP_WRONG')
    expect((await security()).recoveryCodesLeft).toBe(9)
    expect((await inbox()).filter((title) => title === 'Login with a recovery code')).toHaveLength(
      1,
    )
    expect(mails().filter((purpose) => purpose === 'recoveryCodeUsed')).toHaveLength(1)
  })

  it('recovery codes are not offered as a second step when all of them are used', async () => {
    const { store, ask } = await withAuthenticator()
    await store.recoveryCodes.remove({ memberId: 'm-ana' })
    expect((await ask()).methods).toEqual([{ method: 'TOTP' }])
  })

  it('an expired second step does not spend a recovery code', async () => {
    const { codes, take, ask, store, time } = await withAuthenticator()
    const { ticket } = await ask()
    time.now += 10 * 60_000
    expect(await take({ ticket, method: 'RECOVERY_CODE', answer: codes[0] })).toBe(
      'SECOND_STEP_EXPIRED',
    )
    expect(await store.recoveryCodes.count({ memberId: 'm-ana' })).toBe(10)
  })

  it('new recovery codes require a proof and invalidate the old codes', async () => {
    const { codes, prove, ask, take, nextCode, inbox } = await withAuthenticator()
    expect((await prove(renewal, 'PASSWORD', 'wrong')).result).toBe('PASSWORD_WRONG')
    expect((await prove(renewal, 'TOTP', '000000')).result).toBe('VERIFICATION_CODE_WRONG')
    const renewed = await prove(renewal, 'TOTP', await nextCode())
    const [first] = Object(renewed.value).codes
    const old = await ask()
    const method = 'RECOVERY_CODE'
    expect(await take({ ticket: old.ticket, method, answer: codes[0] })).toBe('SECOND_STEP_WRONG')
    expect(await take({ ticket: old.ticket, method, answer: first })).toBe(true)
    expect(await inbox()).toContain('New recovery codes')
  })
})

describe('removal of an authenticator', () => {
  it('removing an authenticator requires a valid proof and also removes its recovery codes', async () => {
    const { codes, prove, nextCode, security, store, login, inbox, mails } =
      await withAuthenticator()
    expect((await prove(removal, 'PASSWORD', 'wrong')).result).toBe('PASSWORD_WRONG')
    expect((await prove(removal, 'TOTP', '000000')).result).toBe('VERIFICATION_CODE_WRONG')
    expect((await prove(removal, 'RECOVERY_CODE', 'AAAA')).result).toBe('VERIFICATION_CODE_WRONG')
    const spent = await prove(renewal, 'RECOVERY_CODE', codes[0] ?? '')
    expect(spent.result).toBe(true)
    expect((await prove(removal, 'RECOVERY_CODE', codes[1] ?? '')).result).toBe(
      'VERIFICATION_CODE_WRONG',
    )
    expect((await prove(removal, 'TOTP', await nextCode())).result).toBe(true)
    expect(await security()).toMatchObject({ hasAuthenticator: false })
    expect(await security()).not.toHaveProperty('recoveryCodesLeft')
    expect(await store.recoveryCodes.count()).toBe(0)
    expect((await login('ana', password)).body.success).toBe(true)
    expect((await prove(removal, 'PASSWORD', password)).result).toBe('NOT_POSSIBLE_NOW')
    expect((await prove(renewal, 'PASSWORD', password)).result).toBe('NOT_POSSIBLE_NOW')
    expect(await inbox()).toContain('Authenticator app turned off')
    expect(mails()).toContain('authenticatorOff')
  })

  it('[SAFE-11] removing an authenticator or renewing its recovery codes accepts a code with a space, and does not count a malformed code as an attempt', async () => {
    const { prove, nextCode } = await withAuthenticator()
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect((await prove(removal, 'TOTP', '12345')).result).toBe('VERIFICATION_CODE_WRONG')
      const result = await prove(removal, 'RECOVERY_CODE', 'ABCD-EFGH')
      expect(result.result).toBe('VERIFICATION_CODE_WRONG')
    }
    const code = await nextCode()
    const spaced = (digits: string) => `${digits.slice(0, 3)} ${digits.slice(3)}`
    expect((await prove(renewal, 'TOTP', spaced(code))).result).toBe(true)
    expect((await prove(removal, 'TOTP', spaced(await nextCode()))).result).toBe(true)
  })

  it('removing an authenticator is blocked for a minute after five wrong proofs', async () => {
    const { prove, codes, time } = await withAuthenticator()
    for (let attempt = 1; attempt <= 5; attempt += 1) await prove(removal, 'TOTP', '000000')
    expect((await prove(removal, 'RECOVERY_CODE', codes[0] ?? '')).status).toBe(429)
    time.now += 60_000
    expect((await prove(removal, 'RECOVERY_CODE', codes[0] ?? '')).result).toBe(true)
  })

  it('removing the last second-step method turns off the check of new IP addresses', async () => {
    const { act, prove, security, store } = await withAuthenticator()
    await act('PUT /wps/member/security/addressCheck', { body: { enabled: true } })
    expect(await store.knownAddresses.count()).toBe(0)
    await store.members.update('m-ana', { mobileNum: null, email: null })
    expect((await prove(removal, 'PASSWORD', password)).result).toBe(true)
    expect(await security()).toMatchObject({ hasAuthenticator: false, checksAddress: false })
  })
})

it('[SAFE-11] a second step accepts a code with a hyphen, and a malformed code is not counted as an attempt', async () => {
  const { ask, take, nextCode } = await withAuthenticator()
  const { ticket } = await ask()
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(await take({ ticket, method: 'TOTP', answer: '12345' })).toBe('SECOND_STEP_WRONG')
  }
  const code = await nextCode()
  const answer = `${code.slice(0, 3)}\u2011${code.slice(3)}`
  expect(await take({ ticket, method: 'TOTP', answer })).toBe(true)
})

describe('check of new IP addresses', () => {
  it('[LOGIN-30] the owner is notified when the check of IP addresses is turned on or off, not when it stays the same', async () => {
    const { act, context, outbox } = await startAs('m-ana')
    const set = (enabled: boolean) =>
      act('PUT /wps/member/security/addressCheck', { body: { enabled } })
    for (const enabled of [true, true, false, false]) await set(enabled)
    await context.background.waitUntilIdle()
    const told = outbox.mails().map(({ purpose }) => purpose)
    expect(told.toSorted()).toEqual(['addressCheckOff', 'addressCheckOn'])
  })
})
