/** Calculations with days such as `2026-11-21` for the calendar of a month. */
import { monthsLater } from '../../lib/monthsLater.ts'
import { addDays } from '../../lib/zonedDay.ts'

/** Weekday on which weeks begin, 1 (Monday) to 7 (Sunday); Monday if unknown to the browser. */
export function firstWeekday(locale: string): number {
  // `getWeekInfo` is not in TypeScript's library yet.
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?(): { firstDay: number } }
  return known.getWeekInfo?.().firstDay ?? 1
}

export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

const weekdayOf = (day: string): number => new Date(noonOf(day)).getUTCDay() || 7

/** First day of the week that contains a day. */
const startOfWeek = (day: string, firstDay: number): string =>
  addDays(day, -((weekdayOf(day) - firstDay + 7) % 7))

export const addMonths = (day: string, months: number): string =>
  new Date(monthsLater(noonOf(day), months)).toISOString().slice(0, 10)

/**
 * Weeks of the month that contains a day. Each week has seven days, including those of adjacent
 * months.
 */
export function weeksOf(day: string, firstDay: number): string[][] {
  const month = day.slice(0, 7)
  const weeks: string[][] = []
  let start = startOfWeek(`${month}-01`, firstDay)
  while (start.slice(0, 7) <= month) {
    const first = start
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(first, at)))
    start = addDays(start, 7)
  }
  return weeks
}

/** The day itself, or the nearest limit for a day outside the limits. A limit may be undefined. */
export function clampDay(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/**
 * Day to which a key moves the focus; undefined for any other key. Left and right follow the
 * direction of the text.
 */
export function dayAfterKey(
  key: string,
  day: string,
  { firstDay, isRightToLeft }: { firstDay: number; isRightToLeft: boolean },
): string | undefined {
  const forward = isRightToLeft ? -1 : 1
  const weekStart = startOfWeek(day, firstDay)
  const days: Record<string, () => string> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => weekStart,
    End: () => addDays(weekStart, 6),
    PageDown: () => addMonths(day, 1),
    PageUp: () => addMonths(day, -1),
  }
  return Object.hasOwn(days, key) ? days[key]?.() : undefined
}
