/** Occurrences of promotions: each run of a promotion is an occurrence. */
import type { Period } from '../content/promotion.ts'
import { dayLength, dayOf, startOfDay, startOfMonth, startOfWeek, timeOfDay } from './marketTime.ts'

export type Occurrence = {
  /** Identifies the occurrence within its promotion. */
  key: string
  startsAt: number
  /** End, exclusive; null without an end. */
  endsAt: number | null
  state: 'RUNNING' | 'COMING' | 'ENDED'
}

/** Durations for which a promotion is visible before its start and after its end. */
const shownBefore = 45 * dayLength
const shownAfter = 14 * dayLength
/** Start of the platform. */
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

/** The visible occurrence at a time; undefined if there is none. */
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
