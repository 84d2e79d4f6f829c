/** State of one socket connection: its identity, its last event, and its backlog. */
import { type Audience, hears } from './audience.ts'
import { eventFrame, frame, type RejectionCode } from './frames.ts'

/** Transport of a connection. */
export type Line = {
  send(text: string): void
  /** Number of sent bytes that still wait in this process. */
  countWaitingBytes(): number
  close(code: number, reason: string): void
}

/** Member of a connection. `memberId` is empty while the token is being looked up. */
export type Identity = {
  sessionId: string
  memberId: string
  /** Time of expiry in milliseconds since 1970. */
  expiresAt: number
  /** True if the session ended during the lookup. */
  hasEnded: boolean
}

export type Connection = {
  line: Line
  address: string
  stream: string
  /** Time of opening in milliseconds since 1970. */
  openedAt: number
  state: 'new' | 'welcomed' | 'over'
  identity: Identity | undefined
  /** Sequence number of the last event, sent or skipped. */
  sequence: number
  /** True if events were skipped since the last frame because of the backlog. */
  isBehind: boolean
  /** Time since which the backlog is full, in milliseconds since 1970. */
  fullSince: number | undefined
  /** Number of frames received in the current minute. */
  frames: { count: number; since: number }
  /** Resolves when all received frames are processed, one after another. */
  work: Promise<void>
}

/**
 * Maximum backlog of a slow connection in bytes. Beyond it events are skipped, and a gap frame
 * follows.
 */
const mostWaiting = 64 * 1024
/** Milliseconds of a full backlog after which a connection is closed. */
const patience = 30_000

export function newConnection(
  line: Line,
  { address, stream, now }: { address: string; stream: string; now: number },
): Connection {
  return {
    line,
    address,
    stream,
    openedAt: now,
    state: 'new',
    identity: undefined,
    sequence: 0,
    isBehind: false,
    fullSince: undefined,
    frames: { count: 0, since: now },
    work: Promise.resolve(),
  }
}

const isFull = ({ line }: Connection) => line.countWaitingBytes() > mostWaiting

/** Sends an event, or skips it if the backlog is full. */
export function tell(connection: Connection, body: string): void {
  connection.sequence += 1
  if (isFull(connection)) {
    connection.isBehind = true
  } else if (connection.isBehind) {
    tellGap(connection)
  } else {
    connection.line.send(eventFrame(connection.sequence, body))
  }
}

/**
 * Sends a gap frame unless the backlog is full. The frame tells the page that events may be
 * missing.
 */
export function tellGap(connection: Connection): void {
  connection.isBehind = isFull(connection)
  if (connection.isBehind) return
  connection.line.send(frame({ type: 'gap', sequence: connection.sequence }))
}

/**
 * Sends a heartbeat.
 * @returns true if the connection has to be closed because of its backlog.
 */
export function beat(connection: Connection, now: number): boolean {
  if (isFull(connection)) {
    connection.fullSince ??= now
    return now - connection.fullSince >= patience
  }
  connection.fullSince = undefined
  if (connection.isBehind) tellGap(connection)
  connection.line.send(frame({ type: 'beat', sequence: connection.sequence }))
  return false
}

/** Sends the rejection and closes the connection. */
export function rejectConnection(connection: Connection, code: RejectionCode): void {
  if (connection.state === 'over') return
  connection.state = 'over'
  connection.line.send(frame({ type: 'refused', code }))
  connection.line.close(1008, code)
}

/** True if the connection receives events of the audience. */
export function isAddressed({ state, identity }: Connection, to: Audience): boolean {
  return state === 'welcomed' && hears(identity, to)
}
