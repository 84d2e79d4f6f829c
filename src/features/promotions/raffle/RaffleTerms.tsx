import { FormattedMessage } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'

/** Requirement of a ticket and its prize, in one or two sentences. */
export const RaffleTerms = ({ terms }: { terms: components['schemas']['RaffleTerms'] }) => (
  <FormattedMessage
    id="promotions.raffle.terms"
    values={{
      turnover: <MarketMoney amount={terms.turnoverRequired} />,
      prize: <MarketMoney amount={terms.prize} />,
    }}
  />
)
