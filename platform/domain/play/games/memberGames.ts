/** A member's favourite and recently played games. */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Game } from '../../base/content/game.ts'
import type { Context } from '../../base/context/context.ts'

/**
 * Maximum numbers of favourites and recent games per member; a further one replaces the oldest
 * (CONST-25).
 */
export const mostFavourites = 999
const mostRecent = 100

const idOf = (memberId: string, { nodeId }: Pick<Game, 'nodeId'>) => `${memberId}/${nodeId}`

type MarkedGame = Pick<Game, 'nodeId' | 'vendor' | 'gameType'>

/** Adds a favourite; does nothing if the game is a favourite already (GAME-28). */
export async function addFavourite(
  { now }: Pick<Context, 'now'>,
  { favourites }: Pick<DomainTables, 'favourites'>,
  memberId: string,
  { nodeId, vendor, gameType }: MarkedGame,
): Promise<void> {
  const id = idOf(memberId, { nodeId })
  if (await favourites.get(id)) return
  const kept = await favourites.count({ memberId })
  if (kept >= mostFavourites) {
    const [oldest] = await favourites.find({
      where: { memberId },
      orderBy: { column: 'createdAt', direction: 'ascending' },
      limit: 1,
    })
    if (oldest) await favourites.remove({ id: oldest.id })
  }
  await favourites.insert({ id, memberId, nodeId, vendor, gameType, createdAt: now() })
}

export async function removeFavourite(
  { favourites }: Pick<DomainTables, 'favourites'>,
  memberId: string,
  game: Pick<Game, 'nodeId'>,
): Promise<void> {
  await favourites.remove({ id: idOf(memberId, game) })
}

export const isFavourite = async (
  { favourites }: Pick<DomainTables, 'favourites'>,
  memberId: string,
  game: Pick<Game, 'nodeId'>,
): Promise<boolean> => (await favourites.get(idOf(memberId, game))) !== undefined

/** A member's favourites, newest first. */
export const favouritesOf = ({ favourites }: Pick<DomainTables, 'favourites'>, memberId: string) =>
  favourites.find({
    where: { memberId },
    orderBy: { column: 'createdAt', direction: 'descending' },
    limit: mostFavourites,
  })

/** Records that a member plays a game now, for the list of recent games. */
export async function rememberPlayed(
  { now }: Pick<Context, 'now'>,
  { recentGames }: Pick<DomainTables, 'recentGames'>,
  memberId: string,
  { nodeId, vendor, gameType }: MarkedGame,
): Promise<void> {
  const id = idOf(memberId, { nodeId })
  const playedAt = now()
  if (await recentGames.update(id, { playedAt })) return
  const kept = await recentOf({ recentGames }, memberId)
  const oldest = kept.length >= mostRecent ? kept.at(-1) : undefined
  if (oldest) await recentGames.remove({ id: oldest.id })
  await recentGames.insert({ id, memberId, nodeId, vendor, gameType, playedAt })
}

/** A member's recently played games, newest first. */
export const recentOf = ({ recentGames }: Pick<DomainTables, 'recentGames'>, memberId: string) =>
  recentGames.find({
    where: { memberId },
    orderBy: { column: 'playedAt', direction: 'descending' },
    limit: mostRecent,
  })
