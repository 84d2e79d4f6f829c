import type { Value } from '../../api/operations.ts'
import { useCodeChannels } from '../../session/session.queries.ts'

/** What a member has bound, in part. */
type Bound = Pick<Value<'GET /wps/member/security'>, 'mobileNum' | 'email'>

/** True if a code can be sent to what the member has bound; false while that is not known. */
export function useIsReachable(bound: Bound | undefined): boolean {
  const channels = useCodeChannels()
  return (
    (bound?.mobileNum !== undefined && channels.includes('SMS')) ||
    (bound?.email !== undefined && channels.includes('EMAIL'))
  )
}
