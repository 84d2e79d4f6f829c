import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultRules } from '../platform/domain/accounts/registration/defaultRules.ts'
import { rawRequest } from './testing/rawRequest.ts'
import { newPlayer } from './testing/testClient.ts'
import { createTestFolder, startTestGateway, type TestGateway } from './testing/testGateway.ts'

/** Marker in every personal or secret value of this file. */
const mark = 'Zq7'
const operatorPassword = `${mark}operatorPassword1`
const player = {
  username: `${mark}ana2026`,
  password: `${mark}password1`,
  confirmPassword: `${mark}password1`,
  email: `${mark}@mail.example`,
  payeeName: `${mark} Silva`,
}

let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
/** Tokens that the gateway generated and must not log. */
const generatedTokens: string[] = []
/** Status, request id and error reference of each response. */
const references: { status: number; id: string; reference: string | undefined }[] = []

beforeAll(async () => {
  folder = await createTestFolder()
  // Nothing listens on this port, so that the log includes the failed delivery of an SMS.
  const sms = { url: 'http://127.0.0.1:1/', secret: `${mark}-secret-of-two` }
  const providers = { sms }
  gateway = await startTestGateway(folder, { operatorPassword, trustedProxies: 1, providers })
  await visitPlayers()
  await visitOperators()
  await sendOddities()
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

const headers = {
  cookie: `session=${mark}cookie; lang=pt`,
  referer: `http://portal.example/?token=${mark}referer`,
  'x-forwarded-for': '203.0.113.77',
  'user-agent': `${mark}agent`,
}

function note({
  status,
  headers: responseHeaders,
  body,
}: Awaited<ReturnType<TestGateway['client']['send']>>) {
  references.push({
    status,
    id: responseHeaders.get('x-request-id') ?? '',
    reference: body.reference,
  })
  return body
}

async function visitPlayers() {
  const { client } = gateway
  const registered = note(await client.register(newPlayer(player), `${mark}-idempotency-key`))
  generatedTokens.push(String(registered.value?.token))
  note(await client.register(newPlayer({ ...player, password: `${mark}other1` })))
  for (let attempt = 0; attempt < 4; attempt += 1)
    note(await client.login(player.username, `${mark}wrong${attempt}`))
  const authorization = `Bearer ${generatedTokens[0]}`
  note(await client.send('GET', '/wps/member/info', { headers: { ...headers, authorization } }))
  note(
    await client.send('GET', '/wps/v2/wallets/balance', {
      headers: { authorization: `Bearer ${mark}stranger` },
    }),
  )
  note(await client.send('DELETE', '/wps/session/logout', { headers: { authorization } }))
  const sms = { mobileNo: '11987654321', countryDialingCode: '+55' }
  for (let again = 0; again < 2; again += 1)
    note(await client.send('POST', '/wps/verification/sms/register', { body: sms, headers }))
  note(await client.send('GET', '/wps/captcha', { headers }))
  note(await client.send('GET', `/wps/agent/affiliate?code=${mark}code&domain=${mark}.example`))
}

async function visitOperators() {
  const { client } = gateway
  note((await client.operator(`${mark}wrongPassword`)).answer)
  const { answer, headers: session } = await client.operator(operatorPassword)
  generatedTokens.push(String(answer.body.value?.csrfToken), String(session.Cookie.split('=')[1]))
  const draft = { ...defaultRules, note: `${mark} asked for it` }
  const publish = { ...session, 'If-Match': '"1"' }
  note(await client.send('PUT', '/ops/registration-rules', { headers: publish, body: draft }))
  note(await client.send('PUT', '/ops/registration-rules', { headers: publish, body: draft }))
  const odd = { ...draft, fields: [{ name: `${mark}field` }] }
  note(await client.send('POST', '/ops/registration-rules/check', { headers: session, body: odd }))
}

/** Sends unusual values in every part of a request. */
async function sendOddities() {
  const requests: [string, string, string?][] = [
    ['GET', `/?token=${mark}query`],
    ['GET', `/${mark}page/11987654321`],
    ['GET', `/wps/${mark}path?x=${mark}`],
    ['GET', `/assets/${mark}.js`],
    ['GET', `/%00${mark}`],
    ['GET', `http://${mark}@x/wps/${mark}`],
    [`${mark}METHOD`.toUpperCase(), '/wps/captcha'],
    ['POST', '/wps/session/login', `{"password":"${mark}`],
    ['POST', '/ops/session', `${mark} is no JSON`],
    ['POST', '/ops/session', JSON.stringify({ [mark]: mark })],
    ['PUT', '/wps/member/register', JSON.stringify({ enc: 'v2', keyId: mark, data: mark })],
  ]
  for (const [method, path, body] of requests) {
    const sent = { ...headers, 'content-type': 'application/json' }
    const answer = await rawRequest(gateway.url, path, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body }),
    }).catch(() => undefined)
    if (answer)
      references.push({
        status: answer.status,
        id: answer.headers['x-request-id'] ?? '',
        reference: referenceOf(answer.body),
      })
  }
}

function referenceOf(body: Buffer): string | undefined {
  try {
    return JSON.parse(body.toString()).reference
  } catch {
    return undefined
  }
}

describe('log of a whole day', () => {
  it('the log contains no personal data, tokens or message contents', () => {
    const log = gateway.readLog()
    expect(log.split('\n').length).toBeGreaterThan(25)
    expect(log.toLowerCase()).not.toContain(mark.toLowerCase())
    expect(log).toContain('sms not sent yet')
    expect(log).not.toContain('987654321')
    expect(log).not.toContain('203.0.113.77')
    for (const secret of generatedTokens) {
      expect(secret.length).toBeGreaterThan(20)
      expect(log).not.toContain(secret)
    }
  })

  it('the log contains each response once with its request id, which is also the reference of an error response', () => {
    const lines = gateway
      .readLog()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'request')
    const failures = references.filter(({ reference }) => reference !== undefined)
    expect(failures.length).toBeGreaterThan(8)
    for (const { id, reference } of failures) expect(reference).toBe(id)
    for (const { id, status } of references) {
      if (id === '') continue
      expect(lines.filter(({ requestId }) => requestId === id)).toMatchObject([{ status }])
    }
  })
})
