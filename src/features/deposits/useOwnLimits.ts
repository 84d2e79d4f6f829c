import { useQuery } from '../../kit/query/useQuery.ts'
import { newestDepositsQuery, playerLimitsQuery } from './deposit.queries.ts'
import { comingAmount, ownDepositLimits } from './ownLimits.ts'

/** Returns the member's own deposit limits; undefined until they have loaded. */
export function useOwnLimits() {
  const query = useQuery(playerLimitsQuery())
  const orders = useQuery(newestDepositsQuery()).data?.items ?? []
  const coming = comingAmount(orders)
  return { query, coming, limits: query.data && ownDepositLimits(query.data.items, coming) }
}
