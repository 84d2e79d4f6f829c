import type { Failure } from '../../../api/failure.ts'
import type { PhoneValues } from './forgotPasswordSchema.ts'

type PhoneError = { field: keyof PhoneValues; reason: string }

/** What is wrong with which field, for codes that speak of one field only. */
const fieldsOfCodes: Partial<Record<string, PhoneError>> = {
  PHONE_MISSING: { field: 'mobileNum', reason: 'required' },
  PHONE_INVALID: { field: 'mobileNum', reason: 'invalid' },
  VERIFICATION_CODE_MISSING: { field: 'verificationCode', reason: 'required' },
  VERIFICATION_CODE_WRONG: { field: 'verificationCode', reason: 'wrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'verificationCode', reason: 'expired' },
  PASSWORD_COMMON: { field: 'newPassword', reason: 'common' },
}

/** The fields that a rejection is about; empty when it is about none. */
export function phoneErrors(failure: Failure): readonly PhoneError[] {
  if (failure.kind !== 'rejected') return []
  const told = (failure.details.fields ?? []).filter(({ field }) => field === 'newPassword')
  if (told.length > 0) {
    return told.map(({ reason }) => ({
      field: 'newPassword',
      // The form says the same of both ends of a length.
      reason: reason === 'length' ? 'tooShort' : reason,
    }))
  }
  const known = fieldsOfCodes[failure.code]
  return known ? [known] : []
}
