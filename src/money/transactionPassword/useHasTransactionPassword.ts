import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'

/**
 * Query of the member's security settings. `hasPaymentPassword` is true when the member has a
 * transaction password.
 */
export const securityQuery = () => read('/wps/member/security', {})

/** True if the member has a transaction password; undefined while loading. */
export function useHasTransactionPassword(): boolean | undefined {
  return useQuery(securityQuery()).data?.hasPaymentPassword
}
