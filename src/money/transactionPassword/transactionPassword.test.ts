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
])('judges %j as a new transaction password', (password, problem) => {
  expect(problemOfNew(password)).toBe(problem)
})

it('leaves it to the server whether six typed digits are the right ones', () => {
  expect(problemOfTyped('123456')).toBeUndefined()
  expect(problemOfTyped('12345')).toBe('digits')
  expect(problemOfTyped('')).toBe('missing')
})
