import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useAccountKind } from '../../session/session.queries.ts'

/**
 * Numbers of rewards and promotions that the member can claim or join. Not requested for trial
 * members, who can do neither.
 */
export function useRewardCounts(): Value<'GET /wps/rewards/counts'> | undefined {
  const kind = useAccountKind()
  const isAsked = kind === 'member' || kind === 'agent'
  const query = useQuery({ ...read('/wps/rewards/counts', {}), enabled: isAsked })
  return isAsked ? query.data : undefined
}
