import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestFolder, startTestGateway, type TestGateway } from '../testing/testGateway.ts'

/** Sends the head of a request as raw text. @returns the status of the response. */
async function speak({ url }: TestGateway, requestLine: string, ...headers: string[]) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`${[requestLine, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  const heard: Buffer[] = []
  for await (const piece of socket) heard.push(piece)
  return Number(Buffer.concat(heard).toString().split(' ', 2)[1])
}

const undo: (() => Promise<unknown>)[] = []
async function start(changes: Parameters<typeof startTestGateway>[1]) {
  const folder = await createTestFolder()
  const gateway = await startTestGateway(folder, changes)
  undo.push(folder.remove, () => gateway.close(100))
  return gateway
}
const ownHosts = { known: ['play.example'], only: true }
let openGateway: TestGateway
let strictGateway: TestGateway
beforeAll(async () => {
  openGateway = await start({})
  strictGateway = await start({ ownHosts, trustedProxies: 1 })
})
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

const page = 'GET / HTTP/1.1'
const evil = 'Host: evil.example'
const ownHostHeader = 'Host: play.example'

describe('request with several hosts', () => {
  it.each([
    ['two Host headers', page, ownHostHeader, evil],
    ['the same Host header twice', page, ownHostHeader, ownHostHeader],
    ['another host in the target', 'GET http://evil.example/ HTTP/1.1', ownHostHeader],
    ['a user in the target', 'GET http://play.example@evil.example/ HTTP/1.1', ownHostHeader],
    ['a target without a slash', 'GET evil.example/ HTTP/1.1', ownHostHeader],
    ['a target with another scheme', 'GET file:///etc/passwd HTTP/1.1', ownHostHeader],
  ])('a request with conflicting or invalid hosts returns 400: %s', async (_, line, ...headers) => {
    expect(await speak(openGateway, line, ...headers)).toBe(400)
    expect(await speak(strictGateway, line, ...headers)).toBe(400)
  })

  it('a request whose target and Host header name the same host is accepted', async () => {
    expect(
      await speak(openGateway, 'GET http://Play.example/healthz HTTP/1.1', ownHostHeader),
    ).toBe(200)
  })
})

describe('gateway with known hosts', () => {
  it.each([
    ['its own host', 200, [ownHostHeader]],
    ['its own host with a default port', 200, ['Host: PLAY.example:443']],
    [
      'its own host in X-Forwarded-Host',
      200,
      ['Host: 10.0.0.5:8080', 'X-Forwarded-Host: play.example'],
    ],
    ['a foreign host', 400, [evil]],
    ['a foreign host in X-Forwarded-Host', 400, [ownHostHeader, 'X-Forwarded-Host: evil.example']],
    [
      'two hosts in X-Forwarded-Host',
      400,
      [ownHostHeader, 'X-Forwarded-Host: evil.example, play.example'],
    ],
    ['its own host with another port', 400, ['Host: play.example:8443']],
  ])('with known hosts, a gateway returns for %s the status %i', async (_, status, headers) => {
    expect(await speak(strictGateway, page, ...headers)).toBe(status)
  })

  it('a gateway with known hosts accepts health checks by IP address', async () => {
    expect(await speak(strictGateway, 'GET /readyz HTTP/1.1', 'Host: 10.0.0.5:8080')).toBe(200)
  })

  it('a WebSocket from a page of another host is rejected even if X-Forwarded-Host names that host', async () => {
    const upgrade = [
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    const claimed = ['Origin: https://evil.example', 'X-Forwarded-Host: evil.example']
    const line = 'GET /wps/ws HTTP/1.1'
    expect(await speak(strictGateway, line, ownHostHeader, ...upgrade, ...claimed)).toBe(400)
  })
})

describe('gateway without known hosts', () => {
  it('a gateway without known hosts trusts the Host header and ignores X-Forwarded-Host', async () => {
    const behind = await start({ trustedProxies: 1 })
    const post = 'POST /ops/session HTTP/1.1'
    const sent = [ownHostHeader, 'Content-Length: 0']
    const from = (origin: string, ...more: string[]) =>
      speak(behind, post, ...sent, `Origin: ${origin}`, ...more)
    const claim = 'X-Forwarded-Host: evil.example'
    expect(await from('https://evil.example', claim)).toBe(403)
    expect(await from('https://play.example', claim)).not.toBe(403)
  })
})
