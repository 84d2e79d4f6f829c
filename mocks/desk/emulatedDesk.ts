/**
 * Plays customer service in writing. It answers some seconds after the last message, by what the
 * ticket is about, and ends the ticket when the member thanks. It knows no account.
 */

import { textIn, type WrittenTexts } from '../../platform/domain/base/texts/texts.ts'
import type { Desk, DeskMessage, DeskTicket } from '../../platform/providers.ts'
import { farewell, firstAnswers, nextAnswer, pictureAnswer } from '../content/help/desk.ts'

/** How long a message waits for its answer, in milliseconds. */
const answerDelay = 20_000

/** Words of a reply that end a ticket, without accents. */
const thanks = /(?<!\p{Letter})(obrigad[ao]|resolvid[ao]|thanks|thank you|solved)(?!\p{Letter})/iu

/** What the last message is answered with; the first one ends nothing, however polite it is. */
function wordsFor(
  ticket: DeskTicket,
  last: DeskMessage,
): { texts: WrittenTexts; isSolved: boolean } {
  const isFirst = ticket.messages.length === 1
  if (isFirst) return { texts: firstAnswers[ticket.type], isSolved: false }
  if (thanks.test(last.text)) return { texts: farewell, isSolved: true }
  return { texts: last.pictures > 0 ? pictureAnswer : nextAnswer, isSolved: false }
}

/** A desk that is always there. */
export const emulatedDesk: Desk = {
  async answerOf(ticket, at) {
    const last = ticket.messages.at(-1)
    const askAt = (last?.sentAt ?? at) + answerDelay
    if (last === undefined || at < askAt) return { state: 'AWAITED', askAt }
    const { texts, isSolved } = wordsFor(ticket, last)
    return { state: 'ANSWERED', text: textIn(texts, ticket.language), isSolved }
  },
}
