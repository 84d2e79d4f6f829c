import { describe, expect, it } from 'vitest'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { sha256 } from '../../domain/base/context/digest.ts'
import { actAs } from '../memberForTests.ts'
import { startWithDevice } from './passkeysForTests.ts'

const minute = 60_000

describe('passkeys of a member', () => {
  it("a passkey is added with the owner's proof, listed, renamed and removed", async () => {
    const { add, list, act, told } = await startWithDevice()
    const added = await add({ isSynced: true }, '  Celular da Ana ')
    expect(added).toMatchObject({ success: true, value: { name: 'Celular da Ana', synced: true } })
    const [passkey] = await list()
    expect(passkey).toMatchObject({ name: 'Celular da Ana', transports: ['internal'] })
    expect(passkey).not.toHaveProperty('usedAt')
    expect((await act('GET /wps/member/security')).value.passkeys).toBe(1)
    const path = `/wps/member/passkeys/${passkey?.passkeyId}`
    await act('PUT /wps/member/passkeys/{passkeyId}', { path, body: { name: 'Novo' } })
    expect((await list())[0]?.name).toBe('Novo')
    await act('DELETE /wps/member/passkeys/{passkeyId}', { path })
    expect(await list()).toEqual([])
    const again = await act('DELETE /wps/member/passkeys/{passkeyId}', { path })
    expect(again.status).toBe(404)
    expect(await told()).toEqual({
      inbox: ['New passkey on your account', 'Passkey removed from your account'],
      mails: ['passkeyRemoved', 'passkeyAdded'],
    })
  })

  it('the options for a new passkey exclude the passkeys that the account already has', async () => {
    const { add, askChallenge } = await startWithDevice()
    await add()
    const { rp, user, excludeCredentials, authenticatorSelection } = await askChallenge()
    expect(rp).toEqual({ id: 'portico.test', name: 'Portico' })
    expect(Buffer.from(user.id, 'base64url').toString()).toBe('m-ana')
    expect(excludeCredentials).toHaveLength(1)
    expect(authenticatorSelection.residentKey).toBe('preferred')
  })

  it("a member cannot see, rename or remove another member's passkey", async () => {
    const { add, list, other } = await startWithDevice()
    await add()
    const path = `/wps/member/passkeys/${(await list())[0]?.passkeyId}`
    const edu = await other()
    const body = { name: 'Mine' }
    expect((await edu('GET /wps/member/passkeys')).value.items).toEqual([])
    const call = 'PUT /wps/member/passkeys/{passkeyId}'
    expect((await edu(call, { path, body })).status).toBe(404)
    expect((await edu('DELETE /wps/member/passkeys/{passkeyId}', { path })).status).toBe(404)
    expect((await list())[0]?.name).toBe('Notebook')
  })

  it('an account has at most twenty passkeys', async () => {
    const { add, device, give, askChallenge, ask } = await startWithDevice()
    const late = await askChallenge()
    for (let count = 0; count < 20; count++) await add()
    expect((await ask()).code).toBe('PASSKEYS_FULL')
    expect((await give(device.create(late))).code).toBe('PASSKEYS_FULL')
  })

  it('a passkey cannot be removed while it is the only way to log in', async () => {
    const { add, list, act, store, setFlag } = await startWithDevice()
    await add()
    await store.members.update('m-ana', { passwordHash: '!', email: null })
    await setFlag('MOBILEVERCODELOGIN3', false)
    const path = `/wps/member/passkeys/${(await list())[0]?.passkeyId}`
    const remove = () => act('DELETE /wps/member/passkeys/{passkeyId}', { path })
    expect((await remove()).code).toBe('PASSKEY_LAST')
    await setFlag('MOBILEVERCODELOGIN3', true)
    expect((await remove()).success).toBe(true)
  })
})

