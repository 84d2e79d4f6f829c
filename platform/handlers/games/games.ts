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
  'GET /wps/relay/GCSGAME_gameList': async ({ world, query, headers }) => {
    const language = languageOf(query.language, headers)
    const offer = await readOffer(world)
    if (nonEmpty(query.gameName)) await world.content.catalogue.prepareSearch()
    const found = offer.games(
      { ...gameFilterOf(query), name: query.gameName },
      { by: query.sort ?? 'POPULAR', language },
    )
    const pageSize = query.pageSize ?? 18
    const { items, total } = pageOf(found, { page: query.pageNo ?? 1, pageSize })
    const page = {
      games: items.map((game) => showGame(game, language, world.providers.images)),
      totalPages: Math.ceil(total / pageSize),
      total,
    }
    return answerConditionally(page, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCSGAME_hotGamesV2': async ({ world, query, headers }) => {
    const language = languageOf(query.language, headers)
    const offer = await readOffer(world)
    const hot = offer.games({ ...gameFilterOf(query), isHot: true })
    const list = hot
      .slice(0, mostHot)
      .map((game) => showGame(game, language, world.providers.images))
    return answerConditionally({ list }, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCSGAME_newGameVendor': async ({ world, headers }) => {
    const lanes = vendorLanes(await readOffer(world), world.providers.images)
    return answerConditionally({ lanes, sorting: vendorSorting(lanes) }, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCSGAME_getVassGameType': async ({ world, query, headers }) => {
    const list = vassalageGameTypes(await readOffer(world), {
      vendor: nonEmpty(query?.vassalage),
      gameType: nonEmpty(query?.gameType),
    })
    return answerConditionally({ list }, headers?.['If-None-Match'])
  },
  'GET /wps/relay/GCS_gameLaunchFB': async ({ world, query, headers }) => {
    const offer = await readOffer(world)
    const game = offer.find(query.nodeId)
    if (game?.isGame !== 'GAME') return fault('NOT_FOUND')
    const { launchGameCDNs } = await readPlatform(world.store)
    const language = languageOf(query.language, headers)
    const playable = canStart(game)
    return answer({
      nodeId: game.nodeId,
      playable,
      ...(!playable && { code: 'GAME_MAINTENANCE' as const }),
      hosts: launchGameCDNs,
      window: { width: 1280, height: 720 },
      suggestions: suggestionsFor(game, offer).map((other) =>
        showGame(other, language, world.providers.images),
      ),
    })
  },
  'GET /wps/relay/GLS2_roomList': async ({ world, query, headers }) => {
    const { vassalage, gameClassify, page = 1, pageSize = 20 } = query ?? {}
    const offer = await readOffer(world)
    const tables = offer.games(gameFilterOf({ gameType: 'LIVE', vassalage, gameClassify }))
    const { items, total } = pageOf(tables, { page, pageSize })
    return answer({
      list: world.content.rooms(items, languageOf(query?.language, headers), world.now()),
      totalPages: Math.ceil(total / pageSize),
    })
  },
  'GET /wps/games/{nodeId}': async ({ world, path, query, headers, caller }) => {
    const offer = await readOffer(world)
    const game = offer.find(path.nodeId)
    if (game?.isGame !== 'GAME') return fault('NOT_FOUND')
    const isFavorite =
      caller.kind === 'member' && (await isFavourite(world.store, caller.member.id, game))
    const details = showDetails(game, languageOf(query?.language, headers), {
      offer,
      images: world.providers.images,
    })
    return answer({ ...details, isFavorite })
  },
} satisfies Partial<Behaviour>
