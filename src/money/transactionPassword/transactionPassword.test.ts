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
])('problemOfNew checks %j as a new transaction password', (password, problem) => {
  expect(problemOfNew(password)).toBe(problem)
})

it('problemOfTyped checks the form of a password and not whether it is weak', () => {
  expect(problemOfTyped('123456')).toBeUndefined()
  expect(problemOfTyped('12345')).toBe('digits')
  expect(problemOfTyped('')).toBe('missing')
})
