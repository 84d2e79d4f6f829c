import { read } from '../../api/read.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useSession } from '../../session/session.queries.ts'

/** As many as the contract gives at once: all that a portal has at a time. */
const pageSize = 100

/** Every promotion, with how a member stands with each; a visitor's answer is not a member's. */
export function usePromotions() {
  const { kind } = useSession()
  const query = read('/wps/promotions', { query: { pageSize } })
  return useQuery({ ...query, queryKey: [...query.queryKey, kind], enabled: kind !== 'unknown' })
}

/** All about one promotion. */
export function usePromotion(promotionId: string) {
  const { kind } = useSession()
  const query = read('/wps/promotions/{promotionId}', { path: { promotionId } })
  return useQuery({ ...query, queryKey: [...query.queryKey, kind], enabled: kind !== 'unknown' })
}
