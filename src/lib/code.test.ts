import { expect, it } from 'vitest'
import pastedMarks from '../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { readCode } from './code.ts'

it.each([
  '482913',
  '482 913',
  '482-913',
  '482\u2011913',
  '482\u00a0913\n',
  '４８２９１３',
  '۴۸۲۹۱۳',
  '4 8 2 9 1 3',
  ...pastedMarks.map(({ mark }) => `${mark}482${mark}913`),
])('[SAFE-11] readCode removes the separators of the code %j', (input) => {
  expect(readCode(input)).toBe('482913')
})

it.each(['', '48291', '4829134', '48291a', '𝟒𝟖𝟐𝟗𝟏𝟑', 'ABCD-EFGH'])('%j is not a code', (input) => {
  expect(readCode(input)).toBeUndefined()
})
