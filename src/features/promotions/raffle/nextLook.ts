import type { Value } from '../../../api/operations.ts'

type Raffle = Pick<Value<'GET /wps/raffles/{promotionId}'>, 'drawsAt' | 'lastDraw'>

/** Poll interval in milliseconds during a draw, which takes seconds. */
const whileDrawing = 5000
/** Maximum poll interval in milliseconds: browser timers overflow after 24 days. */
const longest = 86_400_000

/**
 * Milliseconds until the next poll of a raffle: soon while a draw is in progress, otherwise after
 * the next draw, within a day.
 */
export function nextLook({ drawsAt, lastDraw }: Raffle, now: number): number {
  if (lastDraw && lastDraw.number === undefined) return whileDrawing
  const wait = Date.parse(drawsAt) - now
  // The server uses its own clock, so the poll waits one second longer.
  return wait < 0 ? whileDrawing : Math.min(longest, wait + 1000)
}
