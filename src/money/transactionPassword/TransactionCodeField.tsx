import type { UseFormRegisterReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { write } from '../../api/write.ts'
import { CodeTextField } from '../../identity/code/CodeTextField.tsx'

type Props = UseFormRegisterReturn & {
  error: string | undefined
  /** Called when a code was sent. */
  onSent: () => void
}

/** Field for a code that proves the owner of the transaction password. */
export function TransactionCodeField({ onSent, ...field }: Props) {
  const intl = useIntl()
  return (
    <CodeTextField
      {...field}
      label={intl.formatMessage({ id: 'transactionPassword.set.code' })}
      maxLength={20}
      request={{
        storageKey: 'transactionPasswordCode',
        onSent,
        send: () =>
          write('POST /wps/member/security/codes', { body: { purpose: 'PAYMENT_PASSWORD' } }),
      }}
      required
    />
  )
}
