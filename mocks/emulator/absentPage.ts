/** Error page for an emulator URL that does not exist or is no longer valid. */
import { textIn } from '../../platform/domain/base/texts/texts.ts'
import { absenceTexts, toSite } from '../content/emulators/absentPage.ts'
import { answerPage, emulatorLanguageOf, escapeHtml } from './page.ts'

const statuses = {
  unknownGame: 404,
  expiredGame: 410,
  endedSession: 410,
  unknownChat: 404,
  usedTicket: 410,
} as const satisfies Record<keyof typeof absenceTexts, 404 | 410>

/**
 * Error page with the reason and a link to the portal.
 * @param language `Accept-Language` header or language tag of the caller. A language that the
 * portal does not support counts as Portuguese.
 */
export function answerAbsent(
  absence: keyof typeof statuses,
  language: string | null,
): Promise<Response> {
  const { title, text } = absenceTexts[absence]
  const spoken = emulatorLanguageOf(language ?? undefined)
  const body = `<main class="card"><h1>${escapeHtml(textIn(title, spoken))}</h1><p class="soft">${escapeHtml(textIn(text, spoken))}</p>
<a class="button" href="/" target="_top">${textIn(toSite, spoken)}</a></main>`
  const css = 'body{display:grid;place-items:center;padding:24px 16px}'
  const page = { language: spoken, title: textIn(title, spoken), css, body }
  return answerPage(page, {
    status: statuses[absence],
    frames: 'self',
    allowedDirectives: ["form-action 'none'"],
  })
}
