import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { promotionListLimits } from '../../api/gen/limits.ts'
import { read } from '../../api/read.ts'
import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useSession } from '../../session/session.queries.ts'

/** All that a portal has at a time. */
const pageSize = promotionListLimits.pageSize.maximum

/**
 * Whose answer it is: a visitor's is not a member's. The document has the visitor's, which stays
 * until the page has taken it over.
 */
function useReader() {
  const isSignedIn = useSession().kind === 'signedIn'
  return useHydrated() && isSignedIn ? 'member' : 'visitor'
}

/**
 * Every promotion, with how a member stands with each. A member sees what everybody does until that
 * is known.
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

/** All about one promotion. */
export function usePromotion(promotionId: string) {
  const reader = useReader()
  const query = read('/wps/promotions/{promotionId}', { path: { promotionId } })
  return useQuery({ ...query, queryKey: [...query.queryKey, reader] })
}

/** Every activity, whole, with how a member stands with each; as `usePromotions` for the rest. */
export function useActivities() {
  const reader = useReader()
  const query = read('/wps/activities', { query: { pageSize } })
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, reader],
    ...(reader === 'member' && { placeholderData: keepPreviousData }),
  })
}

/** The member's own applications, the newest first. */
export const applicationsQuery = () => read('/wps/activities/applications', { query: { pageSize } })

const taking = [
  '/wps/promotions',
  '/wps/promotions/{promotionId}',
  '/wps/activities',
  '/wps/activities/applications',
  '/wps/rewards/counts',
] as const
const paying = [
  '/wps/rewards',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets',
  '/wps/v2/wallets/bonuses',
] as const

const drawing = ['/wps/raffles/{promotionId}'] as const

const refetch = (client: QueryClient, paths: readonly string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))

/** The member takes part in something now: what that has changed is asked for again. */
export const refetchAfterJoining = (client: QueryClient) => refetch(client, taking)

/** A reward was claimed: the same, and the money. */
export const refetchAfterClaim = (client: QueryClient) =>
  refetch(client, [...taking, ...paying, ...drawing])

/** The member has taken a ticket of a raffle, or had one already. */
export const refetchAfterTicket = (client: QueryClient) => refetch(client, drawing)
