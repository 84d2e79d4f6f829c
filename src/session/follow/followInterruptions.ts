import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import type { Value } from '../../api/operations.ts'
import { lastInterruption, memberPath } from '../interruption.ts'
import { session } from '../session.ts'

/**
 * Paths that are read again at once after any login: a name or a balance may be somebody else's.
 */
const personal = [memberPath, '/wps/v2/wallets/balance']

/**
 * Checks who has logged in over a page whose session expired. The same member continues; for
 * another one the cache is cleared and the page is reloaded (faults 13 and 16).
 * @returns a function that stops this.
 */
export function followInterruptions(queryClient: QueryClient, startAfresh: () => void): () => void {
  const look = async () => {
    const interruption = lastInterruption()
    if (!interruption) return
    // The call bypasses the cache, which contains the previous member.
    const answer = await call(`GET ${memberPath}`, {}).catch(() => undefined)
    if (lastInterruption() !== interruption) return
    // The contract's type of this call; undefined after a failure.
    const member = answer as Value<'GET /wps/member/info'> | undefined
    const isSame = member !== undefined && member.id === interruption.memberId
    interruption.isBack.resolve(isSame)
    if (member && !isSame && interruption.memberId !== undefined) {
      queryClient.clear()
      startAfresh()
      return
    }
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !String(queryKey[0]).startsWith('/wps/system/'),
    })
  }
  return session.subscribe((state, before) => {
    const ranOut = before.kind === 'visitor' && before.sessionEnd === 'expired'
    if (state.kind !== 'signedIn' || !ranOut) return
    for (const path of personal) {
      // Queries without data are already waiting for this login.
      const predicate = ({ state: { data } }: { state: { data: unknown } }) => data !== undefined
      void queryClient.resetQueries({ queryKey: [path], predicate })
    }
    void look()
  })
}
