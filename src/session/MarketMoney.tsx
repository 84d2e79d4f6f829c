import { Money } from '../kit/format/Money.tsx'
import { useMarket } from './market.ts'

/** An amount in the market's currency, given as a decimal string, never a float. */
export function MarketMoney({ amount }: { amount: string }) {
  return <Money amount={amount} symbol={useMarket().currencySymbol} />
}
