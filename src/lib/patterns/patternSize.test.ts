import { describe, expect, it } from 'vitest'
import { generatedSize } from './patternSize.ts'

describe('pattern with nested repetitions', () => {
  it.each([
    ['^[a-z]{2,4}\\(x\\)[(]*$', 100],
    ['^(?:[A-Za-z0-9]+\\.)+[a-z]{2,}$', 400],
  ])('the pattern %s is small enough to generate texts', (source, limit) => {
    expect(generatedSize(new RegExp(source, 'u'))).toBeLessThan(limit)
  })

  it.each(['(?:a|((b{500}){500}){500})', `${'('.repeat(20)}a${'{1,9}b)'.repeat(20)}{1,9}`])(
    'the pattern %s is too large to generate texts',
    (source) => {
      expect(generatedSize(new RegExp(source, 'u'))).toBeGreaterThan(5_000)
    },
  )
})
