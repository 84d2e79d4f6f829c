import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { LastDraw } from './LastDraw.tsx'
import { OwnTicket } from './OwnTicket.tsx'
import { useRaffle } from './raffle.queries.ts'

/** A raffle as a member sees it: their ticket of this week, and what the last draw gave. */
export function RaffleStanding({ promotionId }: { promotionId: string }) {
  return (
    <QueryPart
      query={useRaffle(promotionId)}
      failedId="promotions.raffle.failed"
      placeholder={<Skeleton count={3} />}
    >
      {(raffle) => {
        const { lastDraw, prize } = raffle
        const last = lastDraw && <LastDraw draw={lastDraw} prize={prize} />
        // A prize that has been won stands first.
        return (
          <>
            {lastDraw?.hasWon && last}
            <OwnTicket raffle={raffle} />
            {!lastDraw?.hasWon && last}
          </>
        )
      }}
    </QueryPart>
  )
}
