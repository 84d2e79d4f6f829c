import { useQuery } from '../../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../../session/session.queries.ts'
import { helpOf, type MarketHelp } from './helpOrganisations.ts'

/** Where players of the market that the portal runs in find help. */
export const useMarketHelp = (): MarketHelp => helpOf(useQuery(statusQuery()).data?.market.code)
