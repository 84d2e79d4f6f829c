import type { Behaviour } from '../gen/behaviour.ts'
import { answer, fault } from '../server/handler.ts'
import { findGame } from '../world/games/catalogue.ts'
import { recentOf } from '../world/games/memberGames.ts'
import { languageOf } from '../world/games/showGame.ts'
import { findLottery, lotteryCatalogue } from '../world/lottery/lotteryGames.ts'
import { lotteryMenu, openedNumbers } from '../world/lottery/lotteryMenus.ts'

/** How many of the member's lotteries her menu shows. */
const mostRecentLotteries = 10

export const lottery = {
  'GET /lgw/games/game_menus': ({ world, query, headers }) => {
    const language = languageOf(query?.language, headers)
    return answer(lotteryMenu(query?.prizeMode, { language, now: world.now() }))
  },
  'GET /lgw/vn/games/game_menu': ({ world, query, headers }) => {
    const language = languageOf(query.language, headers)
    return answer(lotteryMenu(query.prizeMode, { language, now: world.now() }))
  },
  'GET /lgw/vn/games/game_menu/recent': async ({ world, query, headers, caller: { member } }) => {
    const played = await recentOf(world.store, member.id)
    const codes = played
      .map(({ nodeId }) => findGame(nodeId)?.gameCode ?? '')
      .filter((code) => findLottery(code) !== undefined)
      .slice(0, mostRecentLotteries)
    const language = languageOf(query?.language, headers)
    return answer(lotteryMenu(query?.prizeMode, { language, now: world.now() }, codes))
  },
  'GET /lgw/vn/numeros/opened/game': ({ world, query, headers }) => {
    const found = findLottery(query.gameCode)
    if (!found) return fault('NOT_FOUND')
    const language = languageOf(query.language, headers)
    return answer(openedNumbers(found, query.limit ?? 20, { language, now: world.now() }))
  },
  'GET /lotto/lgw/games/opened/numero': ({ world, query, headers }) => {
    const language = languageOf(query?.language, headers)
    const list = lotteryCatalogue
      .filter(({ gameClassify }) => !query?.group || gameClassify === query.group)
      .map((game) => openedNumbers(game, query?.limit ?? 1, { language, now: world.now() }))
    return answer({ list })
  },
} satisfies Partial<Behaviour>
