import type { FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { reasonMessage } from '../../../identity/ruledField/messages.ts'
import { isReason } from '../../../identity/ruledField/reasons.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import type { PasswordValues } from './passwordSchema.ts'

/** Messages by field and reason. Any other reason has the message of the rule. */
const messages: Partial<Record<string, MessageId>> = {
  'oldPassword.required': 'changePassword.missingOld',
  'oldPassword.wrong': 'errors.passwordWrong',
  'newPassword.same': 'errors.passwordSame',
  'newPassword.wrong': 'errors.passwordSame',
  'confirmNewPassword.required': 'registration.messages.confirmation',
  'confirmNewPassword.mismatch': 'registration.messages.mismatch',
  'verificationCode.required': 'errors.verificationCodeMissing',
  'verificationCode.wrong': 'errors.verificationCodeWrong',
  'verificationCode.expired': 'errors.verificationCodeExpired',
}

/** Returns the error text of a field; undefined when the field has no error. */
export function usePasswordErrors(field: FormField, errors: FieldErrors<PasswordValues>) {
  const intl = useIntl()
  return (name: keyof PasswordValues): string | undefined => {
    const reason = errors[name]?.message
    if (reason === undefined) return undefined
    const id = messages[`${name}.${reason}`]
    if (id !== undefined) return intl.formatMessage({ id })
    if (!isReason(reason)) return intl.formatMessage({ id: 'failure.action' })
    return reasonMessage(intl, field, reason, { minimumAge: 0, phoneDigits: undefined })
  }
}
