/**
 * Days and weeks as the market counts them: in São Paulo, which has kept UTC-3 all year since 2019.
 */

/** Its IANA name, to format its days. */
export const marketZone = 'America/Sao_Paulo'

const hour = 3_600_000
const offset = -3 * hour
export const dayLength = 24 * hour

/** The beginning of the day that a time is in; milliseconds since 1970, as everything here. */
export const startOfDay = (at: number): number =>
  Math.floor((at + offset) / dayLength) * dayLength - offset

/** The days as the store's sums are split by them. */
export const marketDays = { length: dayLength, from: startOfDay(0) } as const

/** The beginning of the week, a Monday. */
export function startOfWeek(at: number): number {
  const day = startOfDay(at)
  // 1 January 1970 was a Thursday.
  const sinceMonday = ((day + offset) / dayLength + 3) % 7
  return day - sinceMonday * dayLength
}

/** The day as `2026-11-21`. */
export const dayOf = (at: number): string => new Date(at + offset).toISOString().slice(0, 10)

/** The beginning of a day given as `2026-11-21`. */
export const timeOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - offset

/** The beginning of the month that a time is in, or of the one so many months later. */
export function startOfMonth(at: number, later = 0): number {
  const local = new Date(at + offset)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + later, 1) - offset
}

/** The moment on the market's clocks, with their offset: `2026-11-20T19:41:07-03:00`. */
export const stampOf = (at: number): string =>
  `${new Date(at + offset).toISOString().slice(0, 19)}-03:00`
