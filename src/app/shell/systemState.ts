import { failureOf } from '../../api/failure.ts'
import type { Value } from '../../api/operations.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { statusQuery } from '../../session/session.queries.ts'

type Status = Value<'GET /wps/system/status'>

/** State of the portal as a whole (ROOT-03 to ROOT-06, ROOT-20 to ROOT-22). */
export type SystemState =
  | { kind: 'unknown' }
  | { kind: 'open' }
  | { kind: 'maintenance'; status: Status | undefined }
  | { kind: 'region'; status: Status | undefined }
  | { kind: 'unreachable'; retry: () => void }

/** Milliseconds between two status queries. The queries detect when a closed portal opens again. */
const pollInterval = 60_000

/** Minimum age until the status has loaded; a licence may require more (CONST-10). */
const usualMinimumAge = 18

/** Follows the system status while the page is open. */
export function useSystemState(): SystemState {
  const query = useQuery({ ...statusQuery(), refetchInterval: pollInterval })
  // Until the platform has responded to this page, `query.data` comes from the document.
  const hasAnswered = query.dataUpdatedAt > 0
  return systemState(query.data, { hasAnswered, error: query.error, retry: query.refetch })
}

/** Minimum age for playing, in years (CONST-10). */
export const useMinimumAge = (): number =>
  useQuery(statusQuery()).data?.market.minimumAge ?? usualMinimumAge

type Asked = { hasAnswered: boolean; error: unknown; retry: () => unknown }

function systemState(
  status: Status | undefined,
  { hasAnswered, error, retry }: Asked,
): SystemState {
  if (status?.maintenance) return { kind: 'maintenance', status }
  if (status?.regionRestriction) return { kind: 'region', status }
  const failure = error === null ? undefined : failureOf(error).kind
  if (failure === 'maintenance' || failure === 'region') return { kind: failure, status }
  if (status !== undefined && (hasAnswered || failure === undefined)) return { kind: 'open' }
  if (failure === undefined) return { kind: 'unknown' }
  return { kind: 'unreachable', retry: () => void retry() }
}
