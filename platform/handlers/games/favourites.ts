import { passesFilter } from '../../domain/base/content/catalogue.ts'
import type { Game } from '../../domain/base/content/game.ts'
import { againIfTaken } from '../../domain/base/storage/againIfTaken.ts'
import { pageOf } from '../../domain/base/storage/pageOf.ts'
import {
  addFavourite,
  favouritesOf,
  recentOf,
  removeFavourite,
} from '../../domain/play/games/memberGames.ts'
import { type Offer, readOffer } from '../../domain/play/games/offer.ts'
import { languageOf, showGame } from '../../domain/play/games/showGame.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'
import { gameFilterOf } from './gameFilter.ts'

/** Games of stored rows that match the filter of a query and are still offered. */
function gamesOfRows(
  offer: Offer,
  rows: readonly { nodeId: string }[],
  query: Parameters<typeof gameFilterOf>[0],
): Game[] {
  const passes = passesFilter(gameFilterOf(query))
  return rows
    .map(({ nodeId }) => offer.find(nodeId))
    .filter((game) => game !== undefined)
    .filter(passes)
}

export const favourites = {
  'GET /wps/relay/MCSFE_getFavoriteGames': async ({ context, caller: { member } }) => {
    const games = gamesOfRows(
      await readOffer(context),
      await favouritesOf(context.store, member.id),
      {},
    )
    return answer({
      list: games.map(({ nodeId, vendor, gameType }) => ({ nodeId, vendor, gameType })),
    })
  },
  'GET /wps/relay/MCSFE_getFavoriteGamesList': async ({ context, query, headers, caller }) => {
    const { pageNo = 1, pageSize = 999 } = query
    const games = gamesOfRows(
      await readOffer(context),
      await favouritesOf(context.store, caller.member.id),
      query,
    )
    const { items, total } = pageOf(games, { page: pageNo, pageSize })
    const language = languageOf(query.language, headers)
    return answer({
      content: items.map((game) => showGame(game, language, context.providers.images)),
      pageNum: pageNo,
      totalPages: Math.ceil(total / pageSize),
    })
  },
  'POST /wps/relay/MCSFE_addFavoriteGameV2': async ({ context, body, caller: { member } }) => {
    const game = (await readOffer(context)).find(body.nodeId)
    if (!game || game.vendor !== body.vendor || game.gameType !== body.gameType) {
      return fault('NOT_FOUND')
    }
    await againIfTaken(() =>
      context.store.transaction((tables) => addFavourite(context, tables, member.id, game)),
    )
    return answer(undefined)
  },
  'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': async ({
    context,
    query,
    caller: { member },
  }) => {
    await removeFavourite(context.store, member.id, query)
    return answer(undefined)
  },
  'GET /wps/relay/GCS_recentGame': async ({ context, query, headers, caller: { member } }) => {
    const { page = 1, pageSize = 12 } = query
    const games = gamesOfRows(
      await readOffer(context),
      await recentOf(context.store, member.id),
      query,
    )
    const { items, total } = pageOf(games, { page, pageSize })
    const language = languageOf(query.language, headers)
    return answer({
      list: items.map((game) => showGame(game, language, context.providers.images)),
      totalPages: Math.ceil(total / pageSize),
    })
  },
} satisfies Partial<Behaviour>
