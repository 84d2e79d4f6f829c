import { useIntl } from 'react-intl'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import classes from './QuickAmounts.module.css'

type Props = {
  /** Decimal strings. */
  amounts: readonly string[]
  /** Amount in the field. */
  chosen: string | undefined
  onChoose: (amount: string) => void
}

/** Buttons that set a suggested amount. */
export function QuickAmounts({ amounts, chosen, onChoose }: Props) {
  const intl = useIntl()
  if (amounts.length === 0) return null
  return (
    <fieldset
      aria-label={intl.formatMessage({ id: 'wallet.amount.quick' })}
      className={classes.amounts}
    >
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={classes.amount}
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
        >
          <MarketMoney amount={amount} />
        </button>
      ))}
    </fieldset>
  )
}
