/** One connection of the socket: who it is, what it has been told, and whether it keeps up. */
import { type Audience, hears } from './audience.ts'
import { eventFrame, frame, type RejectionCode } from './frames.ts'

/** The wire under a connection, whatever carries it. */
export type Line = {
  send(text: string): void
  /** The bytes that were sent and still wait in this process. */
  countWaitingBytes(): number
  close(code: number, reason: string): void
}

/** The member of a connection. `memberId` is empty while the token is being looked up. */
export type Identity = {
  sessionId: string
  memberId: string
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Ended while it was being looked up. */
  hasEnded: boolean
}

export type Connection = {
  line: Line
  address: string
  stream: string
  /** Milliseconds since 1970. */
  openedAt: number
  state: 'new' | 'welcomed' | 'over'
  identity: Identity | undefined
  /** Of the last event, told or left out. */
  sequence: number
  /** Events were left out since the last frame, because the caller does not keep up. */
  isBehind: boolean
  /** When the line became too full, in milliseconds since 1970. */
  fullSince: number | undefined
  /** Frames that came in the running minute. */
  frames: { count: number; since: number }
  /** What the caller asked for is done one after the other. */
  work: Promise<void>
}

/** What may wait for a slow caller, in bytes. Beyond it events are left out and a gap is told. */
const mostWaiting = 64 * 1024
/** A caller that takes nothing for so long, in milliseconds, is given up. */
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

/** Tells an event, or notes that the caller missed it. */
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

/** Tells that events up to the present one may be missing, as soon as the line takes it. */
export function tellGap(connection: Connection): void {
  connection.isBehind = isFull(connection)
  if (connection.isBehind) return
  connection.line.send(frame({ type: 'gap', sequence: connection.sequence }))
}

/** Shows that the connection lives. @returns whether the caller is given up: it takes nothing. */
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

/** Whether it is to be told what is told to an audience. */
export function isAddressed({ state, identity }: Connection, to: Audience): boolean {
  return state === 'welcomed' && hears(identity, to)
}
