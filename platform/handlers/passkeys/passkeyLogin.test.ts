import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { seal } from '../../server/serverForTests.ts'
import { startWithDevice } from './passkeysForTests.ts'

const minute = 60_000

async function startWithPasskey() {
  const platform = await startWithDevice()
  await platform.add()
  return platform
}

describe('passkey login', () => {
  it('a passkey login opens a session without a username, a password or a second step', async () => {
    const { send, askLogin, device, context, list } = await startWithPasskey()
    await changeSettings(context, 'm-ana', { checksAddress: true })
    const request = await askLogin()
    expect(request).toMatchObject({ userVerification: 'required', allowCredentials: [] })
    const body = { credential: device.use(request) }
    const { answer, headers } = await send('POST /wps/session/login/passkey', { body })
    expect(answer.value).toMatchObject({ passwordExpired: false, firstTimeLogin: false })
    expect(headers.get('Set-Cookie')).toContain('HttpOnly')
    const token = String(answer.value?.token)
    const info = await send('GET /wps/member/info', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(info.answer.value).toMatchObject({ account: 'ana' })
    expect((await list())[0]).toHaveProperty('usedAt')
  })

  it('only one of several concurrent passkey logins with one challenge succeeds', async () => {
    const { askLogin, device, enter } = await startWithPasskey()
    const request = await askLogin()
    const results = await Promise.all(Array.from({ length: 8 }, () => enter(device.use(request))))
    expect(results.filter((result) => result === true)).toHaveLength(1)
    expect(new Set(results)).toEqual(new Set([true, 'PASSKEY_EXPIRED']))
  })

  it('a passkey login rejects a repeated and an expired credential', async () => {
    const { askLogin, device, enter, time } = await startWithPasskey()
    const credential = device.use(await askLogin())
    expect(await enter(credential)).toBe(true)
    expect(await enter(credential)).toBe('PASSKEY_EXPIRED')
    const late = device.use(await askLogin())
    time.now += 5 * minute
    expect(await enter(late)).toBe('PASSKEY_EXPIRED')
  })

  it.each([
    ['from another page', { origin: 'https://evil.example' }, 'PASSKEY_REJECTED'],
    ['for another host', { domain: 'evil.example' }, 'PASSKEY_REJECTED'],
    ['without user verification', { isVerified: false }, 'PASSKEY_REJECTED'],
    ['for another challenge', { challenge: 'A'.repeat(43) }, 'PASSKEY_EXPIRED'],
    ['with another member’s user handle', { userHandle: 'bS1lZHU' }, 'PASSKEY_UNKNOWN'],
  ])('a passkey login rejects a credential %s', async (_, changes, code) => {
    const { logIn } = await startWithPasskey()
    expect(await logIn(changes)).toBe(code)
    expect(await logIn()).toBe(true)
  })

  it('a passkey login rejects a modified and a malformed credential', async () => {
    const { askLogin, device, enter } = await startWithPasskey()
    const genuine = device.use(await askLogin())
    const another = device.use(await askLogin())
    expect(await enter({ ...genuine, signature: another.signature })).toBe('PASSKEY_REJECTED')
    expect(await enter({ ...another, clientDataJSON: 'bm9uZQ' })).toBe('PASSKEY_EXPIRED')
  })

  it('a passkey login rejects a removed passkey', async () => {
    const { act, list, logIn } = await startWithPasskey()
    const path = `/wps/member/passkeys/${(await list())[0]?.passkeyId}`
    await act('DELETE /wps/member/passkeys/{passkeyId}', { path })
    expect(await logIn()).toBe('PASSKEY_UNKNOWN')
  })

  it('a passkey login rejects a possibly copied passkey and notifies its owner', async () => {
    const { logIn, told } = await startWithPasskey()
    expect(await logIn({ counter: 7 })).toBe(true)
    expect(await logIn({ counter: 7 })).toBe('PASSKEY_COPIED')
    expect(await logIn({ counter: 0 })).toBe('PASSKEY_COPIED')
    expect(await logIn({ counter: 8 })).toBe(true)
    const { inbox, mails } = await told()
    expect(inbox.filter((title) => title === 'A passkey was refused')).toHaveLength(2)
    expect(mails).toContain('passkeyCopied')
  })

  it('a passkey login accepts a device without a signature counter', async () => {
    const { logIn } = await startWithPasskey()
    expect(await logIn({ counter: 0 })).toBe(true)
    expect(await logIn({ counter: 0 })).toBe(true)
  })

  it('[ERR-28, ERR-29] a passkey login rejects members in the agent area, agents in the member area, and excluded members', async () => {
    const { logIn, store, context } = await startWithPasskey()
    expect(await logIn({}, { area: 'agent' })).toBe('NOT_AN_AGENT')
    await store.members.update('m-ana', { type: 2 })
    expect(await logIn()).toBe('NOT_A_MEMBER')
    expect(await logIn({}, { area: 'agent' })).toBe(true)
    await store.members.update('m-ana', { type: 0 })
    const since = context.now()
    const until = since + minute
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since, until })
    expect(await logIn()).toBe('TIMED_OUT')
    await store.exclusions.update('m-ana', { kind: 'SELF_EXCLUSION', until: null })
    expect(await logIn()).toBe('SELF_EXCLUDED')
  })

  it('[MEM-24] a passkey login rejects an account that was just closed', async () => {
    const { logIn, store, context } = await startWithPasskey()
    const closedAt = context.now()
    // Simulates the moment in which the account is closed, but its passkeys are not erased yet.
    await store.closedAccounts.insert({ id: 'm-ana', closedAt, keptUntil: closedAt, kept: null })
    expect(await logIn()).toBe('ACCOUNT_CLOSED')
  })

  it("[ERR-20] a passkey login is accepted only from the portal's pages", async () => {
    const { send, askLogin, device } = await startWithPasskey()
    const body = { credential: device.use(await askLogin()) }
    const headers = { Origin: 'https://evil.example' }
    const { answer } = await send('POST /wps/session/login/passkey', { body, headers })
    expect(answer.code).toBe('DOMAIN_INVALID')
  })
})

