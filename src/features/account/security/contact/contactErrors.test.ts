import { expect, it } from 'vitest'
import type { Failure } from '../../../../api/failure.ts'
import { contactError } from './contactErrors.ts'

const aRejection = (code: string, field?: string): Failure => ({
  kind: 'rejected',
  code,
  details: field === undefined ? {} : { fields: [{ field, reason: 'wrong' }] },
})

it.each([
  ['PHONE_MISSING', undefined, 'mobileNum', 'errors.phoneMissing'],
  ['PHONE_INVALID', undefined, 'mobileNum', 'errors.phoneInvalid'],
  ['MOBILE_TAKEN', 'mobileNum', 'mobileNum', 'errors.mobileTaken'],
  ['PASSWORD_WRONG', 'password', 'password', 'account.contact.errors.passwordWrong'],
  ['VERIFICATION_CODE_WRONG', undefined, 'verificationCode', 'errors.verificationCodeWrong'],
  ['VERIFICATION_CODE_EXPIRED', 'ownerCode', 'ownerCode', 'errors.verificationCodeExpired'],
  ['FIELDS_INVALID', 'email', 'email', 'account.contact.errors.emailInvalid'],
])('the rejection %s with the field %s marks the field %s', (code, fieldName, field, messageId) => {
  expect(contactError(aRejection(code, fieldName))).toEqual({ field, messageId })
})

it('contactError returns undefined for a failure that concerns no field of the form', () => {
  expect(contactError(aRejection('CODE_QUOTA_USED_UP'))).toBeUndefined()
  expect(contactError(aRejection('FIELDS_INVALID', 'nickname'))).toBeUndefined()
  expect(contactError({ kind: 'offline' })).toBeUndefined()
})
