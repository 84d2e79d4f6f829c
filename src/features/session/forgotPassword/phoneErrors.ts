import type { Failure } from '../../../api/failure.ts'
import type { PhoneValues } from './forgotPasswordSchema.ts'

type PhoneError = { field: keyof PhoneValues; reason: string }

/** Field and reason of the rejection codes that concern a single field. */
const fieldsOfCodes: Partial<Record<string, PhoneError>> = {
  PHONE_MISSING: { field: 'mobileNum', reason: 'required' },
  PHONE_INVALID: { field: 'mobileNum', reason: 'invalid' },
  VERIFICATION_CODE_MISSING: { field: 'verificationCode', reason: 'required' },
  VERIFICATION_CODE_WRONG: { field: 'verificationCode', reason: 'wrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'verificationCode', reason: 'expired' },
  PASSWORD_COMMON: { field: 'newPassword', reason: 'common' },
}

/** The fields that a rejection concerns; empty if it concerns none. */
export function phoneErrors(failure: Failure): readonly PhoneError[] {
  if (failure.kind !== 'rejected') return []
  const told = (failure.details.fields ?? []).filter(({ field }) => field === 'newPassword')
  if (told.length > 0) {
    return told.map(({ reason }) => ({
      field: 'newPassword',
      // The form shows one message for both limits of a length.
      reason: reason === 'length' ? 'tooShort' : reason,
    }))
  }
  const known = fieldsOfCodes[failure.code]
  return known ? [known] : []
}
