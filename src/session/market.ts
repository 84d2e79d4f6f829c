import { useQuery } from '../kit/query/useQuery.ts'
import { statusQuery } from './session.queries.ts'

/** Currency and time zone of the platform. */
type Market = {
  /** The currency's symbol; empty until the status is loaded. */
  currencySymbol: string
  /** IANA time zone in which the platform's days begin. */
  timeZone: string
  /** True if the licence permits bets on cockfights; false until the status is loaded. */
  cockfight: boolean
}

/** Properties of the platform's market, from the system status. */
export function useMarket(): Market {
  const status = useQuery(statusQuery()).data
  return {
    currencySymbol: status?.market.currencySymbol ?? '',
    timeZone: status?.timeZone ?? 'UTC',
    cockfight: status !== undefined && status.market.cockfight !== false,
  }
}
