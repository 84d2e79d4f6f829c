import { describe, expect, it } from 'vitest'
import { occurrenceAt } from './occurrence.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const christmas = { kind: 'yearly', first: '12-01', last: '12-26' } as const

describe('yearly promotions', () => {
  it('a yearly promotion is announced, runs, stays visible for two weeks after its end and disappears', () => {
    const states = ['2026-10-01', '2026-11-21', '2026-12-26', '2026-12-27', '2027-01-20']
    expect(states.map((day) => occurrenceAt(christmas, at(day))?.state)).toEqual([
      ...[undefined, 'COMING', 'RUNNING', 'ENDED', undefined],
    ])
  })

  it('a yearly promotion that is still visible after New Year has the key of the old year', () => {
    expect(occurrenceAt(christmas, at('2027-01-05'))).toMatchObject({ key: '2026', state: 'ENDED' })
  })
})

describe('repeating promotions', () => {
  it("a repeating promotion has a new key each day, week or month in São Paulo's time zone", () => {
    const now = Date.parse('2026-12-01T02:00:00Z')
    expect(occurrenceAt({ kind: 'daily' }, now)?.key).toBe('2026-11-30')
    expect(occurrenceAt({ kind: 'weekly' }, now)?.key).toBe('2026-11-30')
    expect(occurrenceAt({ kind: 'monthly' }, now)?.key).toBe('2026-11-01')
    expect(occurrenceAt({ kind: 'always' }, now)).toMatchObject({ endsAt: null, state: 'RUNNING' })
  })
})