describe('passkey as the second step', () => {
  async function startSecondStep() {
    const platform = await startWithPasskey()
    const { context, login, send } = platform
    await changeSettings(context, 'm-ana', { checksAddress: true })
    const ask = async (username = 'ana') => {
      const { body } = await login(username, `portico-${username}-1`)
      const { ticket, methods } = Object(body.value?.secondStep)
      return {
        ticket: String(ticket),
        methods: methods.map(({ method }: { method: string }) => method),
      }
    }
    const take = async (ticket: string, credential?: object) => {
      const call = 'POST /wps/session/login/second-step'
      const body = { ticket, method: 'PASSKEY', ...(credential && { credential }) }
      const { answer } = await send(call, { body: await seal(context, call, body) })
      return answer.success || answer.code
    }
    return { ...platform, ask, take }
  }

  it('[LOGIN-31] a passkey completes the second step with or without user verification', async () => {
    const { ask, take, askLogin, device } = await startSecondStep()
    const { ticket, methods } = await ask()
    expect(methods).toEqual(['PASSKEY', 'SMS', 'EMAIL', 'PAYEE_NAME'])
    const request = await askLogin(ticket)
    expect(request.userVerification).toBe('preferred')
    expect(request.allowCredentials).toHaveLength(1)
    expect(await take(ticket, device.use(request, { isVerified: false }))).toBe(true)
    expect(await take(ticket, device.use(request))).toBe('SECOND_STEP_EXPIRED')
  })

  it('the second step rejects a missing passkey response, and a response to another challenge or from another page', async () => {
    const { ask, take, askLogin, device, enter } = await startSecondStep()
    const [first, second] = [await ask(), await ask()]
    const ofFirst = device.use(await askLogin(first.ticket))
    expect(await take(second.ticket, ofFirst)).toBe('SECOND_STEP_WRONG')
    expect(await take(second.ticket, device.use(await askLogin()))).toBe('SECOND_STEP_WRONG')
    expect(await take(second.ticket)).toBe('SECOND_STEP_WRONG')
    const request = await askLogin(second.ticket)
    const elsewhere = device.use(request, { origin: 'https://evil.example' })
    expect(await take(second.ticket, elsewhere)).toBe('SECOND_STEP_WRONG')
    // A passkey response for the second step is not accepted as a login without a password.
    expect(await enter(ofFirst)).toBe('PASSKEY_EXPIRED')
    expect(await take(first.ticket, ofFirst)).toBe(true)
  })

  it("the second step rejects another member's passkey", async () => {
    const { ask, take, askLogin, device, context, store } = await startSecondStep()
    await changeSettings(context, 'm-edu', { checksAddress: true })
    const edu = await ask('edu')
    expect(edu.methods).not.toContain('PASSKEY')
    const [row] = await store.passkeys.find()
    if (!row) throw new Error('There is no passkey')
    await store.passkeys.insert({ ...row, id: 'another', memberId: 'm-edu', credentialId: 'AAAA' })
    const request = await askLogin(edu.ticket)
    expect(await take(edu.ticket, device.use(request))).toBe('SECOND_STEP_WRONG')
  })

  it('a passkey challenge for the second step requires a pending login of a member who has a passkey', async () => {
    const { send, login, context } = await startSecondStep()
    const call = 'POST /wps/session/login/passkey/options'
    const unknown = await send(call, { body: { ticket: '5b'.repeat(32) } })
    expect(unknown.answer.code).toBe('SECOND_STEP_EXPIRED')
    await changeSettings(context, 'm-edu', { checksAddress: true })
    const { body } = await login('edu', 'portico-edu-1')
    const { ticket } = Object(body.value?.secondStep)
    expect((await send(call, { body: { ticket } })).answer.code).toBe('NOT_POSSIBLE_NOW')
  })

  it('the check of new IP addresses can be turned on with only a passkey, and is turned off when the last passkey is removed', async () => {
    const { act, list, store } = await startWithPasskey()
    await store.members.update('m-ana', { mobileNum: null, email: null })
    const check = 'PUT /wps/member/security/addressCheck'
    expect((await act(check, { body: { enabled: true } })).success).toBe(true)
    const path = `/wps/member/passkeys/${(await list())[0]?.passkeyId}`
    await act('DELETE /wps/member/passkeys/{passkeyId}', { path })
    expect((await act('GET /wps/member/security')).value.checksAddress).toBe(false)
    expect((await act(check, { body: { enabled: true } })).code).toBe('NOT_POSSIBLE_NOW')
  })
})
