import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { LastDraw } from './LastDraw.tsx'
import { OwnTicket } from './OwnTicket.tsx'
import { useRaffle } from './raffle.queries.ts'

/** Raffle for a member: this week's ticket, and the last draw. */
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
        // A prize that the member has won comes first.
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
