import { recentOf } from '../../domain/play/games/memberGames.ts'
import { languageOf } from '../../domain/play/games/showGame.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

/** Number of recent lotteries in a member's menu. */
const mostRecentLotteries = 10

export const lottery = {
  'GET /lgw/games/game_menus': ({ context, query, headers }) => {
    const view = { language: languageOf(query?.language, headers), now: context.now() }
    return answer(context.content.lotteries.menu(query?.prizeMode, view))
  },
  'GET /lgw/vn/games/game_menu': ({ context, query, headers }) => {
    const view = { language: languageOf(query.language, headers), now: context.now() }
    return answer(context.content.lotteries.menu(query.prizeMode, view))
  },
  'GET /lgw/vn/games/game_menu/recent': async ({ context, query, headers, caller: { member } }) => {
    const { catalogue, lotteries } = context.content
    const played = await recentOf(context.store, member.id)
    const codes = played
      .map(({ nodeId }) => catalogue.find(nodeId)?.gameCode ?? '')
      .filter((code) => lotteries.gameOf(code) !== undefined)
      .slice(0, mostRecentLotteries)
    const view = { language: languageOf(query?.language, headers), now: context.now() }
    return answer(lotteries.menu(query?.prizeMode, view, codes))
  },
  'GET /lgw/vn/numeros/opened/game': async ({ context, query, headers }) => {
    const view = { language: languageOf(query.language, headers), now: context.now() }
    const opened = await context.content.lotteries.listOpenedNumbers(
      context,
      query.gameCode,
      query.limit ?? 20,
      view,
    )
    return opened ? answer(opened) : fault('NOT_FOUND')
  },
  'GET /lotto/lgw/games/opened/numero': async ({ context, query, headers }) => {
    const { lotteries } = context.content
    const view = { language: languageOf(query?.language, headers), now: context.now() }
    const listed = await Promise.all(
      lotteries
        .codes(query?.group)
        .map((code) => lotteries.listOpenedNumbers(context, code, query?.limit ?? 1, view)),
    )
    return answer({ list: listed.filter((numbers) => numbers !== undefined) })
  },
} satisfies Partial<Behaviour>
