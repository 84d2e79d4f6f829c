import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { defaultRules } from '../../platform/domain/accounts/registration/defaultRules.ts'
import { newPlayer } from '../testing/testClient.ts'
import { type TestGateway, testPassword } from '../testing/testGateway.ts'
import { startFront, startGateway, type Undo } from './testing/frontForTests.ts'

const undo: Undo = []
let platform: TestGateway
let front: TestGateway

beforeAll(async () => {
  // The platform trusts one proxy: the front gateway.
  platform = await startGateway(undo, { trustedProxies: 1 })
  front = await startFront(platform.url, undo)
})
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

const bearer = (token: unknown) => ({ Authorization: `Bearer ${String(token)}` })

/**
 * Publishes registration rules at the front gateway, which does not pass them on to the platform.
 */
async function publish(changes: object, version: number) {
  const { headers } = await front.client.operator(testPassword)
  const fields = defaultRules.fields.map((rule) =>
    rule.name === 'email' ? { ...rule, ...changes } : rule,
  )
  return front.client.send('PUT', '/ops/registration-rules', {
    headers: { ...headers, 'If-Match': `"${version}"` },
    body: { ...defaultRules, fields },
  })
}

describe('gateway in upstream mode', () => {
  it('the front gateway passes registration, balance, log-out and log-in on to the upstream platform', async () => {
    const { client } = front
    const registered = await client.register(newPlayer({ username: 'helena77' }))
    expect(registered.body).toMatchObject({ success: true, value: { username: 'helena77' } })
    const headers = bearer(registered.body.value?.token)
    const balance = await client.send('GET', '/wps/v2/wallets/balance', { headers })
    expect(balance.body).toMatchObject({ success: true })
    const left = await client.send('DELETE', '/wps/session/logout', { headers })
    expect(left.status).toBe(200)
    const info = await client.send('GET', '/wps/member/info', { headers })
    expect(info.status).toBe(401)
    const again = await client.login('helena77', 'Gavea2026')
    const token = again.body.value?.token
    const known = await client.send('GET', '/wps/member/info', { headers: bearer(token) })
    expect(known.body.value).toMatchObject({ account: 'helena77' })
    expect((await platform.client.login('helena77', 'Gavea2026')).body.success).toBe(true)
  })

  it('the front gateway marks settings as those of the upstream platform and rejects changes to them', async () => {
    const { headers } = await front.client.operator(testPassword)
    const shown = await front.client.send('GET', '/ops/platform', { headers })
    expect(shown.body.value).toMatchObject({ isOurs: false })
    const { settings, version }: { settings?: object; version?: number } = Object(shown.body.value)
    const changed = await front.client.send('PUT', '/ops/platform', {
      headers: { ...headers, 'If-Match': `"${version}"` },
      body: { ...settings, status: 'maintenance' },
    })
    expect(changed).toMatchObject({ status: 422, body: { code: 'PLATFORM_INVALID' } })
  })

  it('a registration that is sent twice through the front gateway with the same key creates one account', async () => {
    const body = newPlayer({ username: 'iara2026' })
    const [first, second] = [
      await front.client.register(body, 'key-of-this-very-submit'),
      await front.client.register(body, 'key-of-this-very-submit'),
    ]
    expect(first.body.value?.memberId).toBe(second.body.value?.memberId)
  })

  it('the front gateway passes the client IP address and the request id on to the upstream platform', async () => {
    const { headers, body } = await front.client.send('GET', '/wps/system/status')
    expect(body.value?.location).toEqual({ ip: '127.0.0.1' })
    const reference = headers.get('x-request-id') ?? ''
    const line = (text: string) => text.split('\n').filter((one) => one.includes(`"${reference}"`))
    expect(line(front.readLog())).toHaveLength(1)
    expect(line(platform.readLog())).toHaveLength(1)
  })

  it("the front gateway serves its own registration rules and writes their version into the platform's system status", async () => {
    const { client } = front
    const before = await client.send('GET', '/wps/system/setting/register')
    const version = before.body.value?.version ?? 0
    expect((await publish({ required: true }, version)).status).toBe(200)
    const after = await client.send('GET', '/wps/system/setting/register')
    expect(after.body.value?.version).toBe(version + 1)
    expect(after.body.value?.fields).toContainEqual(
      expect.objectContaining({ name: 'email', required: true }),
    )
    const told = async (of: TestGateway) =>
      (await of.client.send('GET', '/wps/system/status')).body.value
    expect(await told(front)).toMatchObject({ register: { rulesVersion: version + 1 } })
    const behind = await told(platform)
    expect(behind).toMatchObject({ register: { rulesVersion: 1 } })
    expect({ ...(await told(front)), register: 0, serverTime: 0 }).toEqual({
      ...behind,
      register: 0,
      serverTime: 0,
    })
  })

  it("the front gateway passes on the platform's field errors without the platform's registration rules", async () => {
    const { body } = await front.client.register(
      newPlayer({ username: 'x', email: 'nowhere', rulesVersion: 9 }),
    )
    expect(body).toMatchObject({ success: false, code: 'FIELDS_INVALID' })
    expect(body.value).not.toHaveProperty('rules')
    expect(body.value?.fields).toEqual([
      { field: 'username', reason: 'length' },
      { field: 'email', reason: 'pattern' },
    ])
  })

  it('an operator session of the front gateway is not valid on the upstream platform', async () => {
    const { answer, headers } = await front.client.operator(testPassword)
    expect(answer.status).toBe(200)
    const behind = await platform.client.send('GET', '/ops/registration-rules', { headers })
    expect(behind.status).toBe(401)
  })

  it('the front gateway counts reports about the registration form and does not send them to the platform', async () => {
    const body = {
      rulesVersion: 1,
      method: 'username',
      outcome: 'left',
      seen: ['email'],
      failed: [],
    }
    const sent = await front.client.send('POST', '/wps/registration/formReport', { body })
    expect(sent.body).toEqual({ success: true })
    await front.client.send('GET', '/wps/captcha')
    expect(platform.readLog()).toContain('/wps/captcha')
    expect(platform.readLog()).not.toContain('formReport')
  })

  it('each of several parallel calls through the front gateway gets its own response', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `paralelo${index}`)
    const answers = await Promise.all(
      names.map((username) => front.client.register(newPlayer({ username }))),
    )
    expect(answers.map(({ body }) => body.value?.username)).toEqual(names)
    const accounts = await Promise.all(
      answers.map(({ body }) =>
        front.client.send('GET', '/wps/member/info', { headers: bearer(body.value?.token) }),
      ),
    )
    expect(accounts.map(({ body }) => body.value?.account)).toEqual(names)
  })

  it('the front gateway passes on a 405 response of the platform with its Allow header', async () => {
    const { status, headers, body } = await front.client.send('POST', '/wps/captcha', { body: {} })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET')
    expect(body.reference).toBe(headers.get('x-request-id'))
  })

  it("the front gateway's WebSocket announces new registration rules and does not end sessions of the platform", async () => {
    const registered = await front.client.register(newPlayer({ username: 'juliana8' }))
    const socket = new WebSocket(`${front.url.replace('http', 'ws')}/wps/ws`, { origin: front.url })
    undo.push(async () => socket.terminate())
    const frames: { type: string; event?: string }[] = []
    const welcomed = Promise.withResolvers<void>()
    const told = Promise.withResolvers<void>()
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      frames.push(frame)
      if (frame.type === 'welcome') welcomed.resolve()
      if (frame.event === 'registrationRulesChanged') told.resolve()
    })
    await once(socket, 'open')
    const { token } = registered.body.value ?? {}
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }))
    await welcomed.promise
    const { body } = await front.client.send('GET', '/wps/system/setting/register')
    await publish({ required: false }, body.value?.version ?? 0)
    await told.promise
    expect(frames.map(({ event }) => event)).not.toContain('sessionEnded')
  })

  it('the front gateway reports that it is ready while the upstream platform responds', async () => {
    expect((await fetch(`${front.url}/readyz`)).status).toBe(200)
  })
})
