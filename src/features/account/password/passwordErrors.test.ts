import { expect, it } from 'vitest'
import type { Failure, RejectionDetails } from '../../../api/failure.ts'
import { passwordErrors } from './passwordErrors.ts'

const refused = (code: string, details: RejectionDetails = {}): Failure => ({
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
])('%s is about %s', (code, field, reason) => {
  expect(passwordErrors(refused(code))).toEqual([{ field, reason }])
})

it('follows the fields that the server names, and no others', () => {
  const details: RejectionDetails = {
    fields: [
      { field: 'newPassword', reason: 'length' },
      { field: 'nickname', reason: 'pattern' },
    ],
  }
  expect(passwordErrors(refused('FIELDS_INVALID', details))).toEqual([
    { field: 'newPassword', reason: 'tooShort' },
  ])
  expect(passwordErrors({ kind: 'offline' })).toEqual([])
})
