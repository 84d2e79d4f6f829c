import type { IntlShape } from 'react-intl'

/** Text of a duration in whole minutes: `45 min`, `2 h`, `2 h 30 min`. */
export function durationText(intl: IntlShape, wholeMinutes: number): string {
  const hours = Math.floor(wholeMinutes / 60)
  const minutes = wholeMinutes % 60
  if (hours === 0) return intl.formatMessage({ id: 'protection.duration.minutes' }, { minutes })
  if (minutes === 0) return intl.formatMessage({ id: 'protection.duration.hours' }, { hours })
  return intl.formatMessage({ id: 'protection.duration.both' }, { hours, minutes })
}
