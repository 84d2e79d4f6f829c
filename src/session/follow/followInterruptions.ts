import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import type { Value } from '../../api/operations.ts'
import { lastInterruption, memberPath } from '../interruption.ts'
import { session } from '../session.ts'

/** Paths of data that is reset at once after any login, since it may belong to another member. */
const personal = [memberPath, '/wps/v2/wallets/balance']

/**
 * Checks who has logged in on a page whose session had expired. For the same member, the page
 * continues. For another member, the cache is cleared and the page reloads.
 * @returns a function that stops the checks.
 */
export function followInterruptions(queryClient: QueryClient, startAfresh: () => void): () => void {
  const look = async () => {
    const interruption = lastInterruption()
    if (!interruption) return
    // The call bypasses the cache, which still contains the previous member.
    const answer = await call(`GET ${memberPath}`, {}).catch(() => undefined)
    if (lastInterruption() !== interruption) return
    // The cast is safe: `call` returns a response of this operation, and `catch` returns undefined.
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
      // Queries without data are waiting for this login and will be repeated.
      const predicate = ({ state: { data } }: { state: { data: unknown } }) => data !== undefined
      void queryClient.resetQueries({ queryKey: [path], predicate })
    }
    void look()
  })
}
