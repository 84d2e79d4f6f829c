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

/** Which of its parts cannot be taken as they are; a visitor has to say where the answer goes. */
export function feedbackFaults(
  { content, contact }: Pick<Schemas['Feedback'], 'content' | 'contact'>,
  isMember: boolean,
): Schemas['FieldRefusal'][] {
  const length = countGraphemes(normalizeText(content))
  const { minimum, maximum } = feedbackLength
  return [
    ...(length < minimum || length > maximum
      ? [{ field: 'content', reason: 'length' } as const]
      : []),
    ...(!isMember && normalizeText(contact ?? '') === ''
      ? [{ field: 'contact', reason: 'required' } as const]
      : []),
  ]
}

/** The acknowledgement that a member finds in their inbox. */
export const acknowledgement = (feedbackId: string): { title: Texts; body: Texts } => ({
  title: { pt: 'Recebemos a sua mensagem', en: 'We have received your message' },
  body: {
    pt: `Obrigado por escrever. O número do seu atendimento é ${feedbackId}.\n\nRespondemos em até um dia útil, por aqui ou pelo contato que você informou.`,
    en: `Thank you for writing. The number of your case is ${feedbackId}.\n\nWe answer within a working day, here or by the contact that you gave.`,
  },
})
