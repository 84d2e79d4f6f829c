import { describe, expect, it } from 'vitest'
import { deepestBody, largestBody, overBudget } from './budget.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'leaf' : [nested(depth - 1)])

describe('the budget of a body', () => {
  it('is met up to its depth and not beyond', () => {
    expect(overBudget(nested(deepestBody))).toBeUndefined()
    expect(overBudget(nested(deepestBody + 1))).toBe('nests deeper than 16')
    expect(overBudget(nested(500))).toBe('nests deeper than 16')
  })

  it('is met up to its bytes and not beyond', () => {
    const quotes = 2
    expect(overBudget('x'.repeat(largestBody - quotes))).toBeUndefined()
    expect(overBudget('é'.repeat(largestBody / 2))).toBe('is 65538 bytes, more than 65536')
  })
})
