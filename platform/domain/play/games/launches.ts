/**
 * Game launches. The URL of a launch contains a secret token. Only the hash of the token is stored.
 */
import type { DomainTables, GameLaunchRow } from '../../base/collections/collections.ts'
import type { Game } from '../../base/content/game.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256, toHex } from '../../base/context/digest.ts'

/** Maximum lifetime of a launch, in milliseconds. */
const launchLifetime = 4 * 3_600_000

export type LaunchMode = 'REAL' | 'TRIAL'

type LaunchRequest = Partial<
  Pick<GameLaunchRow, 'language' | 'backUrl' | 'prizeMode' | 'view' | 'target'>
> & {
  game: Pick<Game, 'nodeId'>
  /** Player and session; null for a visitor's free trial. */
  player: { memberId: string; sessionId: string } | null
  mode: LaunchMode
}

/**
 * Creates a launch. It is valid while the player's session lasts.
 * @returns the row, and the token for the URL. The token is not stored.
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
    target = null,
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
    target,
    createdAt,
    // If the session has just ended, `isSessionOpen` rejects the launch.
    expiresAt: Math.min(createdAt + launchLifetime, session?.expiresAt ?? Infinity),
  }
  await tables.gameLaunches.insert(launch)
  return { token, launch }
}

/**
 * Launch with a token, even after its `expiresAt`; undefined if the token was never issued or the
 * row has been removed.
 */
export const findLaunch = async (
  tables: Pick<DomainTables, 'gameLaunches'>,
  token: string,
): Promise<GameLaunchRow | undefined> => tables.gameLaunches.get(await sha256(token))

/**
 * True if the session of a launch is still open; always true for a visitor's launch. In a
 * transaction, the query locks the session, so that it cannot end before the commit.
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
