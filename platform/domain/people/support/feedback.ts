/** Feedback forms: questions, ideas and complaints. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { countGraphemes, normalizeText } from '../../../../src/lib/text.ts'
import { message, type TextLanguage, type Texts, textIn } from '../../base/texts/texts.ts'

type Schemas = components['schemas']
export type FeedbackType = Schemas['FeedbackType']

/** Length of a feedback text, in graphemes (CONST-11, MSG-13). */
const feedbackLength = { minimum: 10, maximum: 500 } as const
const mostFiles = 3

const titles: Record<FeedbackType, Texts> = {
  DEPOSIT: message('support.types.DEPOSIT'),
  WITHDRAWAL: message('support.types.WITHDRAWAL'),
  GAME: message('support.types.GAME'),
  BONUS: message('support.types.BONUS'),
  ACCOUNT: message('support.types.ACCOUNT'),
  TECHNICAL: message('support.types.TECHNICAL'),
  COMPLAINT: message('support.types.COMPLAINT'),
  SUGGESTION: message('support.types.SUGGESTION'),
  OTHER: message('support.types.OTHER'),
}

export const titleOf = (type: FeedbackType, language: TextLanguage): string =>
  textIn(titles[type], language)

export const feedbackFormIn = (language: TextLanguage): Schemas['FeedbackForm'] => ({
  // `Object.entries` loses the type of the keys.
  types: (Object.entries(titles) as [FeedbackType, Texts][]).map(([type, title]) => ({
    type,
    title: textIn(title, language),
  })),
  minLength: feedbackLength.minimum,
  maxLength: feedbackLength.maximum,
  maxFiles: mostFiles,
})

/** Length errors of a text; `minimum` in graphemes. */
function lengthFaults(content: string, minimum: number): Schemas['FieldRefusal'][] {
  const length = countGraphemes(normalizeText(content))
  const isRight = length >= minimum && length <= feedbackLength.maximum
  return isRight ? [] : [{ field: 'content', reason: 'length' }]
}

/** Field errors of a reply to a ticket. A reply may be a single word. */
export const replyFaults = ({ content }: Pick<Schemas['TicketReply'], 'content'>) =>
  lengthFaults(content, 1)

/** Field errors of a feedback form. Visitors must enter a contact, because they have no tickets. */
export function feedbackFaults(
  { content, contact }: Pick<Schemas['Feedback'], 'content' | 'contact'>,
  isMember: boolean,
): Schemas['FieldRefusal'][] {
  return [
    ...lengthFaults(content, feedbackLength.minimum),
    ...(!isMember && normalizeText(contact ?? '') === ''
      ? [{ field: 'contact', reason: 'required' } as const]
      : []),
  ]
}

type TicketMessage = { title: Texts; body: Texts; opens: string }

const ticketPage = (id: string) => `/member/feedback?ticket=${encodeURIComponent(id)}`

/** Inbox message that acknowledges a member's feedback. */
export const acknowledgement = (feedbackId: string): TicketMessage => ({
  title: message('support.received.title'),
  body: message('support.received.body', { feedbackId }),
  opens: ticketPage(feedbackId),
})

/** Inbox message with a reply of customer service. */
export const answerNotice = (feedbackId: string, text: string): TicketMessage => ({
  title: message('support.answered.title'),
  body: message('support.answered.body', { text, feedbackId }),
  opens: ticketPage(feedbackId),
})
