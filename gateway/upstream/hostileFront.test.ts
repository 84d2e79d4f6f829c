import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { recordingPlatformPerTest } from './testing/frontForTests.ts'

const platform = recordingPlatformPerTest('{"success":true}')

/** Sends a request without a body as raw text, which `fetch` would normalize or reject. */
async function speak(requestLine: string, ...headers: string[]) {
  const { hostname, port } = new URL(platform.front.url)
  const socket = connect(Number(port), hostname)
  const lines = [requestLine, ...headers, 'Connection: close']
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'))
  const heard: Buffer[] = []
  for await (const piece of socket) heard.push(piece)
  const [head = '', body = ''] = Buffer.concat(heard).toString('latin1').split('\r\n\r\n')
  return { status: Number(head.split(' ', 2)[1]), head, body }
}

describe('ambiguous paths', () => {
  it.each([
    '/wps/..;/ops/session',
    '/wps/%252e%252e/ops/session',
    '/wps/..%c0%af../ops/session',
    '/wps/%2e%2e/ops/session',
    '/wps/..%2fops',
    '/wps/..%5cops',
    '/wps/..\\ops',
    '/wps//evil.example/x',
    '/wps/a%00b',
    '/wps/a\x01b',
    '/wps/\xff\xfe',
    '/wps/%ff',
    '/lgw/%ef%bc%8e%ef%bc%8e/ops',
  ])('an ambiguous path is rejected before it reaches the platform: %s', async (target) => {
    const { status, head, body } = await speak(`GET ${target} HTTP/1.1`, 'Host: portal.example')
    expect(status).toBe(400)
    expect(platform.requests).toEqual([])
    // Node's parser rejects invalid HTTP with an empty response.
    if (body === '') return
    expect(head).toMatch(/content-type: application\/json/i)
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'REQUEST_INVALID' })
  })

  it('a request with an unambiguous path is passed on with that path unchanged', async () => {
    const target = '/wps/game/S%C3%A3o%20Paulo/?name=%2e%2e/&q=%252e'
    const { status } = await speak(`GET ${target} HTTP/1.1`, 'Host: portal.example')
    expect(status).toBe(200)
    expect(platform.requests.map(({ url }) => url)).toEqual([target])
  })
})

describe('proxy headers of callers', () => {
  it('proxy headers of a caller are not passed on to the upstream platform', async () => {
    const { status } = await speak(
      'GET /wps/member/info HTTP/1.1',
      ...['Host: portal.example', 'Authorization: Bearer t', 'X-Module-Id: ME', 'User-Agent: u'],
      ...['X_Forwarded_For: 6.6.6.6', 'X-Forwarded-For: 6.6.6.6', 'Client-IP: 6.6.6.6'],
      ...['X-Original-URL: /ops', 'X-Rewrite-URL: /ops', 'X-HTTP-Method-Override: DELETE'],
      ...['Remote-User: root', 'X-SSL-Client-Verify: SUCCESS', 'X-Unheard-Of: 1'],
    )
    expect(status).toBe(200)
    expect(Object.keys(platform.requests[0]?.headers ?? {}).sort()).toEqual([
      ...['authorization', 'connection', 'host', 'user-agent', 'x-forwarded-for'],
      ...['x-forwarded-host', 'x-forwarded-proto', 'x-module-id', 'x-request-id'],
    ])
    expect(platform.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })
})

describe('response headers of the upstream platform', () => {
  it('response headers that control browsers or proxies are not passed on to the caller', async () => {
    platform.answer = {
      status: 200,
      headers: { ETag: '"1"', Refresh: '0; url=//evil.example/', 'X-Accel-Redirect': '/etc/x' },
    }
    const { head } = await speak('GET /wps/x HTTP/1.1', 'Host: portal.example')
    expect(head).toContain('etag: "1"')
    expect(head).not.toMatch(/refresh|x-accel/i)
  })
})

describe('redirects of the upstream platform', () => {
  it.each([
    'https://pay.example/x',
    '//evil.example/',
    '/\\evil.example/',
    '/%2fevil.example/',
    'javascript:alert(1)',
  ])('a redirect of the platform to another host yields 502: %s', async (location) => {
    platform.answer = { status: 302, headers: { Location: location } }
    const { status, head, body } = await speak('GET /wps/pay HTTP/1.1', 'Host: portal.example')
    expect(status).toBe(502)
    expect(head).not.toMatch(/^location:/im)
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'UNKNOWN' })
    expect(platform.front.readLog()).toContain('The platform redirects to another host')
  })
})
