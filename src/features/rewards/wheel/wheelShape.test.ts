import { describe, expect, it } from 'vitest'
import { labelLines, slicePath, toneOf, turnTo } from './wheelShape.ts'

it('turnTo turns forward to the slice of the prize from any angle', () => {
  expect(turnTo(0, 0, 8)).toBe(1800)
  expect(turnTo(0, 2, 8)).toBe(1800 + 270)
  const once = turnTo(0, 3, 8)
  const twice = turnTo(once, 7, 8)
  expect(twice).toBeGreaterThanOrEqual(once + 1800)
  expect(twice % 360).toBe(45)
})

it.each([1, 2, 3, 5, 8, 9, 16])(
  'a wheel of %i slices has no neighbouring slices of the same colour',
  (count) => {
    const tones = Array.from({ length: count }, (_, index) => toneOf(index, count))
    const pairs = tones.map((tone, index) => [tone, tones[(index + 1) % count]])
    expect(count === 1 || pairs.every(([one, other]) => one !== other)).toBe(true)
  },
)

describe('slice label', () => {
  it('a slice label that fits takes one line, and a longer one takes two', () => {
    expect(labelLines('50 pontos', 8)).toEqual(['50 pontos'])
    expect(labelLines('R$ 5.000,00', 8)).toEqual(['R$ 5.000,00'])
    expect(labelLines('Não foi dessa vez', 8)).toEqual(['Não foi', 'dessa vez'])
  })

  it('a slice label that exceeds two lines is truncated', () => {
    const lines = labelLines('Um giro extraordinariamente comprido', 16)
    expect(lines).toHaveLength(2)
    expect(lines.every((line) => line.length <= 8)).toBe(true)
    expect(lines.at(-1)).toMatch(/…$/)
  })
})

it('the slice of a wheel with one prize is a full circle', () => {
  expect(slicePath(1)).toMatch(/^M0-100A100 100 0 1 1/)
})
