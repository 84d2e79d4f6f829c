import { expect, it } from 'vitest'
import { lengthOf, textProblem } from './textLength.ts'

const limits = { min: 10, max: 500 }

it('[MSG-13] the limits of a text count graphemes: a family emoji is one character', () => {
  expect(textProblem('a'.repeat(10), limits)).toBe(true)
  expect(textProblem('a'.repeat(9), limits)).toBe('tooShort')
  expect(textProblem('👨‍👩‍👧‍👦'.repeat(500), limits)).toBe(true)
  expect(textProblem('a'.repeat(501), limits)).toBe('tooLong')
})

it("surrounding whitespace does not count towards a text's length", () => {
  expect(lengthOf(`  ${'a'.repeat(9)} \n`)).toBe(9)
  expect(textProblem(' \n ', limits)).toBe('empty')
})
