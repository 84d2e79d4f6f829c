/** Upstream platforms that hang, declare wrong lengths or send too much data. */
import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import type { PlatformLimits } from './platformLimits.ts'
import { listen, startFront, type Undo } from './testing/frontForTests.ts'

const undo: Undo = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** Starts a gateway with a fake platform that writes raw bytes to the connection. */
async function frontOf(
  say: (path: string, socket: Socket) => void,
  limits: Partial<PlatformLimits> = {},
) {
  const server = createServer((socket) => {
    undo.push(async () => void socket.destroy())
    socket.on('error', () => {})
    socket.on('data', (head) => say(head.toString().split(' ', 2)[1] ?? '', socket))
  })
  const { port } = await listen(server)
  undo.push(async () => void server.close())
  const front = await startFront(`http://127.0.0.1:${port}`, undo, limits)
  const get = (path: string) => rawRequest(front.url, path)
  const circuit = async () => {
    const told = (await get('/metrics')).body.toString()
    const state = /^portico_upstream_circuit\{state="(\w+)"\} 1$/m.exec(told)?.[1]
    return [state, Number(/^portico_upstream_circuit_openings_total (\d+)$/m.exec(told)?.[1])]
  }
  return { front, get, circuit }
}

const head = (...lines: string[]) => ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n')

it('five calls wait for a hanging platform, and the next call fails at once', async () => {
  let reached = 0
  const { get, circuit } = await frontOf(
    () => {
      reached += 1
    },
    { head: 200 },
  )
  expect(await circuit()).toEqual(['closed', 0])
  const hung = await Promise.all(Array.from({ length: 5 }, () => get('/wps/captcha')))
  expect(hung.map(({ status }) => status)).toEqual(Array(5).fill(503))
  const { status, headers } = await get('/wps/captcha')
  expect([status, headers['retry-after'], reached]).toEqual([503, '1', 5])
  // The circuit may already be half open on a slow machine.
  expect(await circuit()).toEqual([expect.stringMatching(/open|halfOpen/), 1])
})

it('bytes beyond the declared length of a response are never treated as another response', async () => {
  const surplus = `${head('Content-Length: 6')}forged`
  const { get } = await frontOf((path, socket) => {
    const body = path === '/wps/one' ? `own${surplus}` : 'two'
    socket.write(head('Content-Length: 3') + body)
  })
  expect((await get('/wps/one')).body.toString()).toBe('own')
  expect((await get('/wps/two')).body.toString()).toBe('two')
})

it.each([
  ['is not a number', 'Content-Length: many'],
  ['is declared twice', 'Content-Length: 3\r\nContent-Length: 5'],
  ['conflicts with chunked encoding', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
])('a response whose length %s yields 502', async (_, lengths) => {
  const { get } = await frontOf((_, socket) => socket.end(`${head(lengths)}hello`))
  const { status, body } = await get('/wps/captcha')
  expect(status).toBe(502)
  expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'UNKNOWN' })
})

it('an endless response head yields 502, and five of them open the circuit', async () => {
  const { get, circuit } = await frontOf((_, socket) => socket.end(head(`X: ${'x'.repeat(1e6)}`)))
  for (let call = 0; call < 5; call += 1) expect((await get('/wps/captcha')).status).toBe(502)
  expect(await circuit()).toEqual([expect.stringMatching(/open|halfOpen/), 1])
})

it('responses whose body breaks off do not open the circuit', async () => {
  const { get, circuit } = await frontOf((_, socket) =>
    socket.end(`${head('Content-Length: 100')}piece`),
  )
  for (let call = 0; call < 6; call += 1)
    await expect(get('/wps/captcha')).rejects.toThrow(/aborted|socket hang up/)
  expect(await circuit()).toEqual(['closed', 0])
})

it('a system status of 10 GB yields 502 without being read to the end', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, ' ')
  let written = 0
  const { get } = await frontOf((_, socket) => {
    socket.write(head(`Content-Length: ${10_000 * megabyte.length}`))
    const more = () => {
      while (written < 10_000 && !socket.destroyed) {
        written += 1
        if (!socket.write(megabyte)) return void socket.once('drain', more)
      }
    }
    more()
  })
  expect((await get('/wps/system/status')).status).toBe(502)
  expect(written).toBeLessThan(30)
})

it('a compressed system status that expands to 10 MB is passed on without being decompressed completely', async () => {
  const told = '{"success":true,"value":{"register":{"rulesVersion":99}}}'
  const folded = gzipSync(told.padEnd(10 * 1024 * 1024))
  const { get } = await frontOf((_, socket) => {
    socket.write(head('Content-Encoding: gzip', `Content-Length: ${folded.length}`))
    socket.write(folded)
  })
  const { status, body } = await get('/wps/system/status')
  expect([status, body.length]).toEqual([200, folded.length])
})

it('a deeply nested system status of the platform yields 502 and is never parsed', async () => {
  const body = `{"success":true,"value":${'['.repeat(1000)}${']'.repeat(1000)}}`
  const { front, get } = await frontOf((_, socket) => {
    socket.write(`${head(`Content-Length: ${body.length}`)}${body}`)
  })
  expect((await get('/wps/system/status')).status).toBe(502)
  expect(front.readLog()).toContain('The answer is nested too deeply')
})
