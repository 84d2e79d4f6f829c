import { useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CodeTextField } from '../../../../identity/code/CodeTextField.tsx'
import type { CodeRequest } from '../../../../identity/code/useAskForCode.ts'
import { normalizeText } from '../../../../lib/text.ts'

/** Field of the code that was sent to the new contact. */
export function NewCodeField({ request }: { request: CodeRequest }) {
  const intl = useIntl()
  const { register, formState, clearErrors } = useFormContext<{ verificationCode: string }>()
  const missing = intl.formatMessage({ id: 'errors.verificationCodeMissing' })
  return (
    <CodeTextField
      {...register('verificationCode', {
        validate: (text) => normalizeText(text) !== '' || missing,
      })}
      label={intl.formatMessage({ id: 'account.contact.code' })}
      error={formState.errors.verificationCode?.message}
      maxLength={20}
      request={{ ...request, onSent: () => clearErrors('verificationCode') }}
      required
    />
  )
}
