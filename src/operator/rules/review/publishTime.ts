/** Reason why a time of publication is invalid: missing, too soon, or too far ahead. */
export type TimeProblem = 'missing' | 'tooSoon' | 'tooFar'

const minute = 60_000
const maxDelay = 365 * 24 * 60 * minute

/**
 * Parses the value of a local date and time input as an instant in UTC.
 *
 * @param text `2026-11-22T03:00` in the operator's time zone
 */
export function readPublishTime(
  text: string,
  now: number,
): { publishAt: string } | { problem: TimeProblem } {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(text).getTime() : Number.NaN
  if (Number.isNaN(time)) return { problem: 'missing' }
  // The server requires at least a minute until the publication, and the request takes time too.
  if (time < now + 2 * minute) return { problem: 'tooSoon' }
  if (time > now + maxDelay) return { problem: 'tooFar' }
  return { publishAt: new Date(time).toISOString() }
}

/** First full hour that is at least an hour ahead, as the value of a local date and time input. */
export function suggestedTime(now: number): string {
  const time = new Date(now + 2 * 60 * minute)
  time.setMinutes(0, 0, 0)
  const two = (number: number) => String(number).padStart(2, '0')
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** Name and UTC offset of the operator's time zone at an instant. */
export function timeZoneWords(locale: string, moment: Date): string {
  const part = (style: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat(locale, { timeZoneName: style })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [name, offset] = [part('long'), part('longOffset')]
  return name === offset ? name : `${name}, ${offset}`
}
