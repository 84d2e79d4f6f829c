/** Texts of the support chat's window. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const chatPageTexts = {
  title: { pt: 'Atendimento Portico', en: 'Portico customer service' },
  about: { pt: 'Um robô responde, dia e noite.', en: 'A robot answers, day and night.' },
  talk: { pt: 'Conversa', en: 'Conversation' },
  you: { pt: 'Você', en: 'You' },
  robot: { pt: 'Robô', en: 'Robot' },
  label: { pt: 'Sua pergunta', en: 'Your question' },
  send: { pt: 'Enviar', en: 'Send' },
  more: { pt: 'Ver na Central de ajuda', en: 'See the Help centre' },
} satisfies Record<string, WrittenTexts>
