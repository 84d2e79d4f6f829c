import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { AmountField } from '../../money/amount/AmountField.tsx'
import { AmountRange } from '../../money/amount/AmountRange.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { DepositMethod } from './MethodCards.tsx'
import { QuickAmounts } from './QuickAmounts.tsx'

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
      <QuickAmounts amounts={method.quickAmounts} chosen={amount} onChoose={onChoose} />
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
