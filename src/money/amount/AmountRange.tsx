import { FormattedMessage } from 'react-intl'
import { MarketMoney } from '../../session/MarketMoney.tsx'

type Props = { limits: { minimum: string; maximum: string } }

/** Text of the minimum and maximum of an amount. */
export function AmountRange({ limits }: Props) {
  return (
    <FormattedMessage
      id="wallet.range"
      values={{
        minimum: <MarketMoney amount={limits.minimum} />,
        maximum: <MarketMoney amount={limits.maximum} />,
      }}
    />
  )
}
