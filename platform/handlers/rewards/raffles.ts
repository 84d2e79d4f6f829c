import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { type LastDraw, raffleStanding } from '../../domain/play/rewards/raffleStanding.ts'
import { claimTicket, numberText } from '../../domain/play/rewards/raffles.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import { timeText } from '../base/rewardShapes.ts'

const showLastDraw = ({
  drawsAt,
  tickets,
  number,
  ownNumber,
  hasWon,
  rewardId,
}: LastDraw): components['schemas']['RaffleDraw'] => ({
  drawsAt: timeText(drawsAt),
  tickets,
  hasWon,
  ...(number !== undefined && { number: numberText(number) }),
  ...(ownNumber !== undefined && { ownNumber: numberText(ownNumber) }),
  ...(rewardId !== undefined && { rewardId }),
})

export const raffles = {
  'GET /wps/raffles/{promotionId}': async ({ context, path: { promotionId }, caller }) => {
    const standing = await raffleStanding(context, { memberId: caller.member.id, promotionId })
    if (!standing) return fault('NOT_FOUND')
    const { raffle, startsAt, drawsAt, tickets, number, lastDraw } = standing
    return answer({
      promotionId,
      prize: toDecimal(raffle.prize),
      startsAt: timeText(startsAt),
      drawsAt: timeText(drawsAt),
      tickets,
      ...(number !== undefined && { number: numberText(number) }),
      turnover: toDecimal(standing.turnover),
      turnoverRequired: toDecimal(raffle.turnover),
      missing: toDecimal(standing.missing),
      canClaim: standing.canClaim,
      ...(lastDraw && { lastDraw: showLastDraw(lastDraw) }),
    })
  },
  'POST /wps/relay/MCS2_claimRafflePromotion': (call) =>
    onceByRules(call, 'claimRafflePromotion', async (tables) => {
      const { promotionId } = call.body
      const which = { memberId: call.caller.member.id, promotionId }
      const ticket = await claimTicket(call.context, tables, which)
      return {
        promotionId,
        number: numberText(ticket.number),
        drawsAt: timeText(ticket.drawsAt),
        prize: toDecimal(ticket.prize),
      }
    }),
} satisfies Pick<
  Behaviour,
  'GET /wps/raffles/{promotionId}' | 'POST /wps/relay/MCS2_claimRafflePromotion'
>
