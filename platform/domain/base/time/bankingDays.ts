/** Banking days in Brazil: weekdays that are not national bank holidays. */
import { dayLength, dayOf, startOfDay, startOfWeek, timeOfDay } from './marketTime.ts'

/** Holidays on fixed dates, as month and day. */
const fixedHolidays = '01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' ')

/** Offsets in days from Easter Sunday: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const movableHolidays = [-48, -47, -2, 60]

/** Start of Easter Sunday, by the anonymous Gregorian algorithm (New Scientist, 1961). */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const lunarShift = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - lunarShift + 15) % 30
  const fullMoon = moon - Math.floor((golden + 11 * moon) / 319)
  const leapDays = 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - (year % 4)
  const untilSunday = (32 + leapDays - fullMoon) % 7
  return timeOfDay(`${year}-03-22`) + (fullMoon + untilSunday) * dayLength
}

/** True if banks process transfers on the day that contains `at`. */
export function isBankingDay(at: number): boolean {
  const day = startOfDay(at)
  if (day - startOfWeek(day) >= 5 * dayLength) return false
  const date = dayOf(day)
  if (fixedHolidays.includes(date.slice(5))) return false
  const easter = easterOf(Number(date.slice(0, 4)))
  return !movableHolidays.some((days) => easter + days * dayLength === day)
}

/** Start of the first banking day after the day that contains `at`. */
export function nextBankingDay(at: number): number {
  let day = startOfDay(at) + dayLength
  while (!isBankingDay(day)) day += dayLength
  return day
}
