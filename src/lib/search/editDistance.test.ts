import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternDistance } from './editDistance.ts'

/** Last row of the dynamic-programming table that defines the distance. */
function distances(one: string, other: string, step: 0 | 1): number[] {
  const rows: number[][] = []
  for (let at = 0; at <= one.length; at++) {
    const row: number[] = [at]
    for (let to = 1; to <= other.length; to++) {
      const above = rows[at - 1]
      if (!above) {
        row.push(to * step)
        continue
      }
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped =
        at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      row.push(
        Math.min(
          (above[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (above[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (rows[at - 2]?.[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1) ?? []
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
const pattern = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 32 })

describe('edit distance', () => {
  it.each([
    ['tigre', 'tigre', 0],
    ['tigre', 'tihre', 1],
    ['tigre', 'tgre', 1],
    ['tigre', 'tiigre', 1],
    ['tigre', 'itgre', 1],
    ['tigre', 'rtige', 2],
    ['tigre', '', 5],
    ['t', 'x', 1],
  ])('the edit distance between %s and %s is %i', (one, other, edits) => {
    expect(patternDistance(one).fromStart(other).wholeText).toBe(edits)
  })

  it('fromStart finds the most similar prefix of a text, and fromAnywhere the most similar part', () => {
    expect(patternDistance('tihr').fromStart('tigre')).toEqual({ wholeText: 2, beginning: 1 })
    expect(patternDistance('ouro').fromAnywhere('tigredeoiroways')).toBe(1)
    expect(patternDistance('黄余老虎').fromAnywhere('大黄金老虎王')).toBe(1)
  })

  it('the edit distances equal those of the dynamic-programming table', () => {
    fc.assert(
      fc.property(pattern, letters, (one, other) => {
        const near = patternDistance(one)
        const whole = distances(one, other, 1)
        expect(near.fromStart(other)).toEqual({
          wholeText: whole.at(-1),
          beginning: Math.min(...whole),
        })
        expect(near.fromAnywhere(other)).toBe(Math.min(...distances(one, other, 0)))
      }),
      { seed: 22, numRuns: 2_000 },
    )
  })

  it('the distance of a long pattern uses its first 32 letters only', () => {
    const long = 'abcdefghijklmnopqrstuvwxyzabcdefghij'
    expect(patternDistance(long).fromStart(long.slice(0, 32)).wholeText).toBe(0)
  })
})
