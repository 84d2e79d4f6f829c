import { expect, it } from 'vitest'
import { overviewQuery, readOverviewPeriod } from './overviewPeriod.ts'

const zone = 'America/Sao_Paulo'
/** 22:30 on the 20th in São Paulo; already the 21st in UTC. */
const now = Date.parse('2026-11-21T01:30:00Z')

it("readOverviewPeriod reads the period from the URL's query and defaults to a week", () => {
  const read = (query: string) => readOverviewPeriod(new URLSearchParams(query))
  expect(read('period=today')).toBe('today')
  expect(read('period=month')).toBe('month')
  expect(read('period=century')).toBe('week')
  expect(read('')).toBe('week')
})

it("overviewQuery uses days in the platform's time zone and omits the end of a period that includes today", () => {
  expect(overviewQuery('today', zone, now)).toEqual({ from: '2026-11-20T03:00:00.000Z' })
  expect(overviewQuery('yesterday', zone, now)).toEqual({
    from: '2026-11-19T03:00:00.000Z',
    to: '2026-11-20T03:00:00.000Z',
  })
  expect(overviewQuery('week', zone, now)).toEqual({ from: '2026-11-14T03:00:00.000Z' })
  expect(overviewQuery('month', zone, now)).toEqual({ from: '2026-10-22T03:00:00.000Z' })
})
