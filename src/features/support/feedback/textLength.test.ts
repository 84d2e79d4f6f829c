import { expect, it } from 'vitest'
import { lengthOf, textProblem } from './textLength.ts'

const limits = { min: 10, max: 500 }

it('[MSG-13] a text has between its limits of characters, a family of emoji being one', () => {
  expect(textProblem('a'.repeat(10), limits)).toBe(true)
  expect(textProblem('a'.repeat(9), limits)).toBe('tooShort')
  expect(textProblem('👨‍👩‍👧‍👦'.repeat(500), limits)).toBe(true)
  expect(textProblem('a'.repeat(501), limits)).toBe('tooLong')
})

it('blanks around a text do not count, and blanks alone are no text', () => {
  expect(lengthOf(`  ${'a'.repeat(9)} \n`)).toBe(9)
  expect(textProblem(' \n ', limits)).toBe('empty')
})
