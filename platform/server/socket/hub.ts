/**
 * The server's end of the socket (ROOT-16), over any line: the gateway gives it those of `ws`, the
 * mocks those of MSW. One listener on the store serves every connection.
 */

import type { Context } from '../../domain/base/context/context.ts'
import { toHex } from '../../domain/base/context/digest.ts'
import type { StoreSignal } from '../../domain/base/storage/events.ts'
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
 * Milliseconds between two beats: half of what a page waits before it counts a connection as dead.
 */
const heartbeat = 4000
/** Milliseconds after which a connection that has not said hello is ended. */
const greetingLimit = 10_000
/** Over how many milliseconds pages spread their return when the server stops. */
const comeBackWithin = 2500

export type HubOptions = {
  /** The domain as it is now: mocks may replace it. */
  context: () => Context
  /** Called with what went wrong while a token was looked up. */
  report?: (error: unknown) => void
  /** Whether players' sessions are another server's: then their tokens say nothing here. */
  foreignSessions?: boolean
  /** How many connections one address may have, and all together. */
  limits?: { perAddress: number; all: number }
}

/** What the wire under a connection has to tell. */
type AcceptedSocket = {
  /** A message came: a text, or anything else where the wire carries more. */
  receive(data: unknown): void
  /** The wire is closed. */
  end(): void
}

export type SocketHub = {
  /** @param address of the caller, as the place that runs the hub has established it. */
  accept(line: Line, address: string): AcceptedSocket
  /** How many connections are open. */
  count(): number
  /** Another platform has replaced the last one: every page fetches again. */
  contextReplaced(): void
  /** Says goodbye to all, and takes nobody in any more. */
  close(): void
}

/** Many people share one address (mobile networks, offices), so it is no small number. */
const usualLimits = { perAddress: 200, all: 20_000 }

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

  const hear = (heard: StoreSignal) => {
    if (heard.kind === 'gap') {
      for (const connection of connections) if (connection.state === 'welcomed') tellGap(connection)
      return
    }
    const told = toldOf(heard.event)
    if (!told) return
    let body: string | undefined
    for (const connection of connections) {
      const { identity } = connection
      const isOver =
        heard.event.type === 'sessionEnded' && identity?.sessionId === heard.event.sessionId
      if (isOver) identity.hasEnded = true
      if (!isAddressed(connection, told.to)) continue
      body ??= eventBody(told, context().now())
      tell(connection, body)
      if (isOver) connection.identity = undefined
    }
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
