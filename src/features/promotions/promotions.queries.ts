import { keepPreviousData } from '@tanstack/react-query'
import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useSession } from '../../session/session.queries.ts'

/** As many as the contract gives at once: all that a portal has at a time. */
const pageSize = 100

/** Whose answer it is: a visitor's is not a member's. A document that is rendered is a visitor's. */
const useReader = () => (useSession().kind === 'signedIn' ? 'member' : 'visitor')

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
