/**
 * The wins that the winner board shows: those of this platform's players, among those of other places.
 */

import type { BoardWin } from '../../base/content/boardWin.ts'
import type { Game } from '../../base/content/game.ts'
import type { Context } from '../../base/context/context.ts'
import { dayLength } from '../../base/time/marketTime.ts'

/**
 * The board: every big win of this platform's last day, the newest where there are too many; what room
 * they leave is filled with the largest of others. The largest first.
 * @param games those whose wins it shows.
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
