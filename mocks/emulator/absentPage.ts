/** What somebody sees who opens an address of an emulator that leads nowhere, or no longer. */
import {
  languageOf,
  type TextLanguage,
  textIn,
  type WrittenTexts,
} from '../../platform/domain/base/texts/texts.ts'
import { answerPage, escapeHtml } from './page.ts'

type Absence = { status: 404 | 410; title: WrittenTexts; text: WrittenTexts }

const absences = {
  unknownGame: {
    status: 404,
    title: { pt: 'Este jogo não está aqui', en: 'This game is not here' },
    text: {
      pt: 'O endereço não leva a nenhum jogo aberto. Abra o jogo de novo pelo site.',
      en: 'The address leads to no game that was opened. Open the game again from the site.',
    },
  },
  expiredGame: {
    status: 410,
    title: { pt: 'Esta partida expirou', en: 'This game has expired' },
    text: {
      pt: 'Por segurança, um jogo fica aberto por quatro horas. Seu saldo e suas apostas não mudaram. Abra o jogo de novo pelo site.',
      en: 'For your safety, a game stays open for four hours. Your balance and your bets are as they were. Open the game again from the site.',
    },
  },
  endedSession: {
    status: 410,
    title: { pt: 'Sua sessão terminou', en: 'Your session has ended' },
    text: {
      pt: 'Um jogo fica aberto enquanto você está na sua conta. Suas apostas já feitas continuam valendo. Entre de novo pelo site e abra o jogo outra vez.',
      en: 'A game stays open while you are logged in. The bets that you placed still count. Log in again on the site and reopen the game.',
    },
  },
  unknownChat: {
    status: 404,
    title: { pt: 'Esta conversa não está aqui', en: 'This conversation is not here' },
    text: {
      pt: 'O endereço não leva a nenhuma conversa. Abra o atendimento de novo pelo site.',
      en: 'The address leads to no conversation. Open the support chat again from the site.',
    },
  },
  usedTicket: {
    status: 410,
    title: { pt: 'Este acesso não vale mais', en: 'This way in has ended' },
    text: {
      pt: 'O endereço vale por dez minutos, e uma vez só. Ninguém entrou com ele agora. Comece de novo pela tela de login.',
      en: 'The address is good for ten minutes, and once only. Nobody was logged in by it now. Begin again at the log-in.',
    },
  },
} satisfies Record<string, Absence>

const goOn: WrittenTexts = { pt: 'Ir para o site', en: 'Go to the site' }

/**
 * Says why there is nothing, and leads back to the portal.
 * @param language of the caller, as a header or a tag; Portuguese when it names no language of the
 *   portal.
 */
export function answerAbsent(
  absence: keyof typeof absences,
  language: string | null,
): Promise<Response> {
  const { status, title, text }: Absence = absences[absence]
  const spoken: TextLanguage = languageOf(language ?? undefined)
  const body = `<main class="card"><h1>${escapeHtml(textIn(title, spoken))}</h1><p class="soft">${escapeHtml(textIn(text, spoken))}</p>
<a class="button" href="/" target="_top">${textIn(goOn, spoken)}</a></main>`
  const css = 'body{display:grid;place-items:center;padding:24px 16px}'
  const page = { language: spoken, title: textIn(title, spoken), css, body }
  return answerPage(page, { status, frames: 'self', allowedDirectives: ["form-action 'none'"] })
}
