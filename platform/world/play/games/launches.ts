/** Games that somebody may open: a secret in a URL, of which only the hash is stored. */
import type { GameLaunchRow, WorldTables } from '../../base/collections/collections.ts'
import type { Game } from '../../base/content/game.ts'
import { sha256, toHex } from '../../base/world/digest.ts'
import type { World } from '../../base/world/world.ts'

/** A launch can be opened, and played on, for this many milliseconds. */
const launchLifetime = 4 * 3_600_000

export type LaunchMode = 'REAL' | 'TRIAL'

type LaunchRequest = Partial<Pick<GameLaunchRow, 'language' | 'backUrl' | 'prizeMode' | 'view'>> & {
  game: Pick<Game, 'nodeId'>
  /** Who plays; null for a visitor's free trial. */
  memberId: string | null
  mode: LaunchMode
}

/**
 * Lets somebody open a game.
 * @returns the token of its URL, which is stored nowhere, and the row.
 */
export async function openLaunch(
  world: Pick<World, 'now' | 'randomBytes'>,
  tables: Pick<WorldTables, 'gameLaunches'>,
  {
    game,
    memberId,
    mode,
    language = 'pt',
    backUrl = '/',
    prizeMode = null,
    view = null,
  }: LaunchRequest,
): Promise<{ token: string; launch: GameLaunchRow }> {
  const token = toHex(world.randomBytes(24))
  const createdAt = world.now()
  const launch: GameLaunchRow = {
    id: await sha256(token),
    memberId,
    nodeId: game.nodeId,
    mode,
    language,
    backUrl,
    prizeMode,
    view,
    createdAt,
    expiresAt: createdAt + launchLifetime,
  }
  await tables.gameLaunches.insert(launch)
  return { token, launch }
}

/**
 * The launch of a token, however old: `expiresAt` says until when it may be played. Undefined when
 * nobody was ever given it, or it has been tidied away.
 */
export const findLaunch = async (
  tables: Pick<WorldTables, 'gameLaunches'>,
  token: string,
): Promise<GameLaunchRow | undefined> => tables.gameLaunches.get(await sha256(token))
