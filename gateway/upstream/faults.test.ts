import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type RequestListener, request } from 'node:http'
import { createServer as createSocketServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import type { TestGateway } from '../testing/testGateway.ts'
import type { PlatformLimits } from './platformLimits.ts'
import { listen, startFakePlatform, startFront, type Undo } from './testing/frontForTests.ts'

const undo: Undo = []
const atTheEnd: Undo = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})
afterAll(async () => {
  for (const step of atTheEnd.reverse()) await step()
})

let shared: TestGateway
let doNow: RequestListener = (_, outgoing) => void outgoing.end()
beforeAll(async () => {
  const { origin } = await startFakePlatform((...call) => doNow(...call), atTheEnd)
  shared = await startFront(origin, atTheEnd)
})

/** Sets the handler of the fake platform behind the shared gateway. */
function frontOf(answer: RequestListener) {
  doNow = answer
  return { front: shared, get: (path: string) => rawRequest(shared.url, path) }
}

/**
 * Starts a gateway and a fake platform for one test only, because failures open the circuit of
 * their gateway.
 */
async function frontAlone(answer: RequestListener, limits: Partial<PlatformLimits> = {}) {
  const platform = await startFakePlatform(answer, undo)
  const front = await startFront(platform.origin, undo, limits)
  return { platform, front, get: (path: string) => rawRequest(front.url, path) }
}

describe('responses of the upstream platform', () => {
  it.each([400, 401, 404, 409, 422, 429, 500, 503])(
    'a response of the platform with status %i is passed on unchanged',
    async (status) => {
      const body = JSON.stringify({ success: false, code: 'OWN_CODE', reference: 'p-1', big: 1e21 })
      const { get } = frontOf((_, outgoing) => {
        outgoing
          .writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '7' })
          .end(body)
      })
      const answer = await get('/wps/v2/wallets/balance')
      expect(answer.status).toBe(status)
      expect(answer.body.toString()).toBe(body)
      expect(answer.headers).toMatchObject({ 'retry-after': '7', 'x-frame-options': 'DENY' })
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  it('a compressed response of the upstream platform is passed on unchanged with its ETag', async () => {
    const bytes = gzipSync('{"success":true}')
    const asked: unknown[] = []
    const { front } = frontOf((incoming, outgoing) => {
      asked.push(incoming.headers['accept-encoding'], incoming.headers['if-none-match'])
      outgoing.writeHead(200, { 'Content-Encoding': 'gzip', ETag: '"9"' }).end(bytes)
    })
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': '"8"' }
    const answer = await rawRequest(front.url, '/lgw/games', { headers })
    expect(answer.body).toEqual(bytes)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"9"' })
    expect(asked).toEqual(['gzip', '"8"'])
  })

  it('a 304 response and the response to a HEAD request are passed on without a body', async () => {
    const { front } = frontOf((incoming, outgoing) => {
      if (incoming.headers['if-none-match']) outgoing.writeHead(304, { ETag: '"1"' }).end()
      else outgoing.writeHead(200, { 'Content-Length': '5', ETag: '"1"' }).end('hello')
    })
    const head = await rawRequest(front.url, '/wps/x', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '5', etag: '"1"' } })
    expect(head.body).toHaveLength(0)
    const kept = await rawRequest(front.url, '/wps/x', { headers: { 'if-none-match': '"1"' } })
    expect(kept).toMatchObject({ status: 304, headers: { etag: '"1"' } })
  })

  it('a redirect of the upstream platform is passed on to the caller instead of followed', async () => {
    let calls = 0
    const { get } = frontOf((_, outgoing) => {
      calls += 1
      outgoing.writeHead(302, { Location: '/wallet?done=1' }).end()
    })
    expect(await get('/wps/pay')).toMatchObject({
      status: 302,
      headers: { location: '/wallet?done=1' },
    })
    expect(calls).toBe(1)
  })

  it('a response of the upstream platform is streamed to the caller chunk by chunk', async () => {
    const more = Promise.withResolvers<void>()
    const { front } = frontOf(async (_, outgoing) => {
      outgoing.write('one ')
      await more.promise
      outgoing.end('two')
    })
    const reader = (await fetch(`${front.url}/wps/slow`)).body?.getReader()
    const first = await reader?.read()
    expect(Buffer.from(first?.value ?? []).toString()).toBe('one ')
    more.resolve()
    const second = await reader?.read()
    expect(Buffer.from(second?.value ?? []).toString()).toBe('two')
  })

  it('a request body of 15 MB and a response body of 64 MB are passed on completely', async () => {
    const size = 64 * 1024 * 1024
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    const { front } = frontOf(async (incoming, outgoing) => {
      const hash = createHash('sha256')
      for await (const piece of incoming) hash.update(piece)
      outgoing.setHeader('ETag', hash.digest('hex'))
      for (let sent = 0; sent < size; sent += chunk.length)
        if (!outgoing.write(chunk)) await once(outgoing, 'drain')
      outgoing.end()
    })
    const body = Buffer.alloc(15 * 1024 * 1024, 'y')
    const answer = await fetch(`${front.url}/wps/pictures`, { method: 'POST', body })
    expect(answer.headers.get('etag')).toBe(createHash('sha256').update(body).digest('hex'))
    let received = 0
    for await (const piece of answer.body ?? []) received += piece.length
    expect(received).toBe(size)
  })

  it('in a compressed system status, the gateway replaces the rules version and leaves all other numbers unchanged', async () => {
    const status =
      '{"success":true,"value":{"id":12345678901234567890,"register":{"rulesVersion":99}}}'
    const { get } = frontOf((_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Encoding': 'gzip', ETag: '"1"' }).end(gzipSync(status))
    })
    const answer = await get('/wps/system/status')
    expect(answer.body.toString()).toBe(status.replace('99', '1'))
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })
})

