import type { PastTeller } from './past.ts'
import { pastMessages } from './pastMessages.ts'

const hour = 3_600_000

/** Messages in a persona's inbox; the newest are unread. */
export const tellOfMessages: PastTeller = ({ persona: { username }, memberId, now }) =>
  (pastMessages[username] ?? []).map(({ at, unread, ...message }, index) => {
    const sentAt = at(now)
    const id = `ms-past-${username}-${String(index + 1).padStart(2, '0')}`
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
