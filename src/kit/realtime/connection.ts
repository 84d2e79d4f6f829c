/**
 * Realtime connection that detects its own loss, reconnects, and reports that events may have been
 * missed.
 */
import {
  type ClientFrame,
  clientFrame,
  readServerFrame,
  type ServerFrame,
  socketProtocol,
} from '../../api/socket.ts'
import { planAttempts } from './attempts.ts'
import type { Loss } from './decisions.ts'
import { followStream, type Stream, type StreamOptions } from './stream.ts'

/** The part of `WebSocket` that the connection uses. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

export type ConnectionOptions = Pick<StreamOptions, 'onEvent' | 'onGap' | 'onProblem'> & {
  open: () => Wire
  /** Returns the member's token, or null for a visitor. Called for each connection. */
  token: () => string | null
  /** Called when the connection is established or lost. */
  onLive: (isLive: boolean) => void
  now?: () => number
  /** Returns a random number from 0 to 1. */
  random?: () => number
}

export type Connection = {
  start: () => void
  /** True between `start` and `stop`, with or without a connection. */
  isRunning: () => boolean
  stop: () => void
  /** Starts an attempt immediately unless connected, for example when the network is back. */
  hurry: () => void
  /** Sends the current token over the open connection, after a log-in or log-out. */
  identify: () => void
}

/**
 * Maximum number of simultaneous attempts. On a slow network, an early attempt may still succeed.
 */
const mostPending = 3

const say = (wire: Wire, frame: ClientFrame) => wire.send(clientFrame(frame))

function greet(wire: Wire, token: string | null): void {
  const identity = token === null ? {} : { token }
  say(wire, { type: 'hello', protocol: socketProtocol, ...identity })
}

/** Open sockets on which the server has not sent its welcome yet. */
function createPendingWires() {
  const wires = new Set<Wire>()
  const abandon = (wire: Wire) => {
    wires.delete(wire)
    wire.close()
  }
  return {
    has: (wire: Wire) => wires.has(wire),
    isEmpty: () => wires.size === 0,
    /** Opens another socket and closes the oldest one if there are too many. */
    open(open: () => Wire): Wire {
      const [oldest] = wires
      if (oldest && wires.size >= mostPending) abandon(oldest)
      const wire = open()
      wires.add(wire)
      return wire
    },
    /** Returns false if the socket was not pending. */
    remove: (wire: Wire): boolean => wires.delete(wire),
    abandonAll: () => wires.forEach(abandon),
  }
}

export function createConnection({
  open,
  token,
  onLive,
  now = () => performance.now(),
  random = Math.random,
  ...heard
}: ConnectionOptions): Connection {
  const pending = createPendingWires()
  let live: { wire: Wire; stream: Stream } | undefined
  let isRunning = false
  /** Reason that the server has announced for the coming end of the connection. */
  let announced: Loss | undefined

  const attempt = () => {
    const wire = pending.open(open)
    wire.addEventListener('open', () => greet(wire, token()))
    wire.addEventListener('message', ({ data }) => hear(wire, data))
    wire.addEventListener('close', () => end(wire))
  }
  const attempts = planAttempts({ attempt, now, random })

  /** Handles a socket that has closed or has been silent for too long. */
  const end = (wire: Wire) => {
    const lost = live?.wire === wire ? live.stream : undefined
    if (!lost && !pending.remove(wire)) return
    const loss = announced ?? { kind: 'lost' }
    announced = undefined
    if (!lost) {
      if (isRunning && pending.isEmpty()) attempts.noteFailure(loss)
      return
    }
    lost.stop()
    live = undefined
    if (isRunning) attempts.noteLoss(loss, now() - lost.since)
    onLive(false)
  }

  const hear = (wire: Wire, data: unknown) => {
    const stream = live?.wire === wire ? live.stream : undefined
    if (!stream && !pending.has(wire)) return
    stream?.noteSignal()
    const read = readServerFrame(data)
    if (read.kind === 'broken') heard.onProblem(read.problem)
    if (read.kind !== 'frame') return
    const { frame } = read
    if (frame.type === 'refused') announced = { kind: 'refused' }
    else if (frame.type === 'leaving') announced = { kind: 'leaving', within: frame.within }
    else if (frame.type !== 'welcome') stream?.take(frame)
    else if (!stream) welcome(wire, frame)
  }

  const welcome = (wire: Wire, frame: Extract<ServerFrame, { type: 'welcome' }>) => {
    pending.remove(wire)
    pending.abandonAll()
    const onSilence = () => {
      end(wire)
      wire.close()
    }
    live = { wire, stream: followStream(frame, { ...heard, onSilence, now }) }
    attempts.noteSuccess()
    onLive(true)
  }

  return {
    isRunning: () => isRunning,
    start() {
      if (isRunning) return
      isRunning = true
      attempts.forget()
      attempts.begin()
    },
    stop() {
      if (!isRunning) return
      isRunning = false
      attempts.stop()
      pending.abandonAll()
      const last = live
      live = undefined
      last?.stream.stop()
      last?.wire.close()
      if (last) onLive(false)
    },
    hurry() {
      if (!isRunning || live) return
      attempts.forget()
      attempts.begin()
    },
    identify() {
      if (live) say(live.wire, { type: 'token', token: token() })
    },
  }
}
