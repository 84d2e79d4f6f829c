import { recentOf } from '../../domain/play/games/memberGames.ts'
import { languageOf } from '../../domain/play/games/showGame.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

/** How many of the member's lotteries their menu shows. */
const mostRecentLotteries = 10

export const lottery = {
  'GET /lgw/games/game_menus': ({ world, query, headers }) => {
    const view = { language: languageOf(query?.language, headers), now: world.now() }
    return answer(world.content.lotteries.menu(query?.prizeMode, view))
  },
  'GET /lgw/vn/games/game_menu': ({ world, query, headers }) => {
    const view = { language: languageOf(query.language, headers), now: world.now() }
    return answer(world.content.lotteries.menu(query.prizeMode, view))
  },
  'GET /lgw/vn/games/game_menu/recent': async ({ world, query, headers, caller: { member } }) => {
    const { catalogue, lotteries } = world.content
    const played = await recentOf(world.store, member.id)
    const codes = played
      .map(({ nodeId }) => catalogue.find(nodeId)?.gameCode ?? '')
      .filter((code) => lotteries.gameOf(code) !== undefined)
      .slice(0, mostRecentLotteries)
    const view = { language: languageOf(query?.language, headers), now: world.now() }
    return answer(lotteries.menu(query?.prizeMode, view, codes))
  },
  'GET /lgw/vn/numeros/opened/game': ({ world, query, headers }) => {
    const view = { language: languageOf(query.language, headers), now: world.now() }
    const opened = world.content.lotteries.listOpenedNumbers(
      query.gameCode,
      query.limit ?? 20,
      view,
    )
    return opened ? answer(opened) : fault('NOT_FOUND')
  },
  'GET /lotto/lgw/games/opened/numero': ({ world, query, headers }) => {
    const { lotteries } = world.content
    const view = { language: languageOf(query?.language, headers), now: world.now() }
    const list = lotteries
      .codes(query?.group)
      .map((code) => lotteries.listOpenedNumbers(code, query?.limit ?? 1, view))
      .filter((opened) => opened !== undefined)
    return answer({ list })
  },
} satisfies Partial<Behaviour>
