import { zoneOffset } from '../../lib/zonedDay.ts'

/**
 * UTC offset of a time zone at a time, such as `GMT-3` or `GMT+5:45`.
 * @param at milliseconds since 1970
 */
export function offsetText(timeZone: string, at: number): string {
  const offset = zoneOffset(timeZone, at)
  const minutes = Math.abs(offset) % 60
  const hours = Math.floor(Math.abs(offset) / 60)
  const sign = offset < 0 ? '-' : '+'
  return `GMT${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
