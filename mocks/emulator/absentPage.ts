/** Error page for addresses of an emulator that do not exist or are no longer valid. */
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
 * Error page with its reason and a link to the portal.
 * @param language language of the caller as a header or a tag; Portuguese if the portal does not
 * support it.
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
