import type { Value } from '../../../api/operations.ts'

type Vip = Pick<Value<'GET /wps/vip'>, 'bonuses' | 'keptUntil'>

/** Timers of browsers end within 24 days. */
const longest = 86_400_000

/**
 * Milliseconds until the level or a bonus changes by time alone: a week ends, a birthday comes, bets
 * grow too old. At most a day, after which it is asked again.
 */
export function nextChange({ bonuses, keptUntil }: Vip, now: number): number {
  const moments = [keptUntil, ...bonuses.flatMap(({ from, until }) => [from, until])]
  const ahead = moments
    .filter((moment) => moment !== undefined)
    .map((moment) => Date.parse(moment) - now)
    .filter((wait) => wait >= 0)
  // The server decides by its own clock: a moment later it has changed there too.
  return Math.min(longest, ...ahead) + 1000
}