describe('failures of the upstream platform', () => {
  it('calls to an unreachable platform return 503 with a reference, and the gateway stops connecting after five failures', async () => {
    const { platform, front, get } = await frontAlone((_, outgoing) => outgoing.end())
    await platform.stop()
    const answers = []
    for (let call = 0; call < 7; call += 1) answers.push(await get('/wps/captcha'))
    for (const { status, headers, body } of answers) {
      expect(status).toBe(503)
      const reference = headers['x-request-id']
      const code = 'TEMPORARILY_UNAVAILABLE'
      expect(JSON.parse(body.toString())).toEqual({ success: false, code, reference })
      expect(front.readLog()).toContain(`"requestId":"${reference}","error"`)
    }
    expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(Array(7).fill('1'))
    // The circuit opens after five consecutive failures. Later calls fail without a connection
    // attempt.
    expect(front.readLog().match(/connect ECONNREFUSED/g)).toHaveLength(5)
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/wps/system/setting/register')).status).toBe(200)
    expect((await get('/')).status).toBe(200)
  })

  it('a call returns 503 with a reference when the upstream platform does not respond in time', async () => {
    const { get } = await frontAlone(() => {}, { head: 300 })
    const { status, headers, body } = await get('/wps/captcha')
    expect([status, headers['retry-after']]).toEqual([503, '1'])
    const [code, reference] = ['TEMPORARILY_UNAVAILABLE', headers['x-request-id']]
    expect(JSON.parse(body.toString())).toEqual({ success: false, code, reference })
  })

  it('a response that the platform breaks off ends with an error for the caller, so that it does not look complete', async () => {
    const { get } = await frontAlone((_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Length': '100' }).write('piece')
      setTimeout(() => outgoing.destroy(), 50)
    })
    await expect(get('/wps/captcha')).rejects.toThrow(/aborted|socket hang up/)
  })

  it('a response whose body stalls ends with an error for the caller', async () => {
    const { get } = await frontAlone((_, outgoing) => void outgoing.write('piece'), { pause: 300 })
    await expect(get('/wps/captcha')).rejects.toThrow(/aborted|socket hang up/)
  })

  it('a call returns 502 when the upstream platform does not speak HTTP', async () => {
    const server = createSocketServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.9\r\n'))
    const { port } = await listen(server)
    undo.push(async () => void server.close())
    const front = await startFront(`http://127.0.0.1:${port}`, undo)
    expect((await rawRequest(front.url, '/wps/captcha')).status).toBe(502)
  })

  it('a GET request is retried when the platform closes the kept-alive connection on which it was sent', async () => {
    let sockets = 0
    const server = createSocketServer((socket: Socket) => {
      const isFirst = sockets++ === 0
      let requests = 0
      socket.on('error', () => {})
      socket.on('data', () => {
        requests += 1
        if (isFirst && requests > 1) socket.destroy()
        else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
      })
    })
    const { port } = await listen(server)
    undo.push(async () => void server.close())
    const front = await startFront(`http://127.0.0.1:${port}`, undo)
    const read = async () => (await rawRequest(front.url, '/wps/captcha')).body.toString()
    expect([await read(), await read(), sockets]).toEqual(['ok', 'ok', 2])
  })
})

