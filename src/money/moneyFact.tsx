import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import { MarketMoney } from '../session/MarketMoney.tsx'
import type { Fact } from '../ui/FactList.tsx'

/**
 * Row of a `FactList` with an amount in the market's currency.
 *
 * @param amount decimal string.
 */
export const moneyFact = (id: string, termId: MessageId, amount: string): Fact => ({
  id,
  term: <FormattedMessage id={termId} />,
  value: <MarketMoney amount={amount} />,
})
