/**
 * Adds months to a time. The day and the time of day stay the same; in a shorter month, the last
 * day is used. Days are in UTC, so that page and server agree.
 * @param from milliseconds since 1970.
 * @returns milliseconds since 1970.
 */
export function monthsLater(from: number, months: number): number {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}
