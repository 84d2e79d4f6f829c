import { dayLength, startOfMonth, startOfWeek } from '../../platform/domain/base/time/marketTime.ts'
import { type MessageTime, pastMessages } from '../content/messages/pastMessages.ts'
import type { Persona } from '../people/personas.ts'
import { fromText, pastMoment } from './moments.ts'
import { returnedToAna } from './money.ts'
import type { PastTeller } from './past.ts'
import { silverSince } from './play.ts'
import { activityRewardAt } from './rewards.ts'

const minute = 60_000
const hour = 60 * minute

function momentOf(time: MessageTime, { memberSince }: Persona, now: number): number {
  switch (time) {
    case 'joined':
      return Date.parse(memberSince) + 2 * minute
    case 'withdrawalReturned':
      return returnedToAna(now)
    case 'silverReached':
      return silverSince(now) + minute
    case 'rewardGranted':
      return activityRewardAt(now) + minute
  }
  if ('days' in time) return pastMoment(now, time.days)
  const morning = 9 * hour + fromText(JSON.stringify(time), hour)
  // A weekly or monthly message of the last two days would appear between the unread messages.
  const before = now - 2 * dayLength
  return 'weeks' in time
    ? startOfWeek(before) - time.weeks * 7 * dayLength + morning
    : startOfMonth(before, -time.months) + morning
}

/** Events for the messages in a persona's inbox. The newest messages are unread. */
export const tellOfMessages: PastTeller = ({ persona, memberId, now }) =>
  (pastMessages[persona.username] ?? []).map(({ at, unread, ...message }, index) => {
    const sentAt = momentOf(at, persona, now)
    const id = `ms-past-${persona.username}-${String(index + 1).padStart(2, '0')}`
    const readAt = unread ? null : sentAt + 2 * hour
    return {
      at: sentAt,
      movements: [],
      rows: ({ messages }) =>
        messages.insert({
          id,
          memberId,
          ...message,
          senderId: null,
          sentAt,
          readAt,
          deletedAt: null,
        }),
    }
  })
