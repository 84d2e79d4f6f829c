/** Days such as `2026-11-21` in a time zone. */

const dayLength = 86_400_000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached formatter of a zone: creating it takes longer than all its uses on a page. */
function clocksOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone)
  if (cached) return cached
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(zone, made)
  return made
}

/**
 * Milliseconds since 1970 at which a clock in UTC shows the date and time that a clock in `zone`
 * shows at `at`.
 */
function onClocks(at: number, zone: string): number {
  const parts = clocksOf(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
}

/**
 * UTC offset of a zone at a time, in minutes; positive east of Greenwich.
 * @param at milliseconds since 1970.
 */
export function zoneOffset(zone: string, at: number): number {
  const seconds = Math.floor(at / 1000) * 1000
  return Math.round((onClocks(seconds, zone) - seconds) / 60_000)
}

export const dayIn = (zone: string, at: number): string =>
  new Date(at + zoneOffset(zone, at) * 60_000).toISOString().slice(0, 10)

/** First instant of a day in a zone, in milliseconds since 1970. */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - zoneOffset(zone, midnight) * 60_000
  // The offset at UTC midnight may differ from the offset at the zone's midnight.
  return midnight - zoneOffset(zone, guess) * 60_000
}

/** Adds days to a day; a negative number leads to earlier days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
