import { useQuery } from '../../kit/query/useQuery.ts'
import { newestDepositsQuery, playerLimitsQuery } from './deposit.queries.ts'
import { comingAmount, ownDepositLimits } from './ownLimits.ts'

/** The member's own limits for deposits; undefined until they are there. */
export function useOwnLimits() {
  const query = useQuery(playerLimitsQuery())
  const orders = useQuery(newestDepositsQuery()).data?.items ?? []
  const coming = comingAmount(orders)
  return { query, coming, limits: query.data && ownDepositLimits(query.data.items, coming) }
}
