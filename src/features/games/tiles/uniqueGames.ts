import type { components } from '../../../api/gen/paths.ts'

type Game = components['schemas']['Game']

/** Games without duplicates of the server. */
export function uniqueGames(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()]
}
