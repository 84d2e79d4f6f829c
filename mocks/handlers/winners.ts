import { toDecimal } from '../../src/lib/money.ts'
import { gameArt } from '../art/artUrls.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../server/handler.ts'
import { gameName } from '../world/games/catalogue.ts'
import { nameLanguageOf } from '../world/games/gameNames.ts'
import { jackpotAt } from '../world/games/jackpot.ts'
import { offerIn } from '../world/games/offer.ts'
import { hasProvider } from '../world/money/depositMethods.ts'
import { marketRulesOf } from '../world/platform/markets.ts'
import { readPlatform } from '../world/platform/platformSettings.ts'
import { winnerBoard } from '../world/play/winnerBoard.ts'

async function getRankList(call: Call<'getRankList'>): Promise<Outcome<'getRankList'>> {
  const { world, query, headers } = call
  const { gameCategory = 'ALL', limitNum = 20 } = query ?? {}
  const gameType = gameCategory === 'ALL' ? undefined : gameCategory
  const language = nameLanguageOf(query?.language ?? headers?.['Accept-Language'])
  const { market } = await readPlatform(world.store)
  const offer = offerIn(market)
  const onBoard = (nodeId: string) => {
    const game = offer.find(nodeId)
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
      const game = offer.find(nodeId)
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

async function getJackpot({ world }: Call<'getJackpot'>): Promise<Outcome<'getJackpot'>> {
  const platform = await readPlatform(world.store)
  const { market } = platform
  const { jackpot: isShown } = marketRulesOf(market)
  if (!isShown || !hasProvider(platform)) return answer({ isShown })
  const now = world.now()
  const { amount, perMinute } = jackpotAt(now)
  const pool = {
    ...{ amount: toDecimal(amount), perMinute: toDecimal(perMinute) },
    ...{ currency: market.currency, at: new Date(now).toISOString() },
  }
  return answer({ isShown, pool })
}

export const winners = {
  'GET /wps/jackpot': getJackpot,
  'GET /wps/relay/GCSGAME_getRankList': getRankList,
} satisfies Partial<Behaviour>
