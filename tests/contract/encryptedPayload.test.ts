import { JSEncrypt } from 'jsencrypt'
import { describe, expect, it, vi } from 'vitest'
import { publicKeys } from '../../platform/server/encryptionKeys.ts'
import { answer } from '../../platform/server/handler.ts'
import { serverForTests } from '../../platform/server/serverForTests.ts'
import { encryptPayload } from '../../src/api/encryption.ts'

const call = 'PUT /wps/member/register'
const path = '/wps/member/register'
const key = '5f0c2a1e-8f2f-4f0b-9a66-0d1b6b6a3b57'
const user = {
  rulesVersion: 12,
  termsAccepted: true,
  login: true,
  registerUrl: 'https://portico.example/register',
  domain: 'portico.example',
  registerMethod: 'WEB',
  username: 'marina92',
  fullname: 'María 李小龙 😀 ação',
  password: 'Gavea2026',
}

async function registerServer() {
  const seen: unknown[] = []
  const server = serverForTests({
    [call]: ({ body }) => {
      seen.push(body)
      return answer({ memberId: 'm-1', username: body.username ?? '' })
    },
  })
  const [live] = await publicKeys(server.context)
  if (!live) throw new Error('There is no key')
  const send = (body: unknown) => server.send(call, { body, headers: { 'Idempotency-Key': key } })
  return { ...server, seen, live: { ...live, now: server.time.now }, send }
}

describe('encryptPayload', () => {
  it("[API-77] the server decrypts the page's payload with WebCrypto to exactly the typed data", async () => {
    const { send, seen, live } = await registerServer()
    const payload = await encryptPayload(user, { method: 'PUT', path, ...live })
    expect((await send(payload)).answer.success).toBe(true)
    expect(seen).toEqual([user])
  })

  it('[CARD-08] jsencrypt wraps the key of every encrypted payload with RSA-OAEP', async () => {
    const { send, live } = await registerServer()
    const wrap = vi.spyOn(JSEncrypt.prototype, 'encryptOAEP')
    const payload = await encryptPayload(user, { method: 'PUT', path, ...live })
    expect(wrap).toHaveBeenCalledOnce()
    expect(payload.key).toBe(wrap.mock.results[0]?.value)
    expect((await send(payload)).status).toBe(200)
  })

  it('[API-77] the server rejects a payload sent a second time or encrypted for another call', async () => {
    const { send, seen, live } = await registerServer()
    const payload = await encryptPayload(user, { method: 'PUT', path, ...live })
    const elsewhere = { method: 'PUT', path: '/wps/member/register/mobile', ...live }
    expect((await send(await encryptPayload(user, elsewhere))).status).toBe(400)
    expect((await send(payload)).status).toBe(200)
    expect((await send(payload)).status).toBe(400)
    expect(seen).toHaveLength(1)
  })
})
