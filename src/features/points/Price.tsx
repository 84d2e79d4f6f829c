import { FormattedMessage } from 'react-intl'
import { toMinor } from '../../lib/money.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { PointCount } from './PointCount.tsx'

/** Price of an item in points, plus an amount of money if the item requires one. */
export function Price({ points, amount }: { points: number; amount: string }) {
  if (toMinor(amount) === 0) return <PointCount points={points} />
  return (
    <FormattedMessage
      id="points.priceWithMoney"
      values={{ points: <PointCount points={points} />, money: <MarketMoney amount={amount} /> }}
    />
  )
}
