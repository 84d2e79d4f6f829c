import * as z from 'zod/mini'
import { addDays, dayIn, startOfDay } from '../../lib/zonedDay.ts'
import type { Filter, NumberFilter, PeriodFilter, RecordsDefinition } from './sealedDefinition.ts'

/** Named periods. Each function returns the days of a period, given today. */
const daysOfPreset = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  week: (today) => ({ from: addDays(today, -6), to: today }),
  month: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today, 0), to: today }),
  lastMonth: (today) => ({
    from: firstOfMonth(today, -1),
    to: addDays(firstOfMonth(today, 0), -1),
  }),
  quarter: (today) => ({ from: addDays(today, -89), to: today }),
  years: (today) => ({ from: firstOfMonth(today, -recordMonths), to: today }),
} as const satisfies Record<string, (today: string) => Days>
export type Preset = keyof typeof daysOfPreset

const presetNames = [
  ...(['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth'] as const),
  ...(['quarter', 'years'] as const),
] satisfies Preset[]
const presetOfDays = { 1: 'today', 7: 'week', 30: 'month', 90: 'quarter' } as const

/**
 * Months before the current month that a list with `reach: 'years'` includes, as in the API
 * contract.
 */
const recordMonths = 36
/** Days before today that a list without `reach: 'years'` includes. */
const recordDays = 90

type Reach = Pick<PeriodFilter, 'reach'>

/** Named periods that a list offers. */
export const presetsOf = ({ reach }: Reach): readonly Preset[] =>
  presetNames.filter((name) => reach === 'years' || name !== 'years')

const longestPreset = ({ reach }: Reach): Preset => (reach === 'years' ? 'years' : 'quarter')

export const earliestDay = ({ reach }: Reach, today: string): string =>
  reach === 'years' ? firstOfMonth(today, -recordMonths) : addDays(today, -recordDays)

/**
 * First day of the month that is `later` months after the month of `day`; `later` may be negative.
 */
function firstOfMonth(day: string, later: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10)
}

/** First and last day of a period, both inclusive, such as `2026-11-21`. */
export type Days = { from: string; to: string }
export type Period = Days & { preset: Preset | undefined }

/** Parsed query of a record page's URL. Missing and invalid parameters have their defaults. */
export type RecordAddress = {
  page: number
  period: Period | undefined
  /** Values of the other filters by parameter. An empty value stands for all records. */
  values: Record<string, string>
}

const pageSchema = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1)
const presetSchema = z.catch(z.optional(z.enum(presetNames)), undefined)
const daySchema = z.catch(z.optional(z.iso.date()), undefined)
const textSchema = z.catch(z.string().check(z.trim(), z.maxLength(64)), '')

/** Page number of a list in the URL's query, from 1. */
export const readPage = (query: URLSearchParams, parameter = 'page'): number =>
  pageSchema.parse(query.get(parameter) ?? 1)

/** Parses a URL's query; `today` is the day in the platform's time zone. */
export function readAddress(
  { filters }: Pick<RecordsDefinition, 'filters'>,
  query: URLSearchParams,
  today: string,
): RecordAddress {
  const period = filters.find((filter) => filter.kind === 'period')
  const values = filters
    .filter((filter) => filter.kind !== 'period')
    .map((filter): [string, string] => [filter.parameter, readValue(filter, query)])
  return {
    page: readPage(query),
    period: period && readPeriod(period, query, today),
    values: Object.fromEntries(values),
  }
}

function readValue(filter: Exclude<Filter, PeriodFilter>, query: URLSearchParams): string {
  const given = textSchema.parse(query.get(filter.parameter) ?? '')
  if (filter.kind === 'number') return numbersOf(filter).includes(given) ? given : ''
  if (filter.kind !== 'choice') return given
  return Object.hasOwn(filter.labels, given) ? given : (filter.initial ?? '')
}

/** Values of a number filter in the URL's query. */
export const numbersOf = ({ upTo }: Pick<NumberFilter, 'upTo'>): string[] =>
  Array.from({ length: upTo }, (_, index) => String(index + 1))

function readPeriod(filter: PeriodFilter, query: URLSearchParams, today: string): Period {
  const from = daySchema.parse(query.get('from') ?? undefined)
  const to = daySchema.parse(query.get('to') ?? undefined)
  if (from !== undefined && to !== undefined && from <= to) return { from, to, preset: undefined }
  const named = presetSchema.parse(query.get('period') ?? undefined)
  const isOffered = named !== undefined && presetsOf(filter).includes(named)
  const preset = isOffered ? named : presetOfDays[filter.days]
  return { ...daysOfPreset[preset](today), preset }
}

export const todayIn = (timeZone: string): string => dayIn(timeZone, Date.now())

/**
 * Query of the request. Days become instants in the platform's time zone: `from` is the start of
 * the first day and `to` the end of the last day. A period that reaches today has no `to`, so that
 * new records are included.
 */
export function callQuery(
  { page, period, values }: RecordAddress,
  { timeZone, today, isPaged }: { timeZone: string; today: string; isPaged: boolean },
): Record<string, string | number> {
  const moment = (day: string) => new Date(startOfDay(day, timeZone)).toISOString()
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    ...(period && { from: moment(period.from) }),
    ...(period && period.to < today && { to: moment(addDays(period.to, 1)) }),
    ...(isPaged && { page, pageSize }),
  }
}

/**
 * Query without filters and with the longest period.
 * @returns undefined if the current filters exclude nothing
 */
export function widestQuery(
  { filters }: Pick<RecordsDefinition, 'filters'>,
  { period, values }: RecordAddress,
  query: URLSearchParams,
): URLSearchParams | undefined {
  const initialOf = (parameter: string) => {
    const filter = filters.find((each) => each.kind !== 'period' && each.parameter === parameter)
    return (filter?.kind === 'choice' && filter.initial) || ''
  }
  const narrowed = Object.keys(values).filter((name) => values[name] !== initialOf(name))
  const longest = longestPreset(filters.find((each) => each.kind === 'period') ?? {})
  const isShort = period !== undefined && period.preset !== longest
  if (narrowed.length === 0 && !isShort) return undefined
  return changedQuery(query, {
    ...Object.fromEntries(narrowed.map((name) => [name, ''])),
    ...(isShort && { period: longest, from: '', to: '' }),
  })
}

export const pageSize = 20

/**
 * Applies changes to a URL's query. Undefined and empty values remove a parameter. The page number
 * returns to 1 unless the changes set it.
 */
export function changedQuery(
  query: URLSearchParams,
  changes: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/**
 * Query for a page of one list; the pages of other lists do not change.
 * @param parameter query parameter for the page number of the list.
 */
export const queryOfPage = (
  query: URLSearchParams,
  page: number,
  parameter = 'page',
): URLSearchParams =>
  changedQuery(query, {
    page: query.get('page') ?? undefined,
    [parameter]: page === 1 ? undefined : String(page),
  })

/** File name for exported records, such as `bettingRecord-2026-11-14-2026-11-21.csv`. */
export const fileNameOf = (
  { id }: Pick<RecordsDefinition, 'id'>,
  { period }: Pick<RecordAddress, 'period'>,
): string => `${[id, period?.from, period?.to].filter(Boolean).join('-')}.csv`
