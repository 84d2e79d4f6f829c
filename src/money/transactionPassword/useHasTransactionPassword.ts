import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'

/**
 * The member's security settings. Their `hasPaymentPassword` decides whether a money form first
 * sets the password.
 */
export const securityQuery = () => read('/wps/member/security', {})

/** True if the member has a transaction password; undefined while loading. */
export function useHasTransactionPassword(): boolean | undefined {
  return useQuery(securityQuery()).data?.hasPaymentPassword
}
