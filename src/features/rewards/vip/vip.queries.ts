import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'

type Vip = Pick<Value<'GET /wps/vip'>, 'bonuses' | 'keptUntil'>

/** Longest wait in milliseconds: one day, because browser timers overflow after 24 days. */
const maxWait = 86_400_000

/**
 * Milliseconds until the level or a bonus changes by the passage of time: a week ends, a birthday
 * begins, or bets leave the period that counts. At most one day.
 */
export function nextChange({ bonuses, keptUntil }: Vip, now: number): number {
  const moments = [keptUntil, ...bonuses.flatMap(({ from, until }) => [from, until])]
  const ahead = moments
    .filter((moment) => moment !== undefined)
    .map((moment) => Date.parse(moment) - now)
    .filter((wait) => wait >= 0)
  // The server's clock may be behind, so the query waits one more second.
  return Math.min(maxWait, ...ahead) + 1000
}

/** The member's VIP level and bonuses, refetched whenever they change by the passage of time. */
export const useVip = (options: { enabled?: boolean } = {}) =>
  useQuery({
    ...read('/wps/vip', {}),
    ...options,
    refetchInterval: ({ state: { data } }) => (data ? nextChange(data, Date.now()) : false),
  })
