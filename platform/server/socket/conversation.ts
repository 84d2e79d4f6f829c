/** Processes the frames that a page sends. */

import { findSession } from '../../domain/accounts/session/sessions.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { sha256 } from '../../domain/base/context/digest.ts'
import { type Connection, type Identity, rejectConnection, tell } from './connection.ts'
import { type ClientFrame, eventBody, frame, protocol, readClientFrame } from './frames.ts'

/**
 * A page sends one greeting, and a frame for each login and logout. More frames mean a loop, or an
 * attempt to guess tokens.
 */
const mostFramesAMinute = 30
const minute = 60_000

type Place = {
  context: () => Context
  /** Called with the error if a token lookup fails. */
  report: (error: unknown) => void
  /** Milliseconds between two heartbeats. */
  heartbeat: number
  /**
   * True if another server manages the sessions. Tokens are then ignored, and every connection is
   * treated as a visitor's connection.
   */
  foreignSessions: boolean
}

/** Processes data received on a connection. Frames wait while a token is being looked up. */
export function receive(connection: Connection, data: unknown, place: Place): void {
  if (connection.state === 'over') return
  const isLoud = isTooMany(connection, place.context().now())
  const read = isLoud ? { rejection: 'TOO_MANY_FRAMES' as const } : readClientFrame(data)
  if ('rejection' in read) {
    rejectConnection(connection, read.rejection)
    return
  }
  connection.work = connection.work
    .then(() => answerFrame(connection, read.frame, place))
    .catch((error: unknown) => {
      place.report(error)
      connection.line.close(1011, 'FAILED')
    })
}

function isTooMany({ frames }: Connection, now: number): boolean {
  if (now - frames.since >= minute) Object.assign(frames, { count: 0, since: now })
  frames.count += 1
  return frames.count > mostFramesAMinute
}

async function answerFrame(
  connection: Connection,
  { type, token }: ClientFrame,
  { context, heartbeat, foreignSessions }: Place,
): Promise<void> {
  if (connection.state === 'over') return
  const isGreeting = type === 'hello'
  if (isGreeting !== (connection.state === 'new')) {
    return rejectConnection(connection, isGreeting ? 'FRAME_INVALID' : 'HELLO_EXPECTED')
  }
  const known = foreignSessions ? undefined : (token ?? undefined)
  const isOver = await identify(context(), connection, known)
  if (connection.state === 'new') {
    connection.state = 'welcomed'
    const { stream, sequence } = connection
    connection.line.send(frame({ type: 'welcome', protocol, stream, sequence, heartbeat }))
  }
  if (!isOver || connection.state !== 'welcomed') return
  const data = { reason: 'expired' } as const
  // The `sessionEnded` event is sent only to this connection, because only the token of this
  // connection was looked up.
  tell(connection, eventBody({ name: 'sessionEnded', data, to: 'everybody' }, context().now()))
}

/**
 * Identifies a connection as the member of the token, or as a visitor.
 * @returns true if the connection has to be notified that its session is over.
 */
async function identify(
  context: Context,
  connection: Connection,
  token: string | undefined,
): Promise<boolean> {
  connection.identity = undefined
  if (token === undefined) return false
  const sessionId = await sha256(token)
  const identity: Identity = {
    sessionId,
    memberId: '',
    expiresAt: Number.POSITIVE_INFINITY,
    hasEnded: false,
  }
  // The identity is set before the session is read, so that a session that ends during the lookup
  // is noticed.
  connection.identity = identity
  const found = await findSession(context, token)
  if (found && !identity.hasEnded) {
    identity.memberId = found.member.id
    identity.expiresAt = found.expiresAt
    return false
  }
  const wasTold = connection.identity === undefined
  connection.identity = undefined
  return !wasTold
}
