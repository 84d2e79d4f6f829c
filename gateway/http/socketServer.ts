/**
 * Serves the WebSocket of the contract on the gateway's HTTP server. Handles upgrades and passes
 * connections to the hub.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { longestFrame } from '../../platform/server/socket/frames.ts'
import type { SocketHub } from '../../platform/server/socket/hub.ts'
import { subscriberOf } from '../../src/lib/subscriber.ts'
import type { Log } from '../log/log.ts'
import { clientAddress, networkOf } from './clientAddress.ts'
import { anyHost, hostOf, type OwnHosts } from './hostOf.ts'
import { isOwnPage } from './sameOrigin.ts'
import { guardHeaders } from './securityHeaders.ts'

type Options = {
  server: Server
  hub: SocketHub
  log: Log
  trustedProxies: number
  /** Hosts of the gateway. By default, every host is accepted. */
  ownHosts?: OwnHosts
}

export type SocketServer = {
  /** Requests every client to reconnect, closes its connection, and rejects new ones. */
  close(): Promise<void>
}

/**
 * Milliseconds between two pings. Shorter than the idle timeout of common proxies and mobile
 * networks.
 */
const pingEvery = 25_000
/**
 * Milliseconds that a client has to complete the closing handshake before its connection is cut.
 */
const goodbye = 1000

export function serveSocket({
  server,
  hub,
  log,
  trustedProxies,
  ownHosts = anyHost,
}: Options): SocketServer {
  // Frames are small, so compression would cost more memory per connection than it saves.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const open = new Map<WebSocket, { isAlive: boolean }>()
  let isClosing = false

  const attach = (socket: WebSocket, address: string) => {
    const life = { isAlive: true }
    open.set(socket, life)
    const line = hub.accept(
      {
        send: (text) => socket.send(text),
        countWaitingBytes: () => socket.bufferedAmount,
        close: (code, reason) => socket.close(code, reason),
      },
      subscriberOf(address),
    )
    socket.on('message', (data, isBinary) => line.receive(isBinary ? data : data.toString()))
    socket.on('pong', () => {
      life.isAlive = true
    })
    // A large or invalid frame, or a broken connection, causes the `error` event. The `close` event
    // follows.
    socket.on('error', (error) => log.debug('socket failed', { reason: error.message }))
    socket.on('close', (code) => {
      open.delete(socket)
      line.end()
      log.debug('socket closed', { code, network: networkOf(address) })
    })
  }

  const upgrade = (incoming: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', () => wire.destroy())
    const { origin } = incoming.headers
    if (isClosing) return answer(wire, '503 Service Unavailable')
    const host = hostOf(incoming, trustedProxies, ownHosts)
    if (host === undefined) return answer(wire, '400 Bad Request')
    if (!isOwnPage(origin, host)) return answer(wire, '403 Forbidden')
    const forwardedFor = incoming.headers['x-forwarded-for']
    const address = clientAddress(
      incoming.socket.remoteAddress,
      Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
      trustedProxies,
    )
    sockets.handleUpgrade(incoming, wire, head, (socket) => attach(socket, address))
  }
  server.on('upgrade', upgrade)

  const pinging = setInterval(() => {
    for (const [socket, life] of open) {
      if (!life.isAlive) socket.terminate()
      life.isAlive = false
      socket.ping()
    }
  }, pingEvery)
  pinging.unref()

  return {
    async close() {
      isClosing = true
      clearInterval(pinging)
      hub.close()
      if (open.size === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, goodbye)
      for (const socket of open.keys()) {
        socket.once('close', () => {
          if (open.size === 0) resolve()
        })
      }
      await promise
      clearTimeout(timer)
      for (const socket of open.keys()) socket.terminate()
    },
  }
}

/** Rejects an upgrade with an ordinary response and closes the connection. */
function answer(wire: Duplex, status: string): void {
  const guards = guardHeaders(false).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...guards]
  wire.end(`${head.join('\r\n')}\r\n\r\n`)
}
