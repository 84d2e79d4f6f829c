import { toDecimal } from '../../src/lib/money.ts'
import { gameArt } from '../art/artUrls.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../server/handler.ts'
import { findGame, gameName } from '../world/games/catalogue.ts'
import { nameLanguageOf } from '../world/games/gameNames.ts'
import { readPlatform } from '../world/platform/platformSettings.ts'
import { winnerBoard } from '../world/play/winnerBoard.ts'

async function getRankList(call: Call<'getRankList'>): Promise<Outcome<'getRankList'>> {
  const { world, query, headers } = call
  const { gameCategory = 'ALL', limitNum = 20 } = query ?? {}
  const gameType = gameCategory === 'ALL' ? undefined : gameCategory
  const language = nameLanguageOf(query?.language ?? headers?.['Accept-Language'])
  const { market } = await readPlatform(world.store)
  const onBoard = (nodeId: string) => {
    const game = findGame(nodeId)
    return game !== undefined && (gameType === undefined || game.gameType === gameType)
  }
  const wins = await winnerBoard(
    world.store,
    world.now(),
    { limit: limitNum, games: onBoard },
    gameType,
  )
  return answer({
    entries: wins.flatMap(({ winId, customerName, nodeId, amount, at }) => {
      const game = findGame(nodeId)
      if (!game) return []
      const vo = {
        ...{ winId, customerName, nodeId },
        gameName: gameName(game, language),
        iconUrl: gameArt(nodeId),
        winAmount: toDecimal(amount),
        currency: market.currency,
        vassalage: game.vendor,
        gameType: game.gameType,
        wonAt: new Date(at).toISOString(),
      }
      return [{ vo }]
    }),
  })
}

export const winners = {
  'GET /wps/relay/GCSGAME_getRankList': getRankList,
} satisfies Partial<Behaviour>
