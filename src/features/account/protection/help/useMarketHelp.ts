import { useQuery } from '../../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../../session/session.queries.ts'
import { helpOf, type MarketHelp } from './helpOrganisations.ts'

/** Returns the help for players of the portal's market. */
export const useMarketHelp = (): MarketHelp => helpOf(useQuery(statusQuery()).data?.market.code)
