/** Results of draws. They follow from a stored secret and are never computed before the draw. */

import type { ResultSources } from '../../../platform/domain/base/content/resultSources.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { type Prizes, prizesOfDraw, sortPrizes } from '../../rules/lottery/drawnNumbers.ts'
import { type RoundSecret, secretOf } from '../../rules/sharedRounds.ts'
import { type LotteryGame, lotteryRulesOf } from '../games/lotteryGames.ts'
import { lastDraws } from './drawTimes.ts'

/** Id of a draw that is unique among the draws of all lotteries. */
export const drawRoundId = ({ code }: Pick<LotteryGame, 'code'>, drawId: string): string =>
  `${code}-${drawId}`

/** Drawn numbers in the order of the draw. The caller must check that the draw has taken place. */
export const drawnPrizes = (
  secret: RoundSecret,
  game: LotteryGame,
  drawId: string,
): Promise<Prizes> => prizesOfDraw(secret, lotteryRulesOf(game), drawRoundId(game, drawId))

/** Results of the last draws up to now, newest first. Must not be called inside a transaction. */
export async function openedDraws(
  sources: ResultSources,
  game: LotteryGame,
  count: number,
): Promise<components['schemas']['OpenedDraw'][]> {
  const secret = await secretOf(sources)
  return Promise.all(
    lastDraws(game, sources.now(), count).map(async ({ drawId, at }) => ({
      drawId,
      drawnAt: new Date(at).toISOString(),
      prizes: sortPrizes(game, await drawnPrizes(secret, game, drawId)),
    })),
  )
}
