import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import type { Value } from '../../api/operations.ts'
import { lastInterruption, memberPath } from '../interruption.ts'
import { session } from '../session.ts'

/** Read again at once for anyone who has come: a name or a balance may be somebody else's. */
const personal = [memberPath, '/wps/v2/wallets/balance']

/**
 * Looks who has logged in over a page whose session ran out: the same person goes on with it, for
 * anybody else it starts afresh and nothing of it is kept (faults 13 and 16).
 * @returns ends it.
 */
export function followInterruptions(queryClient: QueryClient, startAfresh: () => void): () => void {
  const look = async () => {
    const interruption = lastInterruption()
    if (!interruption) return
    // Past the cache, which holds what was said to the one before.
    const answer = await call(`GET ${memberPath}`, {}).catch(() => undefined)
    if (lastInterruption() !== interruption) return
    // What the contract says of this call; undefined when it failed.
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
      // What has no answer yet waits for this very login.
      const predicate = ({ state: { data } }: { state: { data: unknown } }) => data !== undefined
      void queryClient.resetQueries({ queryKey: [path], predicate })
    }
    void look()
  })
}
