import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { LastDraw } from './LastDraw.tsx'
import { OwnTicket } from './OwnTicket.tsx'

type Raffle = Pick<Value<'GET /wps/raffles/{promotionId}'>, 'drawsAt' | 'lastDraw'>

/** Poll interval in milliseconds during a draw, which takes a few seconds. */
const whileDrawing = 5000
/** Maximum poll interval in milliseconds: browser timers overflow after 24 days. */
const maxInterval = 86_400_000

/**
 * Milliseconds until the next poll of a raffle. During a draw this is `whileDrawing`. Otherwise the
 * next poll is just after the next draw, but after `maxInterval` at the latest.
 */
export function nextLook({ drawsAt, lastDraw }: Raffle, now: number): number {
  if (lastDraw && lastDraw.number === undefined) return whileDrawing
  const wait = Date.parse(drawsAt) - now
  // The server's clock may be behind, so the poll waits one more second.
  return wait < 0 ? whileDrawing : Math.min(maxInterval, wait + 1000)
}

/** Query of a raffle from the member's point of view, polled while the component is mounted. */
const useRaffle = (promotionId: string) =>
  useQuery({
    ...read('/wps/raffles/{promotionId}', { path: { promotionId } }),
    refetchInterval: ({ state: { data } }) => (data ? nextLook(data, Date.now()) : false),
  })

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
        // A win is shown above the ticket for this week.
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
