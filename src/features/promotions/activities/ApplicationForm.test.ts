import { expect, it } from 'vitest'
import { commentProblem, lengthOf } from './ApplicationForm.tsx'

it('[CONST-12] a comment has at most 140 characters, and an emoji counts as one character', () => {
  expect(commentProblem('á'.repeat(140))).toBe(true)
  expect(commentProblem('á'.repeat(141))).toBe('tooLong')
  expect(commentProblem('🎉'.repeat(140))).toBe(true)
  expect(lengthOf('a\u0301')).toBe(1)
})

it('commentProblem rejects a comment of spaces only, and ignores surrounding spaces', () => {
  expect(commentProblem(' \n ')).toBe('empty')
  expect(commentProblem(` ${'a'.repeat(140)} `)).toBe(true)
})
