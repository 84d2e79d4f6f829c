/** Texts of the support chat's window. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const chatPageTexts = {
  title: { pt: 'Atendimento Portico', en: 'Portico support' },
  about: { pt: 'Responde um robô, a qualquer hora.', en: 'A robot answers, at any hour.' },
  talk: { pt: 'Conversa', en: 'Conversation' },
  you: { pt: 'Você', en: 'You' },
  robot: { pt: 'Robô', en: 'Robot' },
  label: { pt: 'Sua pergunta', en: 'Your question' },
  send: { pt: 'Enviar', en: 'Send' },
  more: { pt: 'Ver na ajuda', en: 'See the help centre' },
} satisfies Record<string, WrittenTexts>
