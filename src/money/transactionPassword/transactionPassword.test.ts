import { expect, it } from 'vitest'
import { problemOfNew, problemOfTyped } from './transactionPassword.ts'

it.each([
  ['', 'missing'],
  ['12345', 'digits'],
  ['1234567', 'digits'],
  ['48291a', 'digits'],
  ['٤٨٢٩١٥', 'digits'],
  ['777777', 'weak'],
  ['123456', 'weak'],
  ['654321', 'weak'],
  ['567890', 'weak'],
  ['482915', undefined],
])('problemOfNew checks the new transaction password %j: %s', (password, problem) => {
  expect(problemOfNew(password)).toBe(problem)
})

it('problemOfTyped checks that a password has six digits, but not that it is hard to guess', () => {
  expect(problemOfTyped('123456')).toBeUndefined()
  expect(problemOfTyped('12345')).toBe('digits')
  expect(problemOfTyped('')).toBe('missing')
})
