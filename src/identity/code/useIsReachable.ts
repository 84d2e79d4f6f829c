import type { Value } from '../../api/operations.ts'
import { useCodeChannels } from '../../session/session.queries.ts'

/** The phone number and e-mail address bound to an account, masked. */
type Bound = Pick<Value<'GET /wps/member/security'>, 'mobileNum' | 'email'>

/** True if a code can be sent to the bound phone or e-mail; false while this is unknown. */
export function useIsReachable(bound: Bound | undefined): boolean {
  const channels = useCodeChannels()
  return (
    (bound?.mobileNum !== undefined && channels.includes('SMS')) ||
    (bound?.email !== undefined && channels.includes('EMAIL'))
  )
}
