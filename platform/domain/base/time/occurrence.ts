/** Occurrences of promotions, such as a single day of a daily promotion. */
import type { Period } from '../content/promotion.ts'
import { dayLength, dayOf, startOfDay, startOfMonth, startOfWeek, timeOfDay } from './marketTime.ts'

export type Occurrence = {
  /** Identifies the occurrence within its promotion. */
  key: string
  startsAt: number
  /** End, exclusive; null for an occurrence without an end. */
  endsAt: number | null
  state: 'RUNNING' | 'COMING' | 'ENDED'
}

/** Time before its start from which a promotion is visible, in milliseconds. */
const shownBefore = 45 * dayLength
const shownAfter = 14 * dayLength
/** Value of `startsAt` for promotions of the kind `always`. */
const firstMoment = Date.parse('2023-08-01T03:00:00Z')

function yearly(first: string, last: string, now: number): Occurrence | undefined {
  const year = Number(dayOf(now).slice(0, 4))
  for (const one of [year - 1, year, year + 1]) {
    const startsAt = timeOfDay(`${one}-${first}`)
    const endsAt = timeOfDay(`${one}-${last}`) + dayLength
    const isShown = now >= startsAt - shownBefore && now < endsAt + shownAfter
    const state = now < startsAt ? 'COMING' : now < endsAt ? 'RUNNING' : 'ENDED'
    if (isShown) return { key: String(one), startsAt, endsAt, state }
  }
  return undefined
}

/** The visible occurrence of a promotion; undefined if none is visible now. */
export function occurrenceAt(period: Period, now: number): Occurrence | undefined {
  const running = (startsAt: number, endsAt: number) =>
    ({ key: dayOf(startsAt), startsAt, endsAt, state: 'RUNNING' }) as const
  switch (period.kind) {
    case 'always':
      return { key: 'always', startsAt: firstMoment, endsAt: null, state: 'RUNNING' }
    case 'daily':
      return running(startOfDay(now), startOfDay(now) + dayLength)
    case 'weekly':
      return running(startOfWeek(now), startOfWeek(now) + 7 * dayLength)
    case 'monthly':
      return running(startOfMonth(now), startOfMonth(now, 1))
    case 'yearly':
      return yearly(period.first, period.last, now)
  }
}
