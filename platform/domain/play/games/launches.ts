/** Games that somebody may open: a secret in a URL, of which only the hash is stored. */
import type { DomainTables, GameLaunchRow } from '../../base/collections/collections.ts'
import type { Game } from '../../base/content/game.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256, toHex } from '../../base/context/digest.ts'

/** A launch can be opened, and played on, for this many milliseconds at most. */
const launchLifetime = 4 * 3_600_000

export type LaunchMode = 'REAL' | 'TRIAL'

type LaunchRequest = Partial<Pick<GameLaunchRow, 'language' | 'backUrl' | 'prizeMode' | 'view'>> & {
  game: Pick<Game, 'nodeId'>
  /** Who plays, in which session; null for a visitor's free trial. */
  player: { memberId: string; sessionId: string } | null
  mode: LaunchMode
}

/**
 * Lets somebody open a game, while their session goes on.
 * @returns the token of its URL, which is stored nowhere, and the row.
 */
export async function openLaunch(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'gameLaunches' | 'sessions'>,
  {
    game,
    player,
    mode,
    language = 'pt',
    backUrl = '/',
    prizeMode = null,
    view = null,
  }: LaunchRequest,
): Promise<{ token: string; launch: GameLaunchRow }> {
  const token = toHex(context.randomBytes(24))
  const createdAt = context.now()
  const session = player ? await tables.sessions.get(player.sessionId) : undefined
  const launch: GameLaunchRow = {
    id: await sha256(token),
    memberId: player?.memberId ?? null,
    sessionId: player?.sessionId ?? null,
    nodeId: game.nodeId,
    mode,
    language,
    backUrl,
    prizeMode,
    view,
    createdAt,
    // A launch of a session that has just ended is over at once, by `isSessionOpen`.
    expiresAt: Math.min(createdAt + launchLifetime, session?.expiresAt ?? Infinity),
  }
  await tables.gameLaunches.insert(launch)
  return { token, launch }
}

/**
 * The launch of a token, however old: `expiresAt` says until when it may be played. Undefined when
 * nobody was ever given it, or it has been tidied away.
 */
export const findLaunch = async (
  tables: Pick<DomainTables, 'gameLaunches'>,
  token: string,
): Promise<GameLaunchRow | undefined> => tables.gameLaunches.get(await sha256(token))

/**
 * Whether the session that a launch was opened in goes on; a visitor's launch has none. Within a
 * transaction whoever ends the session waits until it is over, or has ended it before.
 */
export async function isSessionOpen(
  { now }: Pick<Context, 'now'>,
  { sessions }: Pick<DomainTables, 'sessions'>,
  { memberId, sessionId }: Pick<GameLaunchRow, 'memberId' | 'sessionId'>,
): Promise<boolean> {
  if (memberId === null) return true
  const session = sessionId === null ? undefined : await sessions.get(sessionId)
  return session !== undefined && session.expiresAt > now()
}
