import { describe, expect, it } from 'vitest'
import { deepestBody, largestBody, overBudget } from './budget.ts'

const nest = (depth: number): unknown => (depth === 0 ? 'leaf' : [nest(depth - 1)])

describe('the size limits of a generated body', () => {
  it('a body may have the maximum depth, and a deeper body is too deep', () => {
    expect(overBudget(nest(deepestBody))).toBeUndefined()
    expect(overBudget(nest(deepestBody + 1))).toBe('nests deeper than 16')
    expect(overBudget(nest(500))).toBe('nests deeper than 16')
  })

  it('a body may have the maximum size, and a larger body is too large', () => {
    const quotes = 2
    expect(overBudget('x'.repeat(largestBody - quotes))).toBeUndefined()
    expect(overBudget('é'.repeat(largestBody / 2))).toBe('is 65538 bytes, more than 65536')
  })
})
