import { expect, it } from 'vitest'
import { commentProblem, lengthOf } from './ApplicationForm.tsx'

it('[CONST-12] a comment has at most 140 characters, and an emoji counts as one', () => {
  expect(commentProblem('á'.repeat(140))).toBe(true)
  expect(commentProblem('á'.repeat(141))).toBe('tooLong')
  expect(commentProblem('🎉'.repeat(140))).toBe(true)
  expect(lengthOf('a\u0301')).toBe(1)
})

it('a comment of spaces is empty, and surrounding spaces do not count', () => {
  expect(commentProblem(' \n ')).toBe('empty')
  expect(commentProblem(` ${'a'.repeat(140)} `)).toBe(true)
})
