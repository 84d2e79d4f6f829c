/**
 * Emulated customer service for tickets. It answers some seconds after the last message, depending
 * on the ticket's type, and closes the ticket when the member writes thanks. It has no access to
 * accounts.
 */

import { languageOf, textIn, type WrittenTexts } from '../../platform/domain/base/texts/texts.ts'
import type { Desk, DeskMessage, DeskTicket } from '../../platform/providers.ts'
import { farewell, firstAnswers, nextAnswer, pictureAnswer } from '../content/help/desk.ts'

/** Delay of an answer, in milliseconds. */
const answerDelay = 20_000

/** Words of a reply that close a ticket, without accents. */
const thanks = /(?<!\p{Letter})(obrigad[ao]|resolvid[ao]|thanks|thank you|solved)(?!\p{Letter})/iu

/**
 * Answer to the last message. The first message never closes the ticket, even if it contains
 * thanks.
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

/** Desk that is always open. */
export const emulatedDesk: Desk = {
  async answerOf(ticket, at) {
    const last = ticket.messages.at(-1)
    const askAt = (last?.sentAt ?? at) + answerDelay
    if (last === undefined || at < askAt) return { state: 'AWAITED', askAt }
    const { texts, isSolved } = wordsFor(ticket, last)
    return { state: 'ANSWERED', text: textIn(texts, languageOf(ticket.language)), isSolved }
  },
}
