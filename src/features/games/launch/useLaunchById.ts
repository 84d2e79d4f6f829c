import { useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { gameDetailsQuery } from '../gameDetailsQuery.ts'
import { useLaunch } from './useLaunch.ts'

/**
 * Returns a function that launches a game by its id, for banners and the winner board (LOB-29,
 * LOB-38). A sports book opens at `target`. A failed request for the game is shown in a toast.
 */
export function useLaunchById(): (nodeId: string, target?: string) => void {
  const queryClient = useQueryClient()
  const launch = useLaunch()
  return (nodeId, target) => {
    queryClient.fetchQuery({ ...gameDetailsQuery(nodeId), staleTime: 60_000 }).then(
      (details) => {
        if (details) launch(details.game, { target })
        else showToast('failure', { id: 'games.details.missing.title' })
      },
      (error: unknown) => {
        if (failureOf(error).kind !== 'session') showToast('failure', failureText(error))
      },
    )
  }
}
