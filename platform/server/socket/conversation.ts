/** What the server answers to the frames of a page. */

import { findSession } from '../../domain/accounts/session/sessions.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { sha256 } from '../../domain/base/context/digest.ts'
import { type Connection, type Identity, rejectConnection, tell } from './connection.ts'
import { type ClientFrame, eventBody, frame, protocol, readClientFrame } from './frames.ts'

/** A page greets once and tells each login and logout; more is a loop, or tokens being guessed. */
const mostFramesAMinute = 30
const minute = 60_000

type Place = {
  context: () => Context
  /** Called with what went wrong while a token was looked up. */
  report: (error: unknown) => void
  /** Milliseconds between two beats. */
  heartbeat: number
  /** Whether tokens are another server's, so that nobody is anybody here. */
  foreignSessions: boolean
}

/** Takes what came on a connection. What comes while a token is looked up waits for that. */
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
  // Told to this connection alone: no other has shown this token.
  tell(connection, eventBody({ name: 'sessionEnded', data, to: 'everybody' }, context().now()))
}

/**
 * Makes the connection that of the token's member, or a visitor's.
 * @returns whether it is to be told that the session is over.
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
  // Set before the session is read, so that its end is not missed meanwhile.
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
