import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'

/** The member's security, of which `hasPaymentPassword` decides what a money form asks first. */
export const securityQuery = () => read('/wps/member/security', {})

/** True if the member has a transaction password; undefined until it is known. */
export function useHasTransactionPassword(): boolean | undefined {
  return useQuery(securityQuery()).data?.hasPaymentPassword
}
