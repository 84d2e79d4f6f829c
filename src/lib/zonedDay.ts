/** Days as `2026-11-21`, told apart and begun by the clocks of one time zone. */

const dayLength = 86_400_000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The formatter of a zone, constructed once: that takes longer than all of its uses in a page. */
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

/** The parts of a moment on the clocks of a zone, as if it were UTC; milliseconds since 1970. */
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

/** How far a zone's clocks are ahead of UTC at a moment, in minutes. */
export function zoneOffset(zone: string, at: number): number {
  const seconds = Math.floor(at / 1000) * 1000
  return Math.round((onClocks(seconds, zone) - seconds) / 60_000)
}

/** The day that a moment falls on in a zone. */
export const dayIn = (zone: string, at: number): string =>
  new Date(at + zoneOffset(zone, at) * 60_000).toISOString().slice(0, 10)

/** The first moment of a day in a zone, in milliseconds since 1970. */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - zoneOffset(zone, midnight) * 60_000
  // The offset may change between UTC's midnight and the zone's.
  return midnight - zoneOffset(zone, guess) * 60_000
}

/** The day so many days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
