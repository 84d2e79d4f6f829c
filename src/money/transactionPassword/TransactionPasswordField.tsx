import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../ui/field/PasswordField.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  /** Without one, 'Transaction password'. */
  label?: string
  error?: ReactNode
  hint?: string | undefined
}

/** Six digits that can be looked at. Used like `TextField`, with `register(…)`. */
export function TransactionPasswordField({ label, ...input }: Props) {
  const intl = useIntl()
  return (
    <PasswordField
      autoComplete="off"
      maxLength={100}
      {...input}
      inputMode="numeric"
      label={label ?? intl.formatMessage({ id: 'transactionPassword.label' })}
      showLabel={intl.formatMessage({ id: 'transactionPassword.show' })}
    />
  )
}
