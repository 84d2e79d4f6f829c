import { describe, expect, it } from 'vitest'
import { deepestBody, largestBody, overBudget } from './budget.ts'

const nest = (depth: number): unknown => (depth === 0 ? 'leaf' : [nest(depth - 1)])

describe('the budget of a body', () => {
  it('a body of the maximum depth is within the budget, and a deeper one is not', () => {
    expect(overBudget(nest(deepestBody))).toBeUndefined()
    expect(overBudget(nest(deepestBody + 1))).toBe('nests deeper than 16')
    expect(overBudget(nest(500))).toBe('nests deeper than 16')
  })

  it('a body of the maximum size is within the budget, and a larger one is not', () => {
    const quotes = 2
    expect(overBudget('x'.repeat(largestBody - quotes))).toBeUndefined()
    expect(overBudget('é'.repeat(largestBody / 2))).toBe('is 65538 bytes, more than 65536')
  })
})
