import { useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { gameDetailsQuery } from '../gameDetailsQuery.ts'
import { useLaunch } from './useLaunch.ts'

/**
 * Launches a game of which only the id is at hand, as from a banner or the winner board (LOB-29,
 * LOB-38). What keeps it from being found is told.
 */
export function useLaunchById(): (nodeId: string) => void {
  const queryClient = useQueryClient()
  const launch = useLaunch()
  return (nodeId) => {
    queryClient.fetchQuery({ ...gameDetailsQuery(nodeId), staleTime: 60_000 }).then(
      ({ game }) => launch(game),
      (error: unknown) => {
        if (failureOf(error).kind !== 'session') showToast('failure', failureText(error))
      },
    )
  }
}
