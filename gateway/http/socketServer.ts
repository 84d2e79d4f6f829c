/** The socket of the contract on the gateway's HTTP server: upgrades, and lines for the hub. */
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
  /** Any host, where it is not told. */
  ownHosts?: OwnHosts
}

export type SocketServer = {
  /** Ends every connection with a hint to come back, and takes no more. */
  close(): Promise<void>
}

/** Milliseconds between two pings: shorter than what proxies and mobile networks forget after. */
const pingEvery = 25_000
/** Milliseconds that a page has to answer the end of its connection. */
const goodbye = 1000

export function serveSocket({
  server,
  hub,
  log,
  trustedProxies,
  ownHosts = anyHost,
}: Options): SocketServer {
  // Frames are small: compressing them would cost each connection more memory than it saves bytes.
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
    // A frame that is too large or broken, or a line that was cut: `close` comes next.
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

/** Refuses an upgrade as a plain answer, and ends the line. */
function answer(wire: Duplex, status: string): void {
  const guards = guardHeaders(false).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...guards]
  wire.end(`${head.join('\r\n')}\r\n\r\n`)
}
