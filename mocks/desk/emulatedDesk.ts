/**
 * Emulated customer service for tickets. It replies 20 seconds after the last message. Its first
 * reply depends on the type of the ticket, and a message with thanks closes the ticket. It cannot
 * access accounts.
 */

import { languageOf, textIn, type WrittenTexts } from '../../platform/domain/base/texts/texts.ts'
import type { Desk, DeskMessage, DeskTicket } from '../../platform/providers.ts'
import { farewell, firstAnswers, nextAnswer, pictureAnswer } from '../content/help/desk.ts'

/** Milliseconds from the last message to the reply. */
const answerDelay = 20_000

/** Words with which a member's message closes a ticket. */
const thanks = /(?<!\p{Letter})(obrigad[ao]|resolvid[ao]|thanks|thank you|solved)(?!\p{Letter})/iu

/**
 * Reply to the last message. The first message of a ticket never closes the ticket, even if the
 * message contains thanks.
 */
function wordsFor(
  ticket: DeskTicket,
  last: DeskMessage,
): { texts: WrittenTexts; isSolved: boolean } {
  const isFirst = ticket.messages.length === 1
  if (isFirst) return { texts: firstAnswers[ticket.type], isSolved: false }
  if (thanks.test(last.text)) return { texts: farewell, isSolved: true }
  return { texts: last.pictures > 0 ? pictureAnswer : nextAnswer, isSolved: false }
}

/** Customer service that is open at any time. */
export const emulatedDesk: Desk = {
  async answerOf(ticket, at) {
    const last = ticket.messages.at(-1)
    const askAt = (last?.sentAt ?? at) + answerDelay
    if (last === undefined || at < askAt) return { state: 'AWAITED', askAt }
    const { texts, isSolved } = wordsFor(ticket, last)
    return { state: 'ANSWERED', text: textIn(texts, languageOf(ticket.language)), isSolved }
  },
}
