/** Texts for emulator URLs that do not exist or are no longer valid. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const absenceTexts = {
  unknownGame: {
    title: { pt: 'Jogo não encontrado', en: 'Game not found' },
    text: {
      pt: 'Não há nenhum jogo aberto neste endereço. Abra o jogo de novo pelo site.',
      en: 'There is no open game at this address. Open the game again from the site.',
    },
  },
  expiredGame: {
    title: { pt: 'Esta partida expirou', en: 'This game has expired' },
    text: {
      pt: 'Por segurança, um jogo fica aberto por quatro horas. Seu saldo e suas apostas não mudaram. Abra o jogo de novo pelo site.',
      en: 'For your safety, a game stays open for four hours. Your balance and your bets have not changed. Open the game again from the site.',
    },
  },
  endedSession: {
    title: { pt: 'Sua sessão terminou', en: 'Your session has ended' },
    text: {
      pt: 'Um jogo fica aberto enquanto você está na sua conta. As apostas já feitas continuam valendo. Entre de novo pelo site e abra o jogo outra vez.',
      en: 'A game stays open while you are logged in. Bets already placed still count. Log in again on the site and reopen the game.',
    },
  },
  unknownChat: {
    title: { pt: 'Conversa não encontrada', en: 'Conversation not found' },
    text: {
      pt: 'Não há nenhuma conversa neste endereço. Abra o atendimento de novo pelo site.',
      en: 'There is no conversation at this address. Open customer service again from the site.',
    },
  },
  usedTicket: {
    title: { pt: 'Este acesso não vale mais', en: 'This login is no longer valid' },
    text: {
      pt: 'O endereço vale por dez minutos e uma única vez. Ninguém entrou na conta. Comece de novo pela tela de login.',
      en: 'The address is valid for ten minutes, and only once. Nobody was logged in. Start again from the login screen.',
    },
  },
} satisfies Record<string, { title: WrittenTexts; text: WrittenTexts }>

export const toSite: WrittenTexts = { pt: 'Ir para o site', en: 'Go to the site' }
