import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeLimits } from '../../src/lib/timeLimits.ts'
import { createLog } from '../log/log.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { createTestFolder, startTestGateway, type TestGateway } from '../testing/testGateway.ts'
import { createHttpServer, timeoutCheckInterval } from './httpServer.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder)
})
afterAll(async () => {
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
  await gateway.close()
  await folder.remove()
})

/** Sends bytes and returns all that arrives until the server closes the connection. */
function speak(bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(gateway.url)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      heard += text
    })
    // The socket emits an error if the server closes the connection during sending. Without a
    // listener, this error would fail the test.
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })
}

const statuses = (receivedText: string) =>
  [...receivedText.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const host = 'Host: portal.example'
const close = 'Connection: close'
const json = 'Content-Type: application/json'

describe('ambiguous requests', () => {
  it.each([
    [
      'has Content-Length and Transfer-Encoding',
      `${head(
        'POST /ops/session HTTP/1.1',
        host,
        json,
        'Content-Length: 5',
        'Transfer-Encoding: chunked',
      )}0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`,
    ],
    [
      'has two Content-Length headers',
      `${head('POST /ops/session HTTP/1.1', host, 'Content-Length: 5', 'Content-Length: 6')}{}{}{}`,
    ],
    [
      'has a Content-Length that is not a number',
      `${head('POST /ops/session HTTP/1.1', host, 'Content-Length: +5')}{}   `,
    ],
    [
      'has two transfer encodings',
      head('POST /ops/session HTTP/1.1', host, 'Transfer-Encoding: chunked, identity') +
        '0\r\n\r\n',
    ],
    ['has a space before a colon', head('GET / HTTP/1.1', host, 'Transfer-Encoding : chunked')],
    ['has a folded header', head('GET / HTTP/1.1', host, 'X-One: a', ' b', close)],
    ['has a zero byte in a header', head('GET / HTTP/1.1', host, 'X-One: a\0b')],
    ['has a bare line feed between headers', `GET / HTTP/1.1\nHost: a\n\n`],
    [
      'has a chunk of excessive size',
      head('POST /ops/session HTTP/1.1', host, json, 'Transfer-Encoding: chunked') +
        'FFFFFFFFFFFFFFFFF\r\n',
    ],
    ['has no Host header', head('GET / HTTP/1.1', close)],
    ['is HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['is a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['has an unknown method', head('STEAL / HTTP/1.1', host, close)],
  ])(
    'a malformed request that %s gets at most one response, and the response has no stack trace or HTML',
    async (_, bytes) => {
      const heard = await speak(Buffer.from(bytes, 'latin1'))
      expect(statuses(heard).length).toBeLessThanOrEqual(1)
      for (const status of statuses(heard)) expect([400, 405]).toContain(status)
      expect(heard).not.toMatch(/ at .*:\d+:\d+|node|<html/i)
    },
  )

  it.each([
    ['a long header', head('GET / HTTP/1.1', host, `X-One: ${'a'.repeat(20_000)}`, close)],
    ['a long target', head(`GET /${'a'.repeat(20_000)} HTTP/1.1`, host, close)],
    [
      'many headers',
      head(
        'GET / HTTP/1.1',
        host,
        ...Array.from({ length: 1500 }, (_, index) => `X-${index}: abcdefgh`),
        close,
      ),
    ],
  ])('a request with an oversized head returns 431: %s', async (_, bytes) => {
    expect(statuses(await speak(bytes))).toEqual([431])
  })
})

describe('hostile request bodies', () => {
  const post = async (body: string | Buffer, type = 'application/json', path = '/ops/session') => {
    const text = typeof body === 'string' ? body : body.toString('latin1')
    const lines = [`POST ${path} HTTP/1.1`, host, close, `Content-Type: ${type}`]
    const length = Buffer.byteLength(text, 'latin1')
    const heard = await speak(
      Buffer.from(head(...lines, `Content-Length: ${length}`) + text, 'latin1'),
    )
    return { status: statuses(heard)[0], answer: heard.split('\r\n\r\n')[1] ?? '' }
  }
  const deep = 30_000

  it.each([
    ['is nested too deeply', '['.repeat(deep) + ']'.repeat(deep), 422],
    ['is nested too deeply in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
    ['contains __proto__', '{"__proto__":{"operator":true},"username":"a","password":"b"}', 422],
    [
      'contains constructor.prototype',
      '{"constructor":{"prototype":{"operator":true}},"username":"a","password":"b"}',
      422,
    ],
    ['is not JSON', '{"username":', 400],
    ['is not UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 400],
    ['is UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 400],
    ['has a number out of range', '{"username":1e999,"password":"b"}', 422],
    ['is null', 'null', 422],
    ['is empty', '', 400],
    ['exceeds the size limit', `"${'a'.repeat(70_000)}"`, 413],
  ])('a hostile body that %s is rejected without internal details', async (_, body, expected) => {
    const { status, answer } = await post(body)
    expect(status).toBe(expected)
    expect(answer).toMatch(/^\{"success":false,"code":"[A-Z_]+","reference":"r-/)
    expect(answer).not.toMatch(/ at .*:\d+|Unexpected|SyntaxError/)
    expect(Object.hasOwn(Object.prototype, 'operator')).toBe(false)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])(
    'a body of a type that a cross-site form can send is rejected: %s',
    async (type) => {
      expect((await post('{"username":"a","password":"b"}', type)).status).toBe(400)
    },
  )
})

describe('hostile request paths', () => {
  it.each([
    '/..%2f..%2fetc/passwd',
    '/assets/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.env',
    '/.git/config',
    '/assets/%00.js',
    '/%',
    '/%ff%fe',
    '/wps/%',
    '/ops/registration-rules/versions/%2e%2e',
    '/ops/registration-rules/versions/1;drop',
    "/wps/agent/affiliate?code='or'1'='1&domain=a",
    '/wps/agent/affiliate?code=a&code=b&domain=a',
  ])('a hostile path reveals no file and no stack trace: %s', async (path) => {
    const { status, body } = await rawRequest(gateway.url, path)
    expect(status).toBeLessThan(500)
    expect(body.toString()).not.toMatch(/root:|\[core\]| at .*:\d+:\d+/)
  })
})

describe('slow clients', () => {
  const { server } = createHttpServer({
    app: () => new Response(),
    log: createLog('silent', () => {}),
    trustedProxies: 0,
    shownPath: (_, path) => path,
    bodyLimit: () => 1000,
  })

  it('the server gives a client 15 seconds to send the headers and 30 seconds to send the whole request', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    })
  })

  it.each(['headersTimeout', 'requestTimeout'] as const)(
    "the portal waits longer for a file than the server's %s and the interval of its checks",
    (timeout) => {
      expect(timeLimits.fileCall).toBeGreaterThan(server[timeout] + timeoutCheckInterval)
    },
  )
})
