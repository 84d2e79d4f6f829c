import type { Failure } from '../../api/failure.ts'
import type { Reason } from '../ruledField/reasons.ts'

export type FieldError = { field: string; reason: Reason }

/** Field and reason for each rejection code that belongs to a single field. */
const fieldsOfCodes: Partial<Record<string, FieldError>> = {
  USERNAME_TAKEN: { field: 'username', reason: 'taken' },
  MOBILE_TAKEN: { field: 'mobileNum', reason: 'taken' },
  PHONE_INVALID: { field: 'mobileNum', reason: 'phone' },
  CAPTCHA_REQUIRED: { field: 'captcha', reason: 'required' },
  CAPTCHA_WRONG: { field: 'captcha', reason: 'wrong' },
  VERIFICATION_CODE_MISSING: { field: 'verificationCode', reason: 'required' },
  VERIFICATION_CODE_WRONG: { field: 'verificationCode', reason: 'wrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'verificationCode', reason: 'expired' },
  PASSWORD_COMMON: { field: 'password', reason: 'common' },
  UNDER_AGE: { field: 'birthday', reason: 'underAge' },
}

/** Fields that caused a rejection; empty if no field did. */
export function fieldErrors(failure: Failure): readonly FieldError[] {
  if (failure.kind !== 'rejected') return []
  const told = (failure.details.fields ?? []).map(({ field, reason }) => ({
    field,
    // The form has a single message for a value that is too short or too long.
    reason: reason === 'length' ? ('tooShort' as const) : reason,
  }))
  if (told.length > 0) return told
  const known = fieldsOfCodes[failure.code]
  return known ? [known] : []
}

/** True if the invitation code was rejected. A separate dialog reports this (ERR-13). */
export const isInvitationRejected = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.code === 'AFFILIATE_INVALID'
