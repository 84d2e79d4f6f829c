import { expect, it } from 'vitest'
import { closeError } from './useCloseForm.ts'

const rejected = (code: 'PASSWORD_WRONG' | 'FIELDS_INVALID' | 'CLOSING_NOT_POSSIBLE', field = '') =>
  closeError({
    kind: 'rejected',
    code,
    details: field === '' ? {} : { fields: [{ field, reason: 'mismatch' }] },
  })

it('closeError marks the field that a rejection concerns', () => {
  expect(rejected('PASSWORD_WRONG', 'password')?.field).toBe('password')
  expect(rejected('FIELDS_INVALID', 'account')?.messageId).toBe('privacy.closing.accountDiffers')
  expect(rejected('FIELDS_INVALID', 'ownerCode')?.field).toBe('ownerCode')
})

it('closeError returns undefined for a rejection without a field', () => {
  expect(rejected('CLOSING_NOT_POSSIBLE')).toBeUndefined()
})
