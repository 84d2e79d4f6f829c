import { expect, it } from 'vitest'
import { placeZero } from '../../kit/chart/GainBars.tsx'
import { trendPoints } from './trendPoints.ts'

const zone = 'America/Sao_Paulo'
const period = { from: '2026-11-01T03:00:00Z', to: '2026-11-06T03:00:00Z' }

it('[REC-03] trendPoints returns every day from the first day with an entry, with 0 for days without one', () => {
  const days = [
    { day: '2026-11-05', value: -350 },
    { day: '2026-11-03', value: 1_000 },
  ]
  expect(trendPoints(days, period, zone)).toEqual({
    unit: 'day',
    points: [
      { start: '2026-11-03', value: 1_000 },
      { start: '2026-11-04', value: 0 },
      { start: '2026-11-05', value: -350 },
    ],
  })
})

it('[REC-03] trendPoints adds up the days of each month in a long period', () => {
  const days = [
    { day: '2026-11-05', value: -350 },
    { day: '2026-05-31', value: 100 },
    { day: '2026-05-01', value: 200 },
  ]
  const { unit, points } = trendPoints(days, { ...period, from: '2025-01-01T03:00:00Z' }, zone)
  expect(unit).toBe('month')
  expect(points[0]).toEqual({ start: '2026-05', value: 300 })
  expect(points.at(-1)).toEqual({ start: '2026-11', value: -350 })
  expect(points).toHaveLength(7)
})

it('trendPoints returns no points when no day has an entry', () => {
  expect(trendPoints([], period, zone).points).toEqual([])
})

it('placeZero returns the position of the zero line, and one scale for both gains and losses', () => {
  expect(placeZero([300, -100])).toEqual({ zero: 75, scale: 0.25 })
  expect(placeZero([-5])).toEqual({ zero: 0, scale: 20 })
  expect(placeZero([0, 0])).toEqual({ zero: 50, scale: 0 })
})
