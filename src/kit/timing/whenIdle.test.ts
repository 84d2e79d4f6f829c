import { describe, expect, it } from 'vitest'
import { isScarce } from './whenIdle.ts'

describe('isScarce', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{}, false],
  ])('a connection that the browser reports as %j is scarce: %s', (line, expected) => {
    expect(isScarce(line)).toBe(expected)
  })
})
