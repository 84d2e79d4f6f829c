import type { Failure } from '../../../../api/failure.ts'
import { codeErrors } from '../../../../identity/code/codeErrors.ts'
import type { MessageId } from '../../../../kit/i18n/messageIds.ts'

export type ContactField = 'mobileNum' | 'email' | 'verificationCode' | 'password' | 'ownerCode'
export type ContactError = { field: ContactField; messageId: MessageId }

const contactFields: ReadonlySet<string> = new Set<ContactField>([
  'mobileNum',
  'email',
  'verificationCode',
  'password',
  'ownerCode',
])
const isField = (name: string | undefined): name is ContactField =>
  name !== undefined && contactFields.has(name)

const invalid: Record<ContactField, MessageId> = {
  mobileNum: 'errors.phoneInvalid',
  email: 'account.contact.errors.emailInvalid',
  verificationCode: 'errors.verificationCodeWrong',
  password: 'account.contact.errors.passwordMissing',
  ownerCode: 'errors.verificationCodeMissing',
}

const byCode: Partial<Record<string, { field: ContactField; messageId: MessageId }>> = {
  PHONE_MISSING: { field: 'mobileNum', messageId: 'errors.phoneMissing' },
  PHONE_INVALID: { field: 'mobileNum', messageId: 'errors.phoneInvalid' },
  MOBILE_TAKEN: { field: 'mobileNum', messageId: 'errors.mobileTaken' },
  PASSWORD_WRONG: { field: 'password', messageId: 'account.contact.errors.passwordWrong' },
  ...codeErrors,
}

/** Field that a rejected change of phone or e-mail concerns; undefined when it concerns none. */
export function contactError(failure: Failure): ContactError | undefined {
  if (failure.kind !== 'rejected') return undefined
  const named = failure.details.fields?.[0]?.field
  const error = byCode[failure.code]
  // The form has two code fields. If the rejection names one of the fields, the error is shown at
  // that field.
  if (error) return { ...error, field: isField(named) ? named : error.field }
  return isField(named) ? { field: named, messageId: invalid[named] } : undefined
}
