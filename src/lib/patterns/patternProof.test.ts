import { describe, expect, it } from 'vitest'
import { compilePattern } from './pattern.ts'
import { linearForms } from './patternProof.ts'

const formsOf = (source: string) => {
  const pattern = compilePattern(source)
  if (pattern.kind !== 'regex') throw new Error(`${source} is no expression`)
  return linearForms(pattern)
}

describe('linearForms', () => {
  it('the linear form repeats a pattern with a separator, so that ambiguities multiply', () => {
    expect(formsOf('^(?:a|a)b$')).toEqual(['^(?:(?:(?:a|a)b)\\uFFFE)+\\uFFFF'])
  })

  it('the linear form excludes the separator from wildcards and negated classes', () => {
    expect(formsOf('^.[^a]\\D[\\s\\S]$')).toEqual([
      '^(?:(?:[^\\n\\r\\u2028\\u2029\\uFFFE][^\\uFFFEa][^\\d\\uFFFE][^\\uFFFE])\\uFFFE)+\\uFFFF',
    ])
  })

  it('the linear forms include each look-ahead at the start as a separate pattern', () => {
    expect(formsOf('^(?=[a-z]*[0-9])(?!0)[a-z0-9]+$')).toEqual([
      '^(?:(?:[a-z]*[0-9])\\uFFFE)+\\uFFFF',
      '^(?:(?:0)\\uFFFE)+\\uFFFF',
      '^(?:(?:[a-z0-9]+)\\uFFFE)+\\uFFFF',
    ])
  })

  it('the linear form removes the upper bound of a range and keeps an exact number', () => {
    expect(formsOf('^a{2,50}b{3}c{0,9}d{40,60}$')).toEqual([
      '^(?:(?:a{2,}b{3}c{0,}d{8,})\\uFFFE)+\\uFFFF',
    ])
  })

  it.each([
    ['a back reference', '^(a)\\1$'],
    ['a named back reference', '^(?<n>a)\\k<n>$'],
    ['an inner anchor', '^(a|b$)'],
    ['a word boundary', '\\ba'],
    ['a look-ahead that is not at the start', '^a(?=b)'],
    ['a look-ahead before branches', '^(?=a)b|c'],
    ['a quantified look-ahead', '^(?=a)*b'],
    ['a look-behind', '(?<=a)b'],
    ['a group with a modifier', '^(?i:a)$'],
    ['multiline anchors', '(?m)^a$'],
    ['a huge number of states', '^(?:a{100}b{100}){100}$'],
  ])('the proof does not support %s', (_, source) => {
    expect(formsOf(source)).toBeUndefined()
  })
})
