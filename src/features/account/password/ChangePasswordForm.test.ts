import { expect, it } from 'vitest'
import type { Failure, RejectionDetails } from '../../../api/failure.ts'
import { passwordErrors } from './ChangePasswordForm.tsx'

const aRejection = (code: string, details: RejectionDetails = {}): Failure => ({
  kind: 'rejected',
  code,
  details,
})

it.each([
  ['PASSWORD_WRONG', 'oldPassword', 'wrong'],
  ['PASSWORD_SAME', 'newPassword', 'same'],
  ['PASSWORD_COMMON', 'newPassword', 'common'],
  ['VERIFICATION_CODE_MISSING', 'verificationCode', 'required'],
  ['VERIFICATION_CODE_WRONG', 'verificationCode', 'wrong'],
  ['VERIFICATION_CODE_EXPIRED', 'verificationCode', 'expired'],
])('passwordErrors maps the rejection %s to the field %s', (code, field, reason) => {
  expect(passwordErrors(aRejection(code))).toEqual([{ field, reason }])
})

it('passwordErrors marks the fields that the rejection names, and skips fields that the form does not have', () => {
  const details: RejectionDetails = {
    fields: [
      { field: 'newPassword', reason: 'length' },
      { field: 'nickname', reason: 'pattern' },
    ],
  }
  expect(passwordErrors(aRejection('FIELDS_INVALID', details))).toEqual([
    { field: 'newPassword', reason: 'tooShort' },
  ])
  expect(passwordErrors({ kind: 'offline' })).toEqual([])
})
