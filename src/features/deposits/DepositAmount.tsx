import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { AmountField } from '../../money/amount/AmountField.tsx'
import { AmountRange } from '../../money/amount/AmountRange.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Panel } from '../../ui/Panel.tsx'
import classes from './DepositAmount.module.css'
import type { DepositMethod } from './MethodCards.tsx'

type QuickAmountsProps = {
  /** Suggested amounts as decimal strings. */
  amounts: readonly string[]
  /** Amount in the field. */
  chosenAmount: string | undefined
  onChoose: (amount: string) => void
}

/** Buttons that set a suggested amount. */
function QuickAmounts({ amounts, chosenAmount, onChoose }: QuickAmountsProps) {
  const intl = useIntl()
  if (amounts.length === 0) return null
  return (
    <fieldset
      aria-label={intl.formatMessage({ id: 'wallet.amount.quick' })}
      className={`${layoutClasses.fieldset} ${classes.amounts}`}
    >
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={classes.amount}
          aria-pressed={amount === chosenAmount}
          onClick={() => onChoose(amount)}
        >
          <MarketMoney amount={amount} />
        </button>
      ))}
    </fieldset>
  )
}

type Props = {
  method: DepositMethod
  field: UseFormRegisterReturn
  error: string | undefined
  /** Amount parsed from the field; a decimal string. */
  amount: string | undefined
  onChoose: (amount: string) => void
}

/** Amount of the deposit, typed or chosen from suggestions. */
export function DepositAmount({ method, field, error, amount, onChoose }: Props) {
  const intl = useIntl()
  return (
    <Panel title={<FormattedMessage id="deposits.amount.title" />}>
      <QuickAmounts amounts={method.quickAmounts} chosenAmount={amount} onChoose={onChoose} />
      <AmountField
        {...field}
        label={intl.formatMessage({ id: 'wallet.amount.label' })}
        hint={<AmountRange limits={method.limits} />}
        error={error}
        required
      />
    </Panel>
  )
}
