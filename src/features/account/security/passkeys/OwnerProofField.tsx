import type { UseFormRegisterReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { write } from '../../../../api/write.ts'
import { CodeTextField } from '../../../../identity/code/CodeTextField.tsx'
import { PasswordField } from '../../../../ui/field/PasswordField.tsx'
import { TextField } from '../../../../ui/field/TextField.tsx'
import type { OwnerProofMethod } from './ownerProof.ts'

type Props = UseFormRegisterReturn & { method: OwnerProofMethod; error: string | undefined }

/** Field of the proof: the password, the authenticator's code, or a code that is sent. */
export function OwnerProofField({ method, ...control }: Props) {
  const intl = useIntl()
  const field = {
    ...control,
    label: intl.formatMessage({ id: `account.passkeys.proof.${method}` }),
    required: true,
    'data-autofocus': true,
  }
  if (method === 'PASSWORD') {
    return (
      <PasswordField
        {...field}
        showLabel={intl.formatMessage({ id: 'login.showPassword' })}
        autoComplete="current-password"
      />
    )
  }
  if (method === 'TOTP') {
    return <TextField {...field} autoComplete="one-time-code" inputMode="numeric" />
  }
  return (
    <CodeTextField
      {...field}
      request={{
        storageKey: 'passkeyCode',
        send: (channel) =>
          write('POST /wps/member/security/codes', {
            body: { purpose: 'PASSKEY', ...(channel && { channel }) },
          }),
      }}
    />
  )
}
