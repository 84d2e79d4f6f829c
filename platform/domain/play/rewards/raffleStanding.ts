/** Standing of a member in a raffle: this week's draw and the previous one (API-59). */

import type { Raffle } from '../../base/content/raffle.ts'
import type { Context } from '../../base/context/context.ts'
import { turnoverOf } from '../../money/ledger/turnover.ts'
import { claimableReward } from './claimableReward.ts'
import { type RaffleWeek, raffleOf, raffleWeekAt, ticketId, winnerOf } from './raffles.ts'

/** Draw of the previous week. */
export type LastDraw = {
  drawsAt: number
  tickets: number
  /** Winning number; undefined until it is drawn. */
  number: number | undefined
  ownNumber: number | undefined
  hasWon: boolean
  /** Id of the reward with the member's prize; undefined unless it can be claimed. */
  rewardId: string | undefined
}

export type RaffleStanding = RaffleWeek & {
  raffle: Raffle
  tickets: number
  /** Number of the member's ticket; undefined without a ticket. */
  number: number | undefined
  /** Sum of the member's valid bets in the week; in minor units, like `missing`. */
  turnover: number
  /** Turnover that the member still needs for a ticket. */
  missing: number
  canClaim: boolean
  /** Undefined if there were no tickets in the previous week. */
  lastDraw: LastDraw | undefined
}

/** Standing of a member in a raffle; undefined if the promotion is not a raffle. */
export async function raffleStanding(
  context: Context,
  { memberId, promotionId }: { memberId: string; promotionId: string },
): Promise<RaffleStanding | undefined> {
  const raffle = raffleOf(context, promotionId)
  if (!raffle) return undefined
  const week = raffleWeekAt(promotionId, context.now())
  const { drawId, startsAt, drawsAt } = week
  const { raffleTickets } = context.store
  const own = await raffleTickets.get(ticketId(week, memberId))
  const turnover = await turnoverOf(context.store, memberId, { from: startsAt, to: drawsAt })
  const missing = Math.max(0, raffle.turnover - turnover)
  return {
    ...week,
    raffle,
    tickets: await raffleTickets.count({ drawId }),
    number: own?.number,
    turnover,
    missing,
    canClaim: own === undefined && missing === 0,
    lastDraw: await lastDrawOf(context, memberId, raffleWeekAt(promotionId, startsAt - 1)),
  }
}

async function lastDrawOf(
  context: Context,
  memberId: string,
  week: RaffleWeek,
): Promise<LastDraw | undefined> {
  const { drawId, drawsAt } = week
  const tickets = await context.store.raffleTickets.count({ drawId })
  if (tickets === 0) return undefined
  const own = await context.store.raffleTickets.get(ticketId(week, memberId))
  const winner = await winnerOf(context.store, drawId)
  const reward = await claimableReward(context, { memberId, kind: 'RAFFLE', reference: drawId })
  return {
    drawsAt,
    tickets,
    number: winner?.number,
    ownNumber: own?.number,
    hasWon: winner?.memberId === memberId,
    rewardId: reward?.id,
  }
}
