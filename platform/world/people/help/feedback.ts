/** Questions, ideas and criticism. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { countGraphemes, normalizeText } from '../../../../src/lib/text.ts'
import type { TextLanguage, Texts } from '../../base/texts/texts.ts'

type Schemas = components['schemas']
export type FeedbackType = Schemas['FeedbackType']

/** Characters as a person counts them (CONST-11, MSG-13). */
const feedbackLength = { minimum: 10, maximum: 500 } as const
const mostFiles = 3

const titles: Record<FeedbackType, Texts> = {
  DEPOSIT: { pt: 'Depósito', en: 'Deposit' },
  WITHDRAWAL: { pt: 'Saque', en: 'Withdrawal' },
  GAME: { pt: 'Jogos', en: 'Games' },
  BONUS: { pt: 'Bônus e promoções', en: 'Bonuses and promotions' },
  ACCOUNT: { pt: 'Conta e acesso', en: 'Account and login' },
  TECHNICAL: { pt: 'Problema técnico', en: 'Technical problem' },
  COMPLAINT: { pt: 'Reclamação', en: 'Complaint' },
  SUGGESTION: { pt: 'Sugestão', en: 'Suggestion' },
  OTHER: { pt: 'Outro assunto', en: 'Something else' },
}

export const titleOf = (type: FeedbackType, language: TextLanguage): string =>
  titles[type][language]

/** What the form asks for, in one language. */
export const feedbackFormIn = (language: TextLanguage): Schemas['FeedbackForm'] => ({
  // Object.entries forgets the type of the keys.
  types: (Object.entries(titles) as [FeedbackType, Texts][]).map(([type, title]) => ({
    type,
    title: title[language],
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
  title: { pt: 'Recebemos a sua mensagem', en: 'We have received your message' },
  body: {
    pt: `Obrigado por escrever. O número do seu atendimento é ${feedbackId}.\n\nA resposta chega em Atendimento e reclamações, na sua conta, e avisamos por aqui.`,
    en: `Thank you for writing. The number of your case is ${feedbackId}.\n\nThe answer comes to Feedback and complaints, in your account, and we let you know here.`,
  },
})

/** Tells a member what customer service has answered. */
export const answerNotice = (feedbackId: string, text: string): { title: Texts; body: Texts } => ({
  title: { pt: 'Respondemos o seu atendimento', en: 'We have answered your request' },
  body: {
    pt: `${text}\n\nA conversa inteira está em Atendimento e reclamações, na sua conta, com o número ${feedbackId}.`,
    en: `${text}\n\nThe whole conversation is in Feedback and complaints, in your account, under the number ${feedbackId}.`,
  },
})
