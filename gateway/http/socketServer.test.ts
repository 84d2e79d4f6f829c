import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { collections } from '../../platform/domain/base/collections/collections.ts'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import { createContext } from '../../platform/domain/ports.ts'
import { createSocketHub, type SocketHub } from '../../platform/server/socket/hub.ts'
import { createLog } from '../log/log.ts'
import { createHttpServer } from './httpServer.ts'
import { type SocketServer, serveSocket } from './socketServer.ts'

const ownHosts = { known: ['portico.example'], only: false }

let server: Server
let hub: SocketHub
let sockets: SocketServer
let host: string
let logText = ''
const log = createLog('debug', (lines) => {
  logText += lines
})

/** Serves WebSockets with one trusted proxy instead of none. */
function trustOneProxy() {
  server.removeAllListeners('upgrade')
  sockets = serveSocket({ server, hub, log, trustedProxies: 1, ownHosts })
}

beforeEach(async () => {
  const context = createContext({ store: createMemoryStore(collections) })
  hub = createSocketHub({ context: () => context })
  const app = () => new Response('a page')
  server = createHttpServer({
    app,
    log,
    trustedProxies: 0,
    shownPath: (_, path) => path,
    bodyLimit: () => 1000,
  }).server
  sockets = serveSocket({ server, hub, log, trustedProxies: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // `address()` returns this type for a server that listens on a port.
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await sockets.close()
  server.close()
})

const hello = JSON.stringify({ type: 'hello', protocol: 1 })

function open(options: { origin?: string; path?: string; headers?: Record<string, string> } = {}) {
  const { path = '/wps/ws', ...rest } = options
  const socket = new WebSocket(`ws://${host}${path}`, rest)
  socket.on('error', () => {})
  return socket
}
async function nextFrame(socket: WebSocket) {
  const [data] = await once(socket, 'message')
  return JSON.parse(String(data))
}
async function statusOf(socket: WebSocket) {
  const [, response] = await once(socket, 'unexpected-response')
  return response.statusCode
}

describe('WebSocket server', () => {
  it("a page of the gateway's own origin can open a WebSocket", async () => {
    const socket = open({ origin: `http://${host}` })
    socket.once('open', () => socket.send(hello))
    expect(await nextFrame(socket)).toMatchObject({ type: 'welcome', sequence: 0 })
    expect(hub.count()).toBe(1)
    socket.close()
    await vi.waitFor(() => expect(hub.count()).toBe(0))
  })

  it('a page of another site cannot open a WebSocket', async () => {
    expect(await statusOf(open({ origin: 'https://evil.example' }))).toBe(403)
    expect(await statusOf(open({ origin: 'null' }))).toBe(403)
    expect(hub.count()).toBe(0)
  })

  it('the WebSocket server uses X-Forwarded-Host only behind a trusted proxy', async () => {
    const told = {
      origin: 'https://portico.example',
      headers: { 'X-Forwarded-Host': 'portico.example' },
    }
    expect(await statusOf(open(told))).toBe(403)
    trustOneProxy()
    const socket = open(told)
    socket.once('open', () => socket.send(hello))
    expect(await nextFrame(socket)).toMatchObject({ type: 'welcome' })
    socket.close()
  })

  it('the WebSocket server closes a connection after a large or a binary frame', async () => {
    const large = open()
    large.once('open', () => large.send('x'.repeat(5000)))
    expect((await once(large, 'close'))[0]).toBe(1009)
    const bytes = open()
    bytes.once('open', () => bytes.send(Buffer.from(hello)))
    expect(await nextFrame(bytes)).toEqual({ type: 'refused', code: 'FRAME_INVALID' })
    expect((await once(bytes, 'close'))[0]).toBe(1008)
  })

  it('an upgrade on another path and a plain request on the WebSocket path get ordinary responses', async () => {
    expect(await statusOf(open({ path: '/wps/other' }))).toBe(200)
    const answer = await fetch(`http://${host}/wps/ws`)
    expect(await answer.text()).toBe('a page')
  })

  it('a stopping gateway requests its WebSocket clients to reconnect and rejects new connections', async () => {
    const socket = open()
    socket.once('open', () => socket.send(hello))
    await nextFrame(socket)
    const leaving = nextFrame(socket)
    const closed = once(socket, 'close')
    await sockets.close()
    expect(await leaving).toEqual({ type: 'leaving', within: 2500 })
    expect((await closed)[0]).toBe(1001)
    expect(await statusOf(open())).toBe(503)
  })

  it('the WebSocket log contains no IP address and no session token', async () => {
    const socket = open()
    const token = 'f'.repeat(64)
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, token })))
    await nextFrame(socket)
    socket.close()
    await once(socket, 'close')
    await vi.waitFor(() => expect(hub.count()).toBe(0))
    expect(logText).not.toContain(token)
    expect(logText).not.toMatch(/127\.0\.0\.1\b(?!.*listening)/)
  })
})
