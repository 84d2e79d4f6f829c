/**
 * Adds months to a moment: the same day and time, or the last day of a shorter month, in UTC so
 * that page and server agree.
 * @param from milliseconds since 1970, like the result.
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
