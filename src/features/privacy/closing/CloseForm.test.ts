import { expect, it } from 'vitest'
import { isSameAccount } from './CloseForm.tsx'

it('isSameAccount ignores case and surrounding spaces', () => {
  expect(isSameAccount(' Marina92 ', 'marina92')).toBe(true)
  expect(isSameAccount('marina', 'marina92')).toBe(false)
  expect(isSameAccount('', 'marina92')).toBe(false)
})
