import type { Value } from '../../../api/operations.ts'

type Raffle = Pick<Value<'GET /wps/raffles/{promotionId}'>, 'drawsAt' | 'lastDraw'>

/** Milliseconds. A draw is made within seconds of its time. */
const whileDrawing = 5000
/** Timers of browsers end within 24 days. */
const longest = 86_400_000

/**
 * Milliseconds until a raffle is to be looked at again: soon while its ticket is being drawn, else
 * when the next one is. At most a day.
 */
export function nextLook({ drawsAt, lastDraw }: Raffle, now: number): number {
  if (lastDraw && lastDraw.number === undefined) return whileDrawing
  const wait = Date.parse(drawsAt) - now
  // The server decides by its own clock: a moment later the week is over there too.
  return wait < 0 ? whileDrawing : Math.min(longest, wait + 1000)
}
