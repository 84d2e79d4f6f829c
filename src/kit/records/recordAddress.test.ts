import { describe, expect, it } from 'vitest'
import {
  callQuery,
  changedQuery,
  earliestDay,
  pageSize,
  queryOfPage,
  readAddress,
  widestQuery,
} from './recordAddress.ts'
import type { Filter } from './sealedDefinition.ts'

const filters: Filter[] = [
  { kind: 'period', days: 7 },
  {
    kind: 'choice',
    parameter: 'status',
    title: 'records.columns.status',
    labels: { PENDING: 'records.betStatus.PENDING', SETTLED: 'records.betStatus.SETTLED' },
  },
  { kind: 'text', parameter: 'search', title: 'records.filters.search' },
]
const today = '2026-11-21'
const at = (query: string) => readAddress({ filters }, new URLSearchParams(query), today)
const zone = { timeZone: 'America/Sao_Paulo', today, isPaged: true }

describe('URL of a record page', () => {
  it("readAddress reads page, days and filters from the URL's query", () => {
    expect(at('page=3&from=2026-11-01&to=2026-11-10&status=PENDING&search=davi')).toEqual({
      page: 3,
      period: { from: '2026-11-01', to: '2026-11-10', preset: undefined },
      values: { status: 'PENDING', search: 'davi' },
    })
    expect(at('period=yesterday').period).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
      preset: 'yesterday',
    })
  })

  it('readAddress reads a `scope` filter, for which the page has no control', () => {
    const team: Filter[] = [{ kind: 'scope', parameter: 'memberId' }]
    const address = readAddress({ filters: team }, new URLSearchParams('memberId=m-davi'), today)
    expect(callQuery(address, zone)).toEqual({ memberId: 'm-davi', page: 1, pageSize })
  })

  it('readAddress accepts only the numbers that a number filter offers', () => {
    const levels: Filter[] = [
      {
        kind: 'number',
        parameter: 'level',
        title: 'records.filters.level',
        option: 'records.filters.levelOption',
        upTo: 10,
      },
    ]
    const level = (text: string) =>
      readAddress({ filters: levels }, new URLSearchParams({ level: text }), today).values.level
    expect(level('2')).toBe('2')
    for (const text of ['0', '11', '-1', '1.5', '02', 'x', '']) expect(level(text)).toBe('')
  })

  it('readAddress uses the defaults for missing and invalid parameters', () => {
    const usual = {
      page: 1,
      period: { from: '2026-11-15', to: '2026-11-21', preset: 'week' },
      values: { status: '', search: '' },
    }
    expect(at('')).toEqual(usual)
    for (const page of ['0', '-1', '1.5', 'x', '1e9', '']) expect(at(`page=${page}`)).toEqual(usual)
    expect(at('period=century&status=toString')).toEqual(usual)
    expect(at('from=2026-02-30&to=2026-03-01')).toEqual(usual)
    expect(at('from=2026-11-10&to=2026-11-01')).toEqual(usual)
    expect(at(`search=${'x'.repeat(65)}`)).toEqual(usual)
  })

  it('callQuery converts days of the platform’s time zone to instants, without an end if the period reaches today', () => {
    expect(callQuery(at('from=2026-11-01&to=2026-11-10&status=PENDING'), zone)).toEqual({
      status: 'PENDING',
      from: '2026-11-01T03:00:00.000Z',
      to: '2026-11-11T03:00:00.000Z',
      page: 1,
      pageSize,
    })
    expect(callQuery(at('page=2'), zone)).toEqual({
      from: '2026-11-15T03:00:00.000Z',
      page: 2,
      pageSize,
    })
    expect(callQuery(at(''), { ...zone, isPaged: false })).not.toHaveProperty('page')
  })

  it('changedQuery returns to the first page when a filter changes, and keeps unknown parameters', () => {
    const query = new URLSearchParams('page=4&status=PENDING&mode=x')
    expect(changedQuery(query, { status: '' }).toString()).toBe('mode=x')
    expect(changedQuery(query, { page: '5' }).toString()).toBe('page=5&status=PENDING&mode=x')
  })

  it('queryOfPage changes the page of one list and keeps the pages of other lists', () => {
    const query = new URLSearchParams('page=4&teamPage=2')
    expect(queryOfPage(query, 3, 'teamPage').toString()).toBe('page=4&teamPage=3')
    expect(queryOfPage(query, 1, 'teamPage').toString()).toBe('page=4')
    expect(queryOfPage(query, 5).toString()).toBe('page=5&teamPage=2')
  })
})

describe('named periods', () => {
  const days = (query: string, day = today) => {
    const long: Filter[] = [{ kind: 'period', days: 7, reach: 'years' }]
    return readAddress({ filters: long }, new URLSearchParams(query), day).period
  }

  it('readAddress resolves `thisMonth` and `lastMonth`, also across the end of a year', () => {
    expect(days('period=thisMonth')).toMatchObject({ from: '2026-11-01', to: '2026-11-21' })
    expect(days('period=lastMonth')).toMatchObject({ from: '2026-10-01', to: '2026-10-31' })
    expect(days('period=lastMonth', '2026-01-31')).toMatchObject({
      from: '2025-12-01',
      to: '2025-12-31',
    })
  })

  it("[REC-05] readAddress accepts the period of 36 months only for lists with `reach: 'years'`", () => {
    expect(days('period=years')).toMatchObject({ from: '2023-11-01', preset: 'years' })
    expect(earliestDay({ reach: 'years' }, today)).toBe('2023-11-01')
    expect(at('period=years').period?.preset).toBe('week')
    expect(earliestDay({}, today)).toBe('2026-08-23')
  })
})

describe('widestQuery', () => {
  const widest = (query: string) =>
    widestQuery({ filters }, at(query), new URLSearchParams(query))?.toString()

  it('widestQuery returns the longest period and no other filter', () => {
    expect(widest('page=3&from=2026-11-01&to=2026-11-10&status=PENDING&search=davi')).toBe(
      'period=quarter',
    )
    expect(widest('')).toBe('period=quarter')
  })

  it('widestQuery is undefined if the current filters exclude nothing', () => {
    expect(widest('period=quarter')).toBeUndefined()
    expect(widest('period=quarter&status=PENDING')).toBe('period=quarter')
  })
})
