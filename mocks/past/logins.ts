/**
 * Log-ins of the member Ana: the days on which she logged in, and the time that she stayed. Her
 * log-in history stays empty. Otherwise, whenever a visitor logs in as Ana, the platform would
 * report a log-in from a new device.
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
/** Number of days for which the platform keeps log-in days and play times. */
const keptDays = { loginDays: 14, playDays: 40 }

/** Times of Ana's first and last bet of each day, keyed by the day. */
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
 * Times of Ana's last `count` log-ins, newest first. In the current week she logged in only
 * yesterday, so that the weekly mission is not completed.
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

/**
 * Events for the time that Ana stayed on each day: from four minutes before her first bet to eight
 * minutes after her last bet.
 */
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