describe("owner's proof for a passkey", () => {
  it('adding a passkey to an account with a password requires the password, and a code is not accepted', async () => {
    const { ask } = await startWithDevice()
    expect((await ask({ method: 'PASSWORD', answer: 'wrong' })).code).toBe('PASSWORD_WRONG')
    expect((await ask({ method: 'CODE', answer: '123456' })).code).toBe('NOT_POSSIBLE_NOW')
    expect((await ask()).success).toBe(true)
  })

  it('adding a passkey is blocked after five wrong passwords', async () => {
    const { ask } = await startWithDevice()
    const wrong = { method: 'PASSWORD', answer: 'wrong' }
    for (let count = 0; count < 5; count++) await ask(wrong)
    expect((await ask()).status).toBe(429)
  })

  it('an account without a password needs a code, which is spent when the passkey is added', async () => {
    const {
      ask,
      act,
      store,
      outbox,
      context,
      device,
      give,
      askChallenge: _,
    } = await startWithDevice()
    await store.members.update('m-ana', { passwordHash: '!' })
    await act('POST /wps/member/security/codes', { body: { purpose: 'PASSKEY' } })
    await context.background.waitUntilIdle()
    const code = outbox.messages()[0]?.code ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await ask({ method: 'CODE', answer: '' })).code).toBe('VERIFICATION_CODE_MISSING')
    expect((await ask({ method: 'CODE', answer: wrong })).code).toBe('VERIFICATION_CODE_WRONG')
    // An abandoned attempt does not spend the code.
    await ask({ method: 'CODE', answer: code })
    const { value } = await ask({ method: 'CODE', answer: code })
    expect((await give(device.create(Object(value)))).success).toBe(true)
    expect((await ask({ method: 'CODE', answer: code })).code).toBe('VERIFICATION_CODE_WRONG')
  })

  it('adding a passkey with an expired code is rejected', async () => {
    const { ask, act, store, outbox, context, time } = await startWithDevice()
    await store.members.update('m-ana', { passwordHash: noPassword })
    await act('POST /wps/member/security/codes', { body: { purpose: 'PASSKEY' } })
    await context.background.waitUntilIdle()
    const answer = outbox.messages()[0]?.code ?? ''
    time.now += 5 * minute + 1
    expect((await ask({ method: 'CODE', answer })).code).toBe('VERIFICATION_CODE_EXPIRED')
  })
})

describe('challenge of a new passkey', () => {
  it('only one of several concurrent responses to one challenge adds a passkey', async () => {
    const { askChallenge, device, give, list } = await startWithDevice()
    const challenge = await askChallenge()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => give(device.create(challenge))),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([undefined, 'PASSKEY_EXPIRED']),
    )
    expect(await list()).toHaveLength(1)
  })

  it('the challenge of a new passkey expires after five minutes', async () => {
    const { askChallenge, device, give, time } = await startWithDevice()
    const challenge = await askChallenge()
    time.now += 5 * minute
    expect((await give(device.create(challenge))).code).toBe('PASSKEY_EXPIRED')
  })

  it('the challenge of a new passkey is bound to one member and one session', async () => {
    const { askChallenge, device, give, other, platform } = await startWithDevice()
    const credential = device.create(await askChallenge())
    const elsewhere = await actAs(platform, 'm-ana')
    for (const caller of [await other(), elsewhere]) {
      expect((await give(credential, 'Stolen', caller)).code).toBe('PASSKEY_EXPIRED')
    }
    expect((await give(credential)).success).toBe(true)
  })

  it.each([
    ['another page', { origin: 'https://portico.test.evil.example' }],
    ['another port', { origin: 'https://portico.test:8443' }],
    ['another host', { domain: 'evil.example' }],
  ])('the challenge of a new passkey is not accepted from %s', async (_, changes) => {
    const { add, list } = await startWithDevice()
    expect((await add(changes)).code).toBe('PASSKEY_REJECTED')
    expect(await list()).toEqual([])
  })

  it('a passkey cannot be added with a login challenge or an invented challenge', async () => {
    const { add, askLogin } = await startWithDevice()
    const { challenge } = await askLogin()
    expect((await add({ challenge })).code).toBe('PASSKEY_EXPIRED')
    expect((await add({ challenge: 'A'.repeat(43) })).code).toBe('PASSKEY_EXPIRED')
  })

  it('a passkey that another account has cannot be added', async () => {
    const { add, list, device, askChallenge, give, store } = await startWithDevice()
    await add()
    const credential = device.create(await askChallenge())
    const [made] = await store.passkeys.find()
    if (!made) throw new Error('There is no passkey')
    const id = await sha256(credential.id)
    await store.passkeys.insert({ ...made, id, memberId: 'm-edu', credentialId: credential.id })
    expect((await give(credential)).code).toBe('PASSKEY_TAKEN')
    expect(await list()).toHaveLength(1)
  })
})

it('a platform without a passkey domain offers no passkeys', async () => {
  const { context, ask, send, list } = await startWithDevice()
  Object.assign(context, { passkeys: undefined })
  expect(await ask()).toMatchObject({ status: 403, code: 'MODULE_OFF' })
  const login = await send('POST /wps/session/login/passkey/options', { body: {} })
  expect(login.answer.code).toBe('MODULE_OFF')
  const { answer } = await send('GET /wps/system/status')
  expect(answer.value).not.toHaveProperty('passkeyDomain')
  expect(await list()).toEqual([])
})
