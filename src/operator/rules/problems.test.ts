import { describe, expect, it } from 'vitest'
import type { PlacedProblem } from './draft.ts'
import { allProblems, countPending } from './problems.ts'

const problem = (code: 'PATTERN_PENDING' | 'PATTERN_HOSTILE', field: string): PlacedProblem => ({
  code,
  field,
  property: 'acceptedPattern',
  place: 'acceptedPattern',
  reason: '',
})
const problems = [problem('PATTERN_PENDING', 'line'), problem('PATTERN_HOSTILE', 'email')]

describe('problems of a draft', () => {
  it('patterns that are still being checked are not listed as problems', () => {
    const shown = allProblems({ minimumAge: '18', fields: [] }, problems)
    expect(shown.map(({ field }) => field)).toEqual(['email'])
  })

  it('countPending returns the number of patterns being checked', () => {
    expect(countPending(problems)).toBe(1)
    expect(countPending([])).toBe(0)
  })
})
