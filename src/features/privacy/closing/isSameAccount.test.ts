import { expect, it } from 'vitest'
import { isSameAccount } from './isSameAccount.ts'

it('takes the username in any case, and nothing else', () => {
  expect(isSameAccount(' Marina92 ', 'marina92')).toBe(true)
  expect(isSameAccount('marina', 'marina92')).toBe(false)
  expect(isSameAccount('', 'marina92')).toBe(false)
})
