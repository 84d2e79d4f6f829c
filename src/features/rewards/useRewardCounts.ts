import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useAccountKind } from '../../session/session.queries.ts'

/**
 * What waits for the member to be claimed or joined; not asked for a trial member, who can do
 * neither.
 */
export function useRewardCounts(): Value<'GET /wps/rewards/counts'> | undefined {
  const kind = useAccountKind()
  const isAsked = kind === 'member' || kind === 'agent'
  const query = useQuery({ ...read('/wps/rewards/counts', {}), enabled: isAsked })
  return isAsked ? query.data : undefined
}
