import * as z from 'zod/mini'
import { addDays, dayIn, startOfDay } from '../../lib/zonedDay.ts'
import type { Filter, NumberFilter, PeriodFilter, RecordsDefinition } from './sealedDefinition.ts'

/** Periods that can be chosen by name, as the days that they hold, seen from a day. */
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

/** Months before this one that records with `reach: 'years'` go back (contract, `records`). */
const recordMonths = 36
/** Days that all other records go back. */
const recordDays = 90

type Reach = Pick<PeriodFilter, 'reach'>

/** The presets of a list, by how far it goes back. */
export const presetsOf = ({ reach }: Reach): readonly Preset[] =>
  presetNames.filter((name) => reach === 'years' || name !== 'years')

/** The preset with everything there is. */
const longestPreset = ({ reach }: Reach): Preset => (reach === 'years' ? 'years' : 'quarter')

/** The earliest day that a list goes back to. */
export const earliestDay = ({ reach }: Reach, today: string): string =>
  reach === 'years' ? firstOfMonth(today, -recordMonths) : addDays(today, -recordDays)

/** The first day of the month so many months later, or earlier for a negative number. */
function firstOfMonth(day: string, later: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10)
}

/** From one day to another, both included, as `2026-11-21`. */
export type Days = { from: string; to: string }
export type Period = Days & { preset: Preset | undefined }

/** What the address of a record page says; what is missing or makes no sense has its default. */
export type RecordAddress = {
  page: number
  period: Period | undefined
  /** The values of the other filters by their parameters; empty for all. */
  values: Record<string, string>
}

const pageSchema = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1)
const presetSchema = z.catch(z.optional(z.enum(presetNames)), undefined)
const daySchema = z.catch(z.optional(z.iso.date()), undefined)
const textSchema = z.catch(z.string().check(z.trim(), z.maxLength(64)), '')

/** Which page of a list an address shows, from 1. */
export const readPage = (query: URLSearchParams, parameter = 'page'): number =>
  pageSchema.parse(query.get(parameter) ?? 1)

/** Reads the query of an address; `today` is the day in the platform's zone. */
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

/** What can be chosen of a filter by number, as the address writes it. */
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

/** The day it is in a zone. */
export const todayIn = (timeZone: string): string => dayIn(timeZone, Date.now())

/**
 * What the call is asked: days become moments of the platform's zone, `from` the first one and `to`
 * the one after the last. A period that reaches today has no end, so that what comes in counts.
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
 * The address of everything there is, without any filter and with the longest period.
 *
 * @returns undefined where the filters leave nothing out as it is
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

/** Rows on a page. */
export const pageSize = 20

/**
 * A change of the address: a parameter that is undefined or empty goes, and a new filter shows page
 * 1.
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
 * The address of a page of a list, which leaves other lists where they are.
 * @param parameter which of the address tells the page, where it shows several lists.
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

/** What a file of records is called: `bettingRecord-2026-11-14-2026-11-21.csv`. */
export const fileNameOf = (
  { id }: Pick<RecordsDefinition, 'id'>,
  { period }: Pick<RecordAddress, 'period'>,
): string => `${[id, period?.from, period?.to].filter(Boolean).join('-')}.csv`
