import type { ChatDesk } from '../../../platform/domain/base/content/chatDesk.ts'

/** Live chat desks of the demonstration. */
export const chatDesks: readonly ChatDesk[] = [
  {
    id: 'SERVICE',
    title: { pt: 'Atendimento', en: 'Customer service' },
    description: {
      pt: 'Conta, acesso, jogos e promoções.',
      en: 'Account, login, games and promotions.',
    },
    hours: null,
  },
  {
    id: 'PAYMENTS',
    title: { pt: 'Pagamentos', en: 'Payments' },
    description: {
      pt: 'Depósitos e saques. Das 7h às 23h, horário de Brasília.',
      en: 'Deposits and withdrawals. From 7 a.m. to 11 p.m., Brasília time.',
    },
    hours: [7, 23],
  },
  {
    id: 'RESPONSIBLE_GAMING',
    title: { pt: 'Jogo responsável', en: 'Responsible gaming' },
    description: {
      pt: 'Limites, pausas e autoexclusão, com pessoas treinadas para ouvir.',
      en: 'Limits, breaks and self-exclusion, with people trained to listen.',
    },
    hours: null,
  },
]
