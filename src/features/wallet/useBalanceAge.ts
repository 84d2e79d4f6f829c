import { useOnline } from '../../kit/page/useOnline.ts'
import { useIsLive } from '../../kit/realtime/events.ts'
import { useNow } from '../../kit/timing/useNow.ts'
import { type BalanceAge, balanceAge } from './balanceAge.ts'

/** Milliseconds between updates of the age, which is shown in minutes. */
const lookAtClockEvery = 10_000

type Reading = { dataUpdatedAt: number; isError: boolean; failureCount: number }

/** Age to show beside the figures of a query; undefined while they count as current. */
export function useBalanceAge(query: Reading): BalanceAge | undefined {
  const isLive = useIsLive()
  const isOnline = useOnline()
  const now = useNow(lookAtClockEvery)
  return balanceAge({
    readAt: query.dataUpdatedAt,
    now: Math.max(now, query.dataUpdatedAt),
    isOnline,
    isLive,
    hasFailed: query.isError || query.failureCount > 0,
  })
}
