import { read } from '../../api/read.ts'
import { useOnline } from '../../kit/page/useOnline.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useIsLive } from '../../kit/realtime/events.ts'
import { useNow } from '../../kit/timing/useNow.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { balanceAge } from './balanceAge.ts'

/** Milliseconds between polls while no server events arrive. */
const pollEvery = 30_000
/** Milliseconds between updates of the age, which is shown in minutes. */
const lookAtClockEvery = 10_000

/** The member's balance, kept current, and a function to refresh it (HEAD-02, HEAD-06). */
export function useBalance() {
  const isLive = useIsLive()
  const isOnline = useOnline()
  const now = useNow(lookAtClockEvery)
  const query = useQuery({
    ...read('/wps/v2/wallets/balance', {}),
    refetchInterval: isLive ? false : pollEvery,
  })
  const refresh = async () => {
    // A press during a pending request is ignored.
    if (query.isFetching) return
    const { isError } = await query.refetch()
    if (isError) showToast('failure', { id: 'wallet.refreshFailed' })
  }
  const age = balanceAge({
    readAt: query.dataUpdatedAt,
    now: Math.max(now, query.dataUpdatedAt),
    isOnline,
    isLive,
    hasFailed: query.isError || query.failureCount > 0,
  })
  return {
    balance: query.data,
    hasFailed: query.isError,
    isBusy: query.isFetching,
    age: query.data && age,
    refresh,
  }
}
