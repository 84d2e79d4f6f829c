import { describe, expect, it } from 'vitest'
import type { RejectionDetails } from '../../api/failure.ts'
import { fieldErrors } from './fieldErrors.ts'

const errorsOf = (code: string, details: RejectionDetails = {}) =>
  fieldErrors({ kind: 'rejected', code, details })

describe('field errors of a rejected registration', () => {
  it('fieldErrors returns the fields that the server lists in the details of the rejection', () => {
    expect(
      errorsOf('FIELDS_INVALID', {
        fields: [
          { field: 'email', reason: 'pattern' },
          { field: 'team', reason: 'length' },
        ],
      }),
    ).toEqual([
      { field: 'email', reason: 'pattern' },
      { field: 'team', reason: 'tooShort' },
    ])
  })

  it.each([
    ['USERNAME_TAKEN', 'username', 'taken'],
    ['MOBILE_TAKEN', 'mobileNum', 'taken'],
    ['CAPTCHA_WRONG', 'captcha', 'wrong'],
    ['VERIFICATION_CODE_EXPIRED', 'verificationCode', 'expired'],
    ['UNDER_AGE', 'birthday', 'underAge'],
    ['PASSWORD_COMMON', 'password', 'common'],
  ])('fieldErrors maps the rejection code %s to a field and a reason', (code, field, reason) => {
    expect(errorsOf(code)).toEqual([{ field, reason }])
  })

  it('fieldErrors is empty if the rejection code belongs to no field or the call was not rejected', () => {
    expect(errorsOf('REGISTRATION_METHOD_OFF')).toEqual([])
    expect(errorsOf('SOMETHING_NEW')).toEqual([])
    expect(fieldErrors({ kind: 'offline' })).toEqual([])
  })
})
