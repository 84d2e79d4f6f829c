import * as z from 'zod/mini'
import { addDays, dayIn, startOfDay } from '../../lib/zonedDay.ts'
import type {
  ChoiceFilter,
  PeriodFilter,
  RecordsDefinition,
  TextFilter,
} from './sealedDefinition.ts'

/**
 * Periods that can be chosen by name: the days that they look back, and whether they reach today.
 */
export const presets = {
  today: { days: 1, until: 0 },
  yesterday: { days: 1, until: -1 },
  week: { days: 7, until: 0 },
  month: { days: 30, until: 0 },
  quarter: { days: 90, until: 0 },
} as const
export type Preset = keyof typeof presets

const presetNames = ['today', 'yesterday', 'week', 'month', 'quarter'] as const satisfies Preset[]
const presetOfDays = { 1: 'today', 7: 'week', 30: 'month', 90: 'quarter' } as const

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
export const readPage = (query: URLSearchParams): number => pageSchema.parse(query.get('page') ?? 1)

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

function readValue(filter: ChoiceFilter | TextFilter, query: URLSearchParams): string {
  const given = textSchema.parse(query.get(filter.parameter) ?? '')
  if (filter.kind === 'text') return given
  return Object.hasOwn(filter.labels, given) ? given : (filter.initial ?? '')
}

function readPeriod(filter: PeriodFilter, query: URLSearchParams, today: string): Period {
  const from = daySchema.parse(query.get('from') ?? undefined)
  const to = daySchema.parse(query.get('to') ?? undefined)
  if (from !== undefined && to !== undefined && from <= to) return { from, to, preset: undefined }
  const preset = presetSchema.parse(query.get('period') ?? undefined) ?? presetOfDays[filter.days]
  return { ...daysOf(preset, today), preset }
}

/** The days of a preset, seen from a day. */
function daysOf(preset: Preset, today: string): Days {
  const { days, until } = presets[preset]
  const to = addDays(today, until)
  return { from: addDays(to, 1 - days), to }
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
  const isShort = period !== undefined && period.preset !== 'quarter'
  if (narrowed.length === 0 && !isShort) return undefined
  return changedQuery(query, {
    ...Object.fromEntries(narrowed.map((name) => [name, ''])),
    ...(isShort && { period: 'quarter', from: '', to: '' }),
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
