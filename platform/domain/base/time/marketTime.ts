/**
 * Days and weeks in the market's time zone: São Paulo, which has used UTC-3 all year since 2019.
 */

/** IANA name of the time zone, for formatting. */
export const marketZone = 'America/Sao_Paulo'

const hour = 3_600_000
const offset = -3 * hour
export const dayLength = 24 * hour

/** Start of the day that contains `at`. All times in this module are milliseconds since 1970. */
export const startOfDay = (at: number): number =>
  Math.floor((at + offset) / dayLength) * dayLength - offset

/** The market's days as spans for the sums of a store. */
export const marketDays = { length: dayLength, from: startOfDay(0) } as const

/** Start of the week that contains `at`; weeks start on Monday. */
export function startOfWeek(at: number): number {
  const day = startOfDay(at)
  // 1 January 1970 was a Thursday.
  const sinceMonday = ((day + offset) / dayLength + 3) % 7
  return day - sinceMonday * dayLength
}

/** Date on which `at` falls, as `2026-11-21`. */
export const dayOf = (at: number): string => new Date(at + offset).toISOString().slice(0, 10)

/** Start of a date, given as `2026-11-21`. */
export const timeOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - offset

/** Start of the month that contains `at`. @param later number of months to add. */
export function startOfMonth(at: number, later = 0): number {
  const local = new Date(at + offset)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + later, 1) - offset
}

/** Local time with its UTC offset, as `2026-11-20T19:41:07-03:00`. */
export const stampOf = (at: number): string =>
  `${new Date(at + offset).toISOString().slice(0, 19)}-03:00`
