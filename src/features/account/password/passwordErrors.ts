import type { Failure } from '../../../api/failure.ts'
import type { PasswordValues } from './passwordSchema.ts'

type PasswordError = { field: keyof PasswordValues; reason: string }

const fields: ReadonlySet<string> = new Set<keyof PasswordValues>([
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'verificationCode',
])
const isField = (name: string): name is keyof PasswordValues => fields.has(name)

/** Field and reason of each rejection code that concerns one field only. */
const byCode: Partial<Record<string, PasswordError>> = {
  PASSWORD_WRONG: { field: 'oldPassword', reason: 'wrong' },
  PASSWORD_SAME: { field: 'newPassword', reason: 'same' },
  PASSWORD_COMMON: { field: 'newPassword', reason: 'common' },
  VERIFICATION_CODE_MISSING: { field: 'verificationCode', reason: 'required' },
  VERIFICATION_CODE_WRONG: { field: 'verificationCode', reason: 'wrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'verificationCode', reason: 'expired' },
}

/** Fields that a rejected change of password concerns; empty when it concerns none. */
export function passwordErrors(failure: Failure): readonly PasswordError[] {
  if (failure.kind !== 'rejected') return []
  const known = byCode[failure.code]
  if (known) return [known]
  return (failure.details.fields ?? []).flatMap(({ field, reason }) =>
    // The form has one message for both ends of a length rule.
    isField(field) ? [{ field, reason: reason === 'length' ? 'tooShort' : reason }] : [],
  )
}
