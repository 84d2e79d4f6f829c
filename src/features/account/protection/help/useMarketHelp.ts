import { useQuery } from '../../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../../session/session.queries.ts'

/**
 * Help for players of a market. The portal only links to these external pages and fetches none of
 * them.
 */
type MarketHelp = {
  /** Government page on which one request excludes a player from every licensed site. */
  centralExclusionUrl?: string
  organisations: readonly Organisation[]
}

type Organisation = {
  id: 'cvv' | 'jogadoresAnonimos' | 'sus'
  /** The organisation's own name, the same in every language. */
  name: string
  url: string
  phone?: string
}

const none: MarketHelp = { organisations: [] }

/**
 * Brazil: Portaria SPA/MF 2.579/2025 requires a visible link to the government's central platform
 * for self-exclusion.
 */
const brazil: MarketHelp = {
  centralExclusionUrl: 'https://www.gov.br/autoexclusaoapostas',
  organisations: [
    { id: 'cvv', name: 'CVV', url: 'https://cvv.org.br/', phone: '188' },
    {
      id: 'jogadoresAnonimos',
      name: 'Jogadores Anônimos do Brasil',
      url: 'https://jogadoresanonimos.com.br/',
    },
    {
      id: 'sus',
      name: 'CAPS',
      url: 'https://www.gov.br/saude/pt-br/composicao/saes/desmad/raps/caps',
    },
  ],
}

/** @param market code of the market in the status response; undefined until it has loaded. */
const helpOf = (market: string | undefined): MarketHelp => (market === 'BR' ? brazil : none)

/** Returns the help for players of the portal's market. */
export const useMarketHelp = (): MarketHelp => helpOf(useQuery(statusQuery()).data?.market.code)
