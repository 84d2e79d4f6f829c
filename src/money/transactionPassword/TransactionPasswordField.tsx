import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../ui/field/PasswordField.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  /** Label; 'Transaction password' by default. */
  label?: string
  error?: ReactNode
  hint?: string | undefined
}

/**
 * Field for six digits that can be revealed. Takes the props of `TextField`, with `register(…)`.
 */
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
