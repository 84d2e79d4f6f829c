import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { latinDigits } from '../../lib/text.ts'
import { PasswordField } from '../../ui/field/PasswordField.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  /** Label of the field; 'Transaction password' by default. */
  label?: string
  error?: ReactNode
  hint?: string | undefined
}

/** Replaces digits of other scripts in an input with 0 to 9; the caret stays in place. */
function writeLatinDigits(input: HTMLInputElement): void {
  const text = latinDigits(input.value)
  if (text === input.value) return
  const caret = input.selectionStart
  input.value = text
  input.setSelectionRange(caret, caret)
}

/**
 * Field for the six digits of a transaction password, with a button that reveals them. Its props
 * are those of `TextField`, including the result of `register(…)`. Digits of other scripts become 0
 * to 9 as they are typed, so that the password is the same on every keyboard (LANG-05).
 */
export function TransactionPasswordField({ label, onChange, ...input }: Props) {
  const intl = useIntl()
  return (
    <PasswordField
      autoComplete="off"
      maxLength={100}
      {...input}
      onChange={(event) => {
        writeLatinDigits(event.currentTarget)
        onChange?.(event)
      }}
      inputMode="numeric"
      label={label ?? intl.formatMessage({ id: 'transactionPassword.label' })}
      showLabel={intl.formatMessage({ id: 'transactionPassword.show' })}
    />
  )
}
