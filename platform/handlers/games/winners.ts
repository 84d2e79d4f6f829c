import { toDecimal } from '../../../src/lib/money.ts'
import { gameName } from '../../domain/base/content/game.ts'
import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import { marketRulesOf } from '../../domain/base/platform/markets.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { offerIn } from '../../domain/play/games/offer.ts'
import { winnerBoard } from '../../domain/play/games/winnerBoard.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'

async function getRankList(call: Call<'getRankList'>): Promise<Outcome<'getRankList'>> {
  const { context, query, headers } = call
  const { gameCategory = 'ALL', limitNum = 20 } = query ?? {}
  const gameType = gameCategory === 'ALL' ? undefined : gameCategory
  const language = nameLanguageOf(query?.language ?? headers?.['Accept-Language'])
  const { market } = await readPlatform(context.store)
  const offer = offerIn(context.content.catalogue, market)
  const wins = await winnerBoard(context, offer.games({ gameType }), limitNum)
  return answer({
    entries: wins.flatMap(({ winId, customerName, nodeId, amount, at }) => {
      const game = offer.find(nodeId)
      if (!game) return []
      const vo = {
        winId,
        customerName,
        nodeId,
        gameName: gameName(game, language),
        iconUrl: context.providers.images?.game(nodeId) ?? '',
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

async function getJackpot({ context }: Call<'getJackpot'>): Promise<Outcome<'getJackpot'>> {
  const { market } = await readPlatform(context.store)
  const { jackpot: isShown } = marketRulesOf(market)
  if (!isShown || !context.providers.vendors) return answer({ isShown })
  const now = context.now()
  const held = context.content.jackpot(now)
  if (!held) return answer({ isShown })
  const pool = {
    amount: toDecimal(held.amount),
    perMinute: toDecimal(held.perMinute),
    currency: market.currency,
    at: new Date(now).toISOString(),
  }
  return answer({ isShown, pool })
}

export const winners = {
  'GET /wps/jackpot': getJackpot,
  'GET /wps/relay/GCSGAME_getRankList': getRankList,
} satisfies Partial<Behaviour>
