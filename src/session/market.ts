import { useQuery } from '../kit/query/useQuery.ts'
import { statusQuery } from './session.queries.ts'

/** What money and days of the platform look like. */
type Market = {
  /** The currency's sign; empty until the status is there. */
  currencySymbol: string
  /** IANA name of the zone whose days the platform counts by. */
  timeZone: string
  /** Whether the licence allows bets on cockfights; not while nobody knows. */
  cockfight: boolean
}

/** The market that the platform runs in, as its status says. */
export function useMarket(): Market {
  const status = useQuery(statusQuery()).data
  return {
    currencySymbol: status?.market.currencySymbol ?? '',
    timeZone: status?.timeZone ?? 'UTC',
    cockfight: status !== undefined && status.market.cockfight !== false,
  }
}
