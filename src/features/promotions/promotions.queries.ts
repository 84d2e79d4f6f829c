import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { promotionListLimits } from '../../api/gen/limits.ts'
import { read } from '../../api/read.ts'
import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useSession } from '../../session/session.queries.ts'

/** Maximum page size of the API, larger than the number of promotions of a portal. */
const pageSize = promotionListLimits.pageSize.maximum

/**
 * Part of the query key that separates the visitors' response from the members' response.
 * Server-rendered pages contain the visitors' response, so a member also uses the visitors'
 * response until hydration.
 */
function useReader() {
  const isSignedIn = useSession().kind === 'signedIn'
  return useHydrated() && isSignedIn ? 'member' : 'visitor'
}

/**
 * Query of all promotions, with the member's status in each promotion. A member sees the visitor's
 * response until the member's own response has loaded.
 */
export function usePromotions() {
  const reader = useReader()
  const query = read('/wps/promotions', { query: { pageSize } })
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, reader],
    ...(reader === 'member' && { placeholderData: keepPreviousData }),
  })
}

/** Query of a promotion's details. */
export function usePromotion(promotionId: string) {
  const reader = useReader()
  const query = read('/wps/promotions/{promotionId}', { path: { promotionId } })
  return useQuery({ ...query, queryKey: [...query.queryKey, reader] })
}

/**
 * Query of all activities, with their details and the member's status in each activity. It is
 * cached like `usePromotions`.
 */
export function useActivities() {
  const reader = useReader()
  const query = read('/wps/activities', { query: { pageSize } })
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, reader],
    ...(reader === 'member' && { placeholderData: keepPreviousData }),
  })
}

/** Query of the member's applications, the newest first. */
export const applicationsQuery = () => read('/wps/activities/applications', { query: { pageSize } })

const joinPaths = [
  '/wps/promotions',
  '/wps/promotions/{promotionId}',
  '/wps/activities',
  '/wps/activities/applications',
  '/wps/rewards/counts',
] as const
const claimPaths = [
  '/wps/rewards',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets',
  '/wps/v2/wallets/bonuses',
] as const

const rafflePaths = ['/wps/raffles/{promotionId}'] as const

const refetch = (client: QueryClient, paths: readonly string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))

/** Refetches all data that changes when a member joins a promotion or applies for an activity. */
export const refetchAfterJoining = (client: QueryClient) => refetch(client, joinPaths)

/** Refetches the same data as `refetchAfterJoining`, and the rewards, balances and raffles. */
export const refetchAfterClaim = (client: QueryClient) =>
  refetch(client, [...joinPaths, ...claimPaths, ...rafflePaths])

/** Refetches the raffle after the member has requested a ticket. */
export const refetchAfterTicket = (client: QueryClient) => refetch(client, rafflePaths)
