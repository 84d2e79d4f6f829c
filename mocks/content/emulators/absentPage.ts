/** Texts for addresses of an emulator that do not exist or are no longer valid. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const absenceTexts = {
  unknownGame: {
    title: { pt: 'Este jogo não está aqui', en: 'This game is not here' },
    text: {
      pt: 'O endereço não leva a nenhum jogo aberto. Abra o jogo de novo pelo site.',
      en: 'The address leads to no game that was opened. Open the game again from the site.',
    },
  },
  expiredGame: {
    title: { pt: 'Esta partida expirou', en: 'This game has expired' },
    text: {
      pt: 'Por segurança, um jogo fica aberto por quatro horas. Seu saldo e suas apostas não mudaram. Abra o jogo de novo pelo site.',
      en: 'For your safety, a game stays open for four hours. Your balance and your bets are as they were. Open the game again from the site.',
    },
  },
  endedSession: {
    title: { pt: 'Sua sessão terminou', en: 'Your session has ended' },
    text: {
      pt: 'Um jogo fica aberto enquanto você está na sua conta. Suas apostas já feitas continuam valendo. Entre de novo pelo site e abra o jogo outra vez.',
      en: 'A game stays open while you are logged in. The bets that you placed still count. Log in again on the site and reopen the game.',
    },
  },
  unknownChat: {
    title: { pt: 'Esta conversa não está aqui', en: 'This conversation is not here' },
    text: {
      pt: 'O endereço não leva a nenhuma conversa. Abra o atendimento de novo pelo site.',
      en: 'The address leads to no conversation. Open the support chat again from the site.',
    },
  },
  usedTicket: {
    title: { pt: 'Este acesso não vale mais', en: 'This way in has ended' },
    text: {
      pt: 'O endereço vale por dez minutos, e uma vez só. Ninguém entrou com ele agora. Comece de novo pela tela de login.',
      en: 'The address is good for ten minutes, and once only. Nobody was logged in by it now. Begin again at the log-in.',
    },
  },
} satisfies Record<string, { title: WrittenTexts; text: WrittenTexts }>

export const toSite: WrittenTexts = { pt: 'Ir para o site', en: 'Go to the site' }