describe('callers of the upstream platform', () => {
  it('a call to the platform is aborted when its caller disconnects', async () => {
    const left = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const { front } = frontOf((_, outgoing) => {
      arrived.resolve()
      outgoing.on('close', () => left.resolve())
    })
    const controller = new AbortController()
    const call = fetch(`${front.url}/wps/captcha`, { signal: controller.signal })
    await arrived.promise
    controller.abort()
    await expect(call).rejects.toThrow()
    await left.promise
    expect(front.readLog()).not.toContain('platform failed')
  })

  it.each([
    ['/wps/../ops/session', 400],
    ['/wps/%2e%2e/ops/session', 400],
    ['/wps//system/status', 400],
    ['/wps/system%2fstatus', 400],
    ['/wps\\system', 400],
    ['http://127.0.0.1/wps/system/status', 400],
    ['/%77ps/system/status', 404],
  ])('an ambiguous path never reaches the upstream platform: %s', async (path, expected) => {
    let calls = 0
    const { get } = frontOf((_, outgoing) => {
      calls += 1
      outgoing.end('{}')
    })
    const { status, body } = await get(path)
    expect(status).toBe(expected)
    expect(body.toString()).not.toContain('"success":true')
    expect(calls).toBe(0)
  })

  it('a request body above 20 MB is rejected, with and without a declared length', async () => {
    const { front } = frontOf((incoming, outgoing) => {
      incoming.resume().on('end', () => outgoing.end('{}'))
    })
    const said = await rawRequest(front.url, '/wps/pictures', {
      method: 'POST',
      headers: { 'content-length': String(21 * 1024 * 1024), connection: 'close' },
    }).catch(() => undefined)
    expect(said?.status ?? 413).toBe(413)
    const status = await new Promise<number | undefined>((resolve) => {
      const { hostname, port } = new URL(front.url)
      const outgoing = request({ hostname, port, path: '/wps/pictures', method: 'POST' })
      outgoing.on('response', (incoming) => resolve(incoming.statusCode))
      outgoing.on('error', () => resolve(undefined))
      for (let sent = 0; sent < 21; sent += 1) outgoing.write(Buffer.alloc(1024 * 1024))
      outgoing.end()
    })
    expect(status ?? 413).toBe(413)
  })

  it('a state-changing call from another website never reaches the upstream platform', async () => {
    let calls = 0
    const { front } = frontOf((_, outgoing) => {
      calls += 1
      outgoing.end('{}')
    })
    const headers = { origin: 'https://evil.example' }
    const answer = await rawRequest(front.url, '/wps/session/logout', { method: 'DELETE', headers })
    expect([answer.status, calls]).toEqual([403, 0])
  })
})
