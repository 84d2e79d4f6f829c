/** Questions, ideas and criticism. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { countGraphemes, normalizeText } from '../../../../src/lib/text.ts'
import { message, type TextLanguage, type Texts, textIn } from '../../base/texts/texts.ts'

type Schemas = components['schemas']
export type FeedbackType = Schemas['FeedbackType']

/** Characters as a person counts them (CONST-11, MSG-13). */
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

/** What the form asks for, in one language. */
export const feedbackFormIn = (language: TextLanguage): Schemas['FeedbackForm'] => ({
  // Object.entries forgets the type of the keys.
  types: (Object.entries(titles) as [FeedbackType, Texts][]).map(([type, title]) => ({
    type,
    title: textIn(title, language),
  })),
  minLength: feedbackLength.minimum,
  maxLength: feedbackLength.maximum,
  maxFiles: mostFiles,
})

/** What is wrong with the length of a text that has so many characters at least. */
function lengthFaults(content: string, minimum: number): Schemas['FieldRefusal'][] {
  const length = countGraphemes(normalizeText(content))
  const isRight = length >= minimum && length <= feedbackLength.maximum
  return isRight ? [] : [{ field: 'content', reason: 'length' }]
}

/** What cannot be taken of a reply, which may be a single word. */
export const replyFaults = ({ content }: Pick<Schemas['TicketReply'], 'content'>) =>
  lengthFaults(content, 1)

/**
 * Which of its parts cannot be taken as they are; who gets no ticket has to say where the answer
 * goes.
 */
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

/** The acknowledgement that a member finds in their inbox. */
export const acknowledgement = (feedbackId: string): { title: Texts; body: Texts } => ({
  title: message('support.received.title'),
  body: message('support.received.body', { feedbackId }),
})

/** Tells a member what customer service has answered. */
export const answerNotice = (feedbackId: string, text: string): { title: Texts; body: Texts } => ({
  title: message('support.answered.title'),
  body: message('support.answered.body', { text, feedbackId }),
})
