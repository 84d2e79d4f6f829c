/**
 * Server side of the socket (ROOT-16) over any transport: `ws` in the gateway, MSW in the mocks.
 * One listener on the store serves every connection.
 */

import type { Context } from '../../domain/base/context/context.ts'
import { toHex } from '../../domain/base/context/digest.ts'
import type { DomainEvent, StoreSignal } from '../../domain/base/storage/events.ts'
import { toldOf } from './audience.ts'
import {
  beat,
  type Connection,
  isAddressed,
  type Line,
  newConnection,
  rejectConnection,
  tell,
  tellGap,
} from './connection.ts'
import { receive } from './conversation.ts'
import { eventBody, frame } from './frames.ts'

/**
 * Milliseconds between two heartbeats: half the time after which a page treats a connection as
 * lost.
 */
const heartbeat = 4000
/** Milliseconds after which a connection without a greeting is closed. */
const greetingLimit = 10_000
/** Milliseconds over which pages spread their reconnection when the server stops. */
const comeBackWithin = 2500

export type HubOptions = {
  /** Returns the current domain context, which mocks may replace. */
  context: () => Context
  /** Called with the error if a token lookup fails. */
  report?: (error: unknown) => void
  /** True if sessions belong to another server, so that tokens are ignored. */
  foreignSessions?: boolean
  /** Maximum number of connections per IP address and in total. */
  limits?: { perAddress: number; all: number }
}

/** Handlers for the transport of an accepted connection. */
type AcceptedSocket = {
  /** Called with a received message: a text, or another type that the transport supports. */
  receive(data: unknown): void
  /** Called when the transport is closed. */
  end(): void
}

export type SocketHub = {
  /** @param address IP address of the caller, determined by the program that runs the hub. */
  accept(line: Line, address: string): AcceptedSocket
  count(): number
  /**
   * Must be called after mocks have replaced the domain context. Every page then fetches its data
   * again.
   */
  contextReplaced(): void
  /** Closes all connections with a leaving frame, and rejects new ones. */
  close(): void
}

/** High limits, because many players share an IP address in mobile networks and offices. */
const usualLimits = { perAddress: 200, all: 20_000 }

/** Sends an event to the connections that it concerns. */
function deliver(
  event: DomainEvent,
  connections: ReadonlySet<Connection>,
  now: () => number,
): void {
  const told = toldOf(event)
  if (!told) return
  let body: string | undefined
  for (const connection of connections) {
    const { identity } = connection
    const isOver = event.type === 'sessionEnded' && identity?.sessionId === event.sessionId
    if (isOver) identity.hasEnded = true
    if (!isAddressed(connection, told.to)) continue
    body ??= eventBody(told, now())
    tell(connection, body)
    if (isOver) connection.identity = undefined
  }
}

export function createSocketHub({
  context,
  report = () => {},
  foreignSessions = false,
  limits = usualLimits,
}: HubOptions): SocketHub {
  const connections = new Set<Connection>()
  const addresses = new Map<string, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  let isClosing = false
  const place = { context, report, heartbeat, foreignSessions }

  const hear = (signal: StoreSignal) => {
    if (signal.kind === 'gap') {
      for (const connection of connections) if (connection.state === 'welcomed') tellGap(connection)
      return
    }
    deliver(signal.event, connections, () => context().now())
  }
  let stopListening = context().store.listen(hear)

  const beatAll = () => {
    const now = context().now()
    for (const connection of connections) {
      if (connection.state === 'new' && now - connection.openedAt >= greetingLimit) {
        rejectConnection(connection, 'HELLO_EXPECTED')
      }
      if (connection.state !== 'welcomed') continue
      const { identity } = connection
      if (identity && identity.expiresAt <= now) {
        const { sessionId } = identity
        hear({ kind: 'event', event: { type: 'sessionEnded', sessionId, reason: 'expired' } })
      }
      if (beat(connection, now)) drop(connection)
    }
  }

  const leave = (connection: Connection) => {
    if (!connections.delete(connection)) return
    connection.state = 'over'
    const others = (addresses.get(connection.address) ?? 1) - 1
    if (others > 0) addresses.set(connection.address, others)
    else addresses.delete(connection.address)
    if (connections.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  const drop = (connection: Connection) => {
    leave(connection)
    connection.line.close(1008, 'TOO_SLOW')
  }

  const enter = (connection: Connection) => {
    connections.add(connection)
    addresses.set(connection.address, (addresses.get(connection.address) ?? 0) + 1)
    timer ??= setInterval(beatAll, heartbeat)
  }

  return {
    accept(line, address) {
      const stream = `s-${toHex(context().randomBytes(8))}`
      const connection = newConnection(line, { address, stream, now: context().now() })
      const isFull = (addresses.get(address) ?? 0) >= limits.perAddress
      if (isClosing || isFull || connections.size >= limits.all) {
        rejectConnection(connection, 'TOO_MANY_CONNECTIONS')
        return { receive: () => {}, end: () => {} }
      }
      enter(connection)
      return {
        receive: (data) => receive(connection, data, place),
        end: () => leave(connection),
      }
    },
    count: () => connections.size,
    contextReplaced() {
      stopListening()
      stopListening = context().store.listen(hear)
      hear({ kind: 'gap' })
    },
    close() {
      isClosing = true
      stopListening()
      for (const connection of connections) {
        if (connection.state === 'welcomed') {
          connection.line.send(frame({ type: 'leaving', within: comeBackWithin }))
        }
        leave(connection)
        connection.line.close(1001, 'LEAVING')
      }
    },
  }
}
