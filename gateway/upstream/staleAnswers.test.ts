import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RawResponse, rawRequest } from '../testing/rawRequest.ts'
import type { TestGateway } from '../testing/testGateway.ts'
import { startFakePlatform, startFront, type Undo } from './testing/frontForTests.ts'

const games = '/wps/games/catalogue?page=1'
const pt = { 'accept-language': 'pt' }
const bearer = { ...pt, authorization: 'Bearer of-ana' }

/** Requests that are sent while the platform is up, each testing another condition for caching. */
const requests: [path: string, headers?: Record<string, string>][] = [
  [games, pt],
  [games, { 'accept-language': 'en' }],
  ['/wps/company', bearer],
  ['/wps/system/helpCenter', { ...pt, cookie: 'sid=ana' }],
  ['/wps/member/info', pt],
  ['/wps/v2/wallets/balance', pt],
  ['/wps/system/countryCodes?cookie=1', pt],
  ['/wps/system/countryCodes?large=1', pt],
  ['/wps/system/countryCodes?dies=1', pt],
]

const undo: Undo = []
let front: TestGateway
let freshResponses: (RawResponse | undefined)[]
const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(front.url, path, { headers })

beforeAll(async () => {
  let count = 0
  const platform = await startFakePlatform(({ url = '', headers }, outgoing) => {
    count += 1
    outgoing.setHeader('Cache-Control', 'max-age=5')
    outgoing.setHeader('RateLimit-Remaining', '3')
    outgoing.setHeader('Age', '40')
    if (url.includes('cookie')) outgoing.setHeader('Set-Cookie', 'sid=new')
    if (url.includes('large')) return void outgoing.end(Buffer.alloc(10 * 1024 * 1024))
    if (url.includes('dies'))
      return void outgoing
        .writeHead(200, { 'Content-Length': '100' })
        .write('piece', () => setTimeout(() => outgoing.destroy(), 20))
    outgoing.end(`${count} ${headers['accept-language']}`)
  }, undo)
  front = await startFront(platform.origin, undo)
  freshResponses = []
  for (const [path, headers] of [...requests, requests[0] ?? ['/']])
    freshResponses.push(await get(path, headers).catch(() => undefined))
  await platform.stop()
})
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

it('every response comes from the platform while the platform is up', () => {
  const [first, english] = freshResponses
  expect([first, english, freshResponses.at(-1)].map((answer) => answer?.body.toString())).toEqual([
    '1 pt',
    '2 en',
    '10 pt',
  ])
  // Responses above the size limit are passed on completely but not cached.
  expect(freshResponses[7]?.body).toHaveLength(10 * 1024 * 1024)
})

it("visitors get the platform's last response with its age while the platform is down", async () => {
  const { status, headers, body } = await get(games, pt)
  expect([status, body.toString()]).toEqual([200, '10 pt'])
  expect(Number(headers.age)).toBeGreaterThanOrEqual(40)
  expect(Number(headers.age)).toBeLessThan(100)
  expect(headers).toMatchObject({ 'cache-control': 'max-age=5', 'content-length': '5' })
  expect(headers).not.toHaveProperty('ratelimit-remaining')
  expect(headers).not.toHaveProperty('warning')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await get(games, { 'accept-language': 'en' })).body.toString()).toBe('2 en')
})

it('cached responses are still served after the circuit has opened', async () => {
  for (let call = 0; call < 6; call += 1) await get('/wps/captcha')
  expect((await get(games, pt)).body.toString()).toBe('10 pt')
})

it.each([
  ['to a caller with a session', games, bearer],
  ['to a caller with a cookie', games, { ...pt, cookie: 'sid=ana' }],
  ['to a caller with another language cookie', games, { ...pt, cookie: 'lang=en' }],
  ['to a caller that sends no-cache', games, { ...pt, 'cache-control': 'no-cache' }],
  ['at another host', games, { ...pt, host: 'other.example' }],
  ['in a language without a cached response', games, { 'accept-language': 'de' }],
  [
    'to a caller whose cookie got the response before',
    '/wps/system/helpCenter',
    { ...pt, cookie: 'sid=ana' },
  ],
  ['from a session’s response to a visitor', '/wps/company', pt],
  ['from a cookie’s response to a visitor', '/wps/system/helpCenter', pt],
  ['for a call of a member', '/wps/member/info', pt],
  ['for a balance', '/wps/v2/wallets/balance', pt],
  ['from a response that set a cookie', '/wps/system/countryCodes?cookie=1', pt],
  ['from a response that was too long', '/wps/system/countryCodes?large=1', pt],
  ['from a response that broke off', '/wps/system/countryCodes?dies=1', pt],
])('no cached response is served %s', async (_, path, headers) => {
  const answer = await get(path, headers)
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'TEMPORARILY_UNAVAILABLE' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

it('a HEAD request gets no cached response', async () => {
  const answer = await rawRequest(front.url, games, { method: 'HEAD', headers: pt })
  expect(answer.status).toBe(503)
})
