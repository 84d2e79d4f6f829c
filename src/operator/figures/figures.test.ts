import { describe, expect, it } from 'vitest'
import { beginningsOf, fieldFigures, funnelOf, type Statistics, sortFigures } from './figures.ts'

const week = (...last: number[]) => [...Array<number>(7 - last.length).fill(0), ...last]
const none = { seen: week(), failed: week(), left: week(), unchecked: week() }

const statistics: Statistics = {
  generatedAt: '2026-11-21T12:20:00Z',
  hours: {
    from: '2026-11-20T13:00:00Z',
    opened: Array<number>(24).fill(0),
    registered: Array<number>(24).fill(0),
  },
  days: { from: '2026-11-15T00:00:00Z', opened: week(6, 4), registered: week(2, 2) },
  fields: [
    {
      field: 'username',
      hours: none,
      days: { ...none, seen: week(10), failed: week(4), left: week(1), unchecked: week(2, 3) },
    },
    {
      field: 'email',
      hours: none,
      days: { ...none, seen: week(4), failed: week(3), left: week(0) },
    },
    { field: 'line', hours: none, days: none },
    {
      field: 'birthday',
      hours: none,
      days: { ...none, seen: week(3, 1), failed: week(1), left: week(3) },
    },
  ],
}

describe('figures of a field', () => {
  it('fieldFigures sums the counts and divides them by the views', () => {
    const [username, , line] = fieldFigures(statistics, 'days')
    expect(username).toMatchObject({
      seenCount: 10,
      failedCount: 4,
      leftCount: 1,
      uncheckedCount: 5,
      failedShare: 0.4,
      leftShare: 0.1,
    })
    expect(line).toMatchObject({ seenCount: 0, failedShare: undefined, leftShare: undefined })
  })

  it('fieldFigures never returns a share above 1', () => {
    const odd = {
      field: 'x',
      hours: none,
      days: { ...none, seen: week(1), failed: week(3), left: week(1) },
    }
    expect(fieldFigures({ ...statistics, fields: [odd] }, 'days')[0]?.failedShare).toBe(1)
  })

  it('sortFigures sorts by failed share, failed count or abandoned count, and keeps the form order of equal fields', () => {
    const names = (order: Parameters<typeof sortFigures>[1]) =>
      sortFigures(fieldFigures(statistics, 'days'), order).map(({ field }) => field)
    expect(names('worst')).toEqual(['birthday', 'email', 'username', 'line'])
    expect(names('failed')).toEqual(['username', 'email', 'birthday', 'line'])
    expect(names('left')).toEqual(['birthday', 'username', 'email', 'line'])
    expect(names('form')).toEqual(['username', 'email', 'line', 'birthday'])
  })
})

describe('registration funnel', () => {
  it('the funnel divides registrations by opened forms', () => {
    expect(funnelOf(statistics, 'days')).toEqual({
      openedCount: 10,
      registeredCount: 4,
      share: 0.4,
    })
    expect(funnelOf(statistics, 'hours').share).toBeUndefined()
  })
})

describe('counts of a period', () => {
  it('beginningsOf returns starts an hour or a day apart; the last start is that of the current hour or day', () => {
    expect(beginningsOf(statistics, 'hours').at(-1)).toBe('2026-11-21T12:00:00.000Z')
    expect(beginningsOf(statistics, 'days').at(-1)).toBe('2026-11-21T00:00:00.000Z')
  })
})
