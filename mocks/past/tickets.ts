import { complaint } from '../content/messages/pastTickets.ts'
import { pastMoment } from './moments.ts'
import type { PastTeller } from './past.ts'

const minute = 60_000

/** Event for the member Ana's closed complaint, with the replies. */
export const tellOfTickets: PastTeller = ({ persona: { username }, memberId, now }) => {
  if (username !== 'ana') return []
  const id = 'fb-past-ana-01'
  const receivedAt = pastMoment(now, 12, id)
  const sentAt = (index: number) => receivedAt + index * 9 * minute
  const [first, ...replies] = complaint
  if (!first) return []
  return [
    {
      at: receivedAt,
      movements: [],
      rows: async ({ feedback, feedbackReplies }) => {
        await feedback.insert({
          id,
          memberId,
          type: 'COMPLAINT',
          content: first.content,
          contact: null,
          fileIds: [],
          receivedAt,
          status: 'CLOSED',
          language: 'pt',
          updatedAt: sentAt(replies.length),
        })
        for (const [index, reply] of replies.entries()) {
          await feedbackReplies.insert({
            id: `fr-past-ana-0${index + 1}`,
            feedbackId: id,
            memberId,
            ...reply,
            fileIds: [],
            sentAt: sentAt(index + 1),
          })
        }
      },
    },
  ]
}
