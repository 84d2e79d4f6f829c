/** Where players of a market find help. Nothing of it is fetched: these are links. */
export type MarketHelp = {
  /** The state's page on which one request shuts a player out of every licensed site. */
  centralExclusionUrl?: string
  organisations: readonly Organisation[]
}

export type Organisation = {
  id: 'cvv' | 'jogadoresAnonimos' | 'sus'
  /** As it calls itself, in any language. */
  name: string
  url: string
  phone?: string
}

const none: MarketHelp = { organisations: [] }

/** Brazil: Portaria SPA/MF 2.579/2025 asks for a visible link to the central platform. */
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

/** @param market the code of the licence's market, as the status gives it; undefined until then. */
export const helpOf = (market: string | undefined): MarketHelp => (market === 'BR' ? brazil : none)
