import { expect, it } from 'vitest'
import { closeError } from './useCloseForm.ts'

const errorOf = (code: 'PASSWORD_WRONG' | 'FIELDS_INVALID' | 'CLOSING_NOT_POSSIBLE', field = '') =>
  closeError({
    kind: 'rejected',
    code,
    details: field === '' ? {} : { fields: [{ field, reason: 'mismatch' }] },
  })

it('closeError returns the field that a rejection concerns', () => {
  expect(errorOf('PASSWORD_WRONG', 'password')?.field).toBe('password')
  expect(errorOf('FIELDS_INVALID', 'account')?.messageId).toBe('privacy.closing.accountDiffers')
  expect(errorOf('FIELDS_INVALID', 'ownerCode')?.field).toBe('ownerCode')
})

it('closeError returns undefined for a rejection without a field', () => {
  expect(errorOf('CLOSING_NOT_POSSIBLE')).toBeUndefined()
})
