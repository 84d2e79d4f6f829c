import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { pageOf } from '../../domain/base/storage/pageOf.ts'
import { vassalageGameTypes, vendorLanes, vendorSorting } from '../../domain/play/games/lanes.ts'
import { isFavourite } from '../../domain/play/games/memberGames.ts'
import { readOffer } from '../../domain/play/games/offer.ts'
import {
  canStart,
  languageOf,
  showDetails,
  showGame,
  suggestionsFor,
} from '../../domain/play/games/showGame.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answerConditionally } from '../../server/answerConditionally.ts'
import { answer, fault } from '../../server/handler.ts'
import { gameFilterOf, nonEmpty } from './gameFilter.ts'

const mostHot = 60

export const games = {
  'GET /wps/relay/GCSGAME_gameList': async ({ context, query, headers }) => {
    const language = languageOf(query.language, headers)
    const offer = await readOffer(context)
    if (nonEmpty(query.gameName)) await context.content.catalogue.prepareSearch()
    const found = offer.games(
      { ...gameFilterOf(query), name: query.gameName },
      { by: query.sort ?? 'POPULAR', language },
    )
    const pageSize = query.pageSize ?? 18
    const { items, total } = pageOf(found, { page: query.pageNo ?? 1, pageSize })
    const page = {
      games: items.map((game) => showGame(game, language, context.providers.images)),
      totalPages: Math.ceil(total / pageSize),
      total,
    }
    return answerConditionally(page, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCSGAME_hotGamesV2': async ({ context, query, headers }) => {
    const language = languageOf(query.language, headers)
    const offer = await readOffer(context)
    const hot = offer.games({ ...gameFilterOf(query), isHot: true })
    const list = hot
      .slice(0, mostHot)
      .map((game) => showGame(game, language, context.providers.images))
    return answerConditionally({ list }, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCSGAME_newGameVendor': async ({ context, headers }) => {
    const lanes = vendorLanes(await readOffer(context), context.providers.images)
    return answerConditionally({ lanes, sorting: vendorSorting(lanes) }, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCSGAME_getVassGameType': async ({ context, query, headers }) => {
    const list = vassalageGameTypes(await readOffer(context), {
      vendor: nonEmpty(query?.vassalage),
      gameType: nonEmpty(query?.gameType),
    })
    return answerConditionally({ list }, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCS_gameLaunchFB': async ({ context, query, headers }) => {
    const offer = await readOffer(context)
    const game = offer.find(query.nodeId)
    if (game?.isGame !== 'GAME') return fault('NOT_FOUND')
    const { launchGameCDNs } = await readPlatform(context.store)
    const language = languageOf(query.language, headers)
    const playable = canStart(game)
    return answer({
      nodeId: game.nodeId,
      playable,
      ...(!playable && { code: 'GAME_MAINTENANCE' as const }),
      hosts: launchGameCDNs,
      window: { width: 1280, height: 720 },
      suggestions: suggestionsFor(game, offer).map((other) =>
        showGame(other, language, context.providers.images),
      ),
    })
  },
  'GET /wps/relay/GLS2_roomList': async ({ context, query, headers }) => {
    const { vassalage, gameClassify, page = 1, pageSize = 20 } = query ?? {}
    const offer = await readOffer(context)
    const tables = offer.games(gameFilterOf({ gameType: 'LIVE', vassalage, gameClassify }))
    const { items, total } = pageOf(tables, { page, pageSize })
    return answer({
      list: await context.content.rooms(items, languageOf(query?.language, headers), context),
      totalPages: Math.ceil(total / pageSize),
    })
  },
  'GET /wps/games/{nodeId}': async ({ context, path, query, headers, caller }) => {
    const offer = await readOffer(context)
    const game = offer.find(path.nodeId)
    if (game?.isGame !== 'GAME') return fault('NOT_FOUND')
    const isFavorite =
      caller.kind === 'member' && (await isFavourite(context.store, caller.member.id, game))
    const details = showDetails(game, languageOf(query?.language, headers), {
      offer,
      images: context.providers.images,
    })
    return answer({ ...details, isFavorite })
  },
} satisfies Partial<Behaviour>
