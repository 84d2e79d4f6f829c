import { describe, expect, it } from 'vitest'
import { isScarce } from './whenIdle.ts'

describe('a line on which nothing is fetched ahead', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{}, false],
  ])('is one whose browser tells %j: %s', (line, expected) => {
    expect(isScarce(line)).toBe(expected)
  })
})
