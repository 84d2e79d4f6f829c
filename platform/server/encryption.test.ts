import { describe, expect, it } from 'vitest'
import type { EncryptedPayload } from '../../src/lib/encryptedPayload.ts'
import { publicKeys, rotateKeys } from './encryptionKeys.ts'
import { answer } from './handler.ts'
import { contextForTests, seal, serverForTests } from './serverForTests.ts'

const call = 'POST /wps/session/login'
const login = { username: 'María 李', password: 'p\u0000ss😀', type: 'username' }
const minute = 60_000

function loginServer() {
  const seen: unknown[] = []
  const server = serverForTests({
    [call]: ({ body }) => {
      seen.push(body)
      return answer({
        token: 'f'.repeat(64),
        firstTimeLogin: false,
        passwordExpired: false,
        defaultPassword: false,
      })
    },
  })
  const refused = async (body: unknown) => {
    const { status, answer: got } = await server.send(call, { body })
    // Every cause of a rejection gets the same response, with only a code and a reference.
    expect(got).toEqual({ success: false, code: 'BODY_UNREADABLE', reference: expect.any(String) })
    expect(status).toBe(400)
    expect(seen).toEqual([])
    expect(server.failures).toEqual([])
  }
  return { ...server, seen, refused }
}

const changeText = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)

describe('encrypted request', () => {
  it('an encrypted request reaches its handler decrypted', async () => {
    const { send, context, seen } = loginServer()
    const { status } = await send(call, { body: await seal(context, call, login) })
    expect(status).toBe(200)
    expect(seen).toEqual([login])
  })

  it('an encrypted request is validated against the contract after decryption', async () => {
    const { send, context } = loginServer()
    const sealed = await seal(context, call, { username: 'ana', password: 'x', type: 'face' })
    const { status, answer: body } = await send(call, { body: sealed })
    expect(status).toBe(422)
    expect(body.value?.problems?.[0]?.path).toBe('/type')
  })

  it('an unencrypted request is rejected', async () => {
    const { refused } = loginServer()
    await refused(login)
    await refused({ enc: 'none', ...login })
    await refused([])
    await refused(null)
  })

  it.each<[string, (sealed: EncryptedPayload) => object]>([
    ['of another scheme', (sealed) => ({ ...sealed, enc: 'v1' })],
    ['of no scheme', ({ enc: _, ...rest }) => rest],
    ['without its nonce', ({ nonce: _, ...rest }) => rest],
    ['with another nonce', (sealed) => ({ ...sealed, nonce: changeText(sealed.nonce) })],
    ['with another time', (sealed) => ({ ...sealed, time: sealed.time + 1 })],
    ['with a time that is no number', (sealed) => ({ ...sealed, time: String(sealed.time) })],
    ['with changed data', (sealed) => ({ ...sealed, data: changeText(sealed.data) })],
    ['with shortened data', (sealed) => ({ ...sealed, data: sealed.data.slice(0, 20) })],
    ['with no data', (sealed) => ({ ...sealed, data: '' })],
    ['with another iv', (sealed) => ({ ...sealed, iv: changeText(sealed.iv) })],
    ['with an empty iv', (sealed) => ({ ...sealed, iv: '' })],
    ['with another wrapped key', (sealed) => ({ ...sealed, key: changeText(sealed.key) })],
    ['with a key that is no base64', (sealed) => ({ ...sealed, key: '!'.repeat(344) })],
    ['with a key of the wrong size', (sealed) => ({ ...sealed, key: `${sealed.key}AAAA` })],
  ])('an encrypted request is rejected %s', async (_, tamper) => {
    const { refused, context } = loginServer()
    await refused(tamper(await seal(context, call, login)))
  })

  it('an encrypted request is rejected if it was sealed for another path', async () => {
    const { refused, context } = loginServer()
    await refused(await seal(context, 'PUT /wps/member/register', login))
  })

  it('an encrypted request is rejected if its content is no JSON', async () => {
    const { refused, context } = loginServer()
    await refused(await seal(context, call, 'not json'))
  })

  it('a repeated encrypted request is rejected', async () => {
    const { send, context, seen } = loginServer()
    const body = await seal(context, call, login)
    expect((await send(call, { body })).status).toBe(200)
    expect((await send(call, { body })).status).toBe(400)
    expect(seen).toHaveLength(1)
  })

  it('only one of two concurrent identical encrypted requests is accepted', async () => {
    const { send, context, seen } = loginServer()
    const body = await seal(context, call, login)
    const statuses = await Promise.all([send(call, { body }), send(call, { body })])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(seen).toHaveLength(1)
  })

  it("an encrypted request is rejected if its time differs from the server's by more than five minutes", async () => {
    const { send, context, time, seen } = loginServer()
    const late = await seal(context, call, login, { time: time.now - 5 * minute - 1 })
    const early = await seal(context, call, login, { time: time.now + 5 * minute + 1 })
    for (const body of [late, early]) {
      const { status, answer: got } = await send(call, { body })
      expect([status, got.code]).toEqual([400, 'ENCRYPTION_KEY_UNKNOWN'])
    }
    expect(seen).toEqual([])
    const inTime = await seal(context, call, login, { time: time.now - 5 * minute })
    expect((await send(call, { body: inTime })).status).toBe(200)
  })

  it("a nonce is stored until its request's time is no longer accepted", async () => {
    const { send, context, time, store } = loginServer()
    const body = await seal(context, call, login, { time: time.now + 5 * minute })
    await send(call, { body })
    const [nonce] = await store.nonces.find()
    expect(nonce?.expiresAt).toBeGreaterThanOrEqual(body.time + 5 * minute)
  })

  it('a request that cannot be decrypted stores no nonce', async () => {
    const { refused, context, store } = loginServer()
    const body = await seal(context, call, login)
    await refused({ ...body, data: changeText(body.data) })
    expect(await store.nonces.count()).toBe(0)
  })
})

describe('encryption keys', () => {
  it('encryption keys are created once, even by concurrent calls', async () => {
    const { context } = contextForTests()
    const [first, second] = await Promise.all([publicKeys(context), publicKeys(context)])
    expect(first).toEqual(second)
    expect(first).toHaveLength(1)
    expect(first[0]?.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n[A-Za-z0-9+/=\n]+-----END/)
    expect(await publicKeys(context)).toEqual(first)
  })

  it('public keys do not contain the private key', async () => {
    const { context } = contextForTests()
    for (const key of await publicKeys(context)) {
      expect(Object.keys(key).sort()).toEqual(['keyId', 'publicKey'])
    }
  })

  it('the previous key still decrypts requests, and an older one is reported as unknown', async () => {
    const { send, context } = loginServer()
    const first = await seal(context, call, login)
    const again = await seal(context, call, login)
    await rotateKeys(context)
    expect((await publicKeys(context)).map(({ keyId }) => keyId)).toEqual([
      expect.not.stringMatching(first.keyId),
      first.keyId,
    ])
    expect((await send(call, { body: first })).status).toBe(200)
    await rotateKeys(context)
    const { status, answer: body } = await send(call, { body: again })
    expect(status).toBe(400)
    expect(body.code).toBe('ENCRYPTION_KEY_UNKNOWN')
    const { status: afterwards } = await send(call, { body: await seal(context, call, login) })
    expect(afterwards).toBe(200)
  })
})
