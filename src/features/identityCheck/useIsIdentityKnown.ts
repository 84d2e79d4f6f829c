import { useQuery } from '../../kit/query/useQuery.ts'
import { identityQuery } from './identity.queries.ts'

/** True once the check has answered, or failed a first time: what is said of it can be shown. */
export function useIsIdentityKnown(): boolean {
  const { isPending, failureCount } = useQuery(identityQuery())
  return !isPending || failureCount > 0
}
