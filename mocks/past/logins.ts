/**
 * Log-ins of ana: the days on which she came, and the time that she stayed. Her history of log-ins
 * is empty: with a device in it, each log-in of a demonstration would be reported as a new device.
 */
import {
  dayLength,
  dayOf,
  startOfDay,
  startOfWeek,
} from '../../platform/domain/base/time/marketTime.ts'
import { pastMoment } from './moments.ts'
import type { PastEvent, PastTeller } from './past.ts'
import { betsOfAna } from './play.ts'

const minute = 60_000
/** Days for which the platform keeps days of log-ins and the time of play. */
const keptDays = { loginDays: 14, playDays: 40 }

/** Times of the first and the last bet of each day, by day. */
function sessionsOf(now: number): Map<string, { first: number; last: number }> {
  const sessions = new Map<string, { first: number; last: number }>()
  for (const { bet } of betsOfAna(now)) {
    const { placedAt: last } = bet
    const day = dayOf(last)
    sessions.set(day, { first: sessions.get(day)?.first ?? last, last })
  }
  return sessions
}

/**
 * Log-ins on as many days, the newest first. In the current week she logged in yesterday only, so
 * that the mission of the week is open.
 */
export function loginsOfAna(now: number, count: number): number[] {
  const sessions = sessionsOf(now)
  const sinceMonday = Math.round((startOfDay(now) - startOfWeek(now)) / dayLength)
  const earlier = Array.from({ length: count }, (_, index) => sinceMonday + index + 1)
  const days = (sinceMonday > 0 ? [1, ...earlier] : earlier).slice(0, count)
  return days.map((daysAgo) => {
    const first = sessions.get(dayOf(now - daysAgo * dayLength))?.first
    const at = pastMoment(now, daysAgo, 'login')
    return first === undefined ? at : Math.max(startOfDay(first), Math.min(at, first - 4 * minute))
  })
}

/** Time that she stayed on a day: from four minutes before the first bet to eight after the last. */
function playTimeEvents(memberId: string, now: number): PastEvent[] {
  const oldest = startOfDay(now) - keptDays.playDays * dayLength
  return [...sessionsOf(now).values()]
    .filter(({ first }) => first >= oldest)
    .map(({ first, last }) => {
      const day = startOfDay(last)
      const row = { id: `${memberId}/${day}`, memberId, day }
      const milliseconds = Math.min(last + 8 * minute, now) - Math.max(day, first - 4 * minute)
      return {
        at: last,
        movements: [],
        rows: ({ playDays }) => playDays.insert({ ...row, milliseconds }),
      }
    })
}

export const tellLogins: PastTeller = ({ persona, memberId, now }) => {
  if (persona.username !== 'ana') return []
  const oldest = startOfDay(now) - keptDays.loginDays * dayLength
  const loginDays = loginsOfAna(now, keptDays.loginDays)
    .filter((at) => at >= oldest)
    .map((at): PastEvent => {
      const day = dayOf(at)
      const row = { id: `${memberId}/${day}`, memberId, day }
      return { at, movements: [], rows: (tables) => tables.loginDays.insert(row) }
    })
  return [...loginDays, ...playTimeEvents(memberId, now)]
}
