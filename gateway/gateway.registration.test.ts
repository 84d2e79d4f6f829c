import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from './testing/rawRequest.ts'
import { newPlayer } from './testing/testClient.ts'
import { createTestFolder, startTestGateway, type TestGateway } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway

beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder)
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

const restart = async () => {
  await gateway.close()
  gateway = await startTestGateway(folder)
}

describe('registration', () => {
  it('[API-77] a registration with an encrypted body logs the new member in', async () => {
    const { client } = gateway
    const answer = await client.register(newPlayer({ username: 'marina92' }))
    expect(answer.body).toMatchObject({ success: true, value: { username: 'marina92' } })
    const token = answer.body.value?.token
    const info = await client.send('GET', '/wps/member/info', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(info.body.value).toMatchObject({ account: 'marina92', currency: 'BRL' })
    expect(gateway.readLog()).not.toContain('Gavea2026')
    expect(gateway.readLog()).not.toContain(token)
  })

  it('a registered member is still logged in after the gateway restarts', async () => {
    const registered = await gateway.client.register(newPlayer({ username: 'bento1' }))
    await restart()
    const { client } = gateway
    const headers = { Authorization: `Bearer ${registered.body.value?.token}` }
    expect((await client.send('GET', '/wps/member/info', { headers })).status).toBe(200)
    const login = await client.login('BENTO1', 'Gavea2026')
    expect(login.body.success).toBe(true)
    expect((await client.login('bento1', 'gavea2026')).body.code).toBe('LOGIN_FAILED')
  })

  it('a registration that is repeated with its idempotency key returns the first response, even after a restart', async () => {
    const key = randomUUID()
    const player = newPlayer({ username: 'celia77' })
    const first = await gateway.client.register(player, key)
    await restart()
    const again = await gateway.client.register(player, key)
    expect(again.body).toMatchObject({
      success: true,
      value: { memberId: first.body.value?.memberId, username: 'celia77' },
    })
    const other = await gateway.client.register(player)
    expect(other.body.value?.fields).toEqual([{ field: 'username', reason: 'taken' }])
  })

  it('two parallel registrations of the same username create one member', async () => {
    const player = newPlayer({ username: 'dario55' })
    const answers = await Promise.all([
      gateway.client.register(player),
      gateway.client.register(player),
    ])
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true])
  })

  it('a registration with invalid fields returns a reason for each field and creates no member', async () => {
    const { client } = gateway
    const refused = await client.register(newPlayer({ username: '9x', birthday: '2015-01-01' }))
    expect(refused.body).toMatchObject({ success: false, code: 'FIELDS_INVALID' })
    expect(refused.body.value?.fields?.map(({ field }) => field).sort()).toEqual([
      'birthday',
      'username',
    ])
    expect((await client.login('9x', 'Gavea2026')).body.success).toBe(false)
  })
})

describe('rejected request bodies', () => {
  const path = '/wps/member/register'
  const put = (body: unknown, headers: Record<string, string> = {}) =>
    gateway.client.send('PUT', path, {
      body,
      headers: { 'Idempotency-Key': randomUUID(), ...headers },
    })

  it('every registration body that cannot be parsed or decrypted returns the same response', async () => {
    const sealed = await gateway.client.sealBody('PUT', path, newPlayer({ username: 'elisa88' }))
    const elsewhere = await gateway.client.sealBody('POST', '/wps/session/login', {})
    const answers = await Promise.all([
      put('{"enc":'),
      put('\u0000\uffff'),
      put(newPlayer({ username: 'elisa88' })),
      put({ ...sealed, data: `${sealed.data.slice(0, -8)}AAAAAAA=` }),
      put(elsewhere),
      put(JSON.stringify(sealed), { 'Content-Type': 'text/plain' }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toEqual({
        success: false,
        code: 'BODY_UNREADABLE',
        reference: expect.any(String),
      })
    }
    expect((await gateway.client.login('elisa88', 'Gavea2026')).body.success).toBe(false)
  })

  it('a body that was encrypted an hour ago is rejected with ENCRYPTION_KEY_UNKNOWN', async () => {
    const sealed = await gateway.client.sealBody('PUT', path, newPlayer({ username: 'elisa88' }))
    const late = await put({ ...sealed, time: sealed.time - 3_600_000 })
    expect(late).toMatchObject({ status: 400, body: { code: 'ENCRYPTION_KEY_UNKNOWN' } })
  })

  it('an encrypted body that was accepted before is rejected', async () => {
    const sealed = await gateway.client.sealBody('PUT', path, newPlayer({ username: 'fabio66' }))
    expect((await put(sealed)).body.success).toBe(true)
    expect(await put(sealed)).toMatchObject({ status: 400, body: { code: 'BODY_UNREADABLE' } })
  })

  it('a body that is too large returns 413 with and without a Content-Length', async () => {
    const large = 'x'.repeat(1024 * 1024)
    expect(await put(large)).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } })
    const chunked = await rawRequest(gateway.url, path, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
        'idempotency-key': randomUUID(),
      },
      body: large,
    })
    expect(chunked.status).toBe(413)
    expect((await gateway.client.send('GET', '/wps/system/status')).status).toBe(200)
  })

  it('a body that violates the contract returns 422 with the path of the violation', async () => {
    const answer = await gateway.client.send('POST', '/wps/verification/sms/register', {
      body: { countryDialingCode: '+55' },
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'REQUEST_INVALID' } })
    expect(answer.body.value?.problems?.[0]?.path).toContain('mobileNo')
  })
})
