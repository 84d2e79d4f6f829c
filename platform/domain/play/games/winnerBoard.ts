/** Winner board: wins of this platform's players, completed with wins from other platforms. */

import type { BoardWin } from '../../base/content/boardWin.ts'
import type { Game } from '../../base/content/game.ts'
import type { Context } from '../../base/context/context.ts'
import { dayLength } from '../../base/time/marketTime.ts'

/**
 * Up to `limit` wins for the board, largest first. The newest big wins of the last day on this
 * platform are selected first. The remaining places are filled with the largest wins from other
 * platforms.
 * @param games games whose wins are shown.
 */
export async function winnerBoard(
  context: Pick<Context, 'store' | 'content' | 'now'>,
  games: readonly Game[],
  limit: number,
): Promise<BoardWin[]> {
  const now = context.now()
  const shown = new Set(games.map(({ nodeId }) => nodeId))
  const rows = await context.store.bigWins.find({
    where: { at: { atLeast: now - dayLength } },
    orderBy: { column: 'at', direction: 'descending' },
    limit: 10 * limit,
  })
  const largest = (one: BoardWin, other: BoardWin) => other.amount - one.amount
  const own = rows
    .filter(({ nodeId }) => shown.has(nodeId))
    .slice(0, limit)
    .map(({ id, ...row }) => ({ winId: id, ...row }))
  const others = context.content.winsElsewhere(games, now).toSorted(largest)
  return [...own, ...others.slice(0, limit - own.length)].toSorted(largest)
}
