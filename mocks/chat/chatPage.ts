/**
 * Chat window: a page without scripts. Its form sends the whole conversation again with each
 * question, so the server stores nothing. The form works with keyboards and screen readers.
 */

import { textIn } from '../../platform/domain/base/texts/texts.ts'
import { chatPageTexts as words } from '../content/help/chatPage.ts'
import { greeting } from '../content/help/robot.ts'
import { answerAbsent } from '../emulator/absentPage.ts'
import {
  answerPage,
  type EmulatorLanguage,
  type EmulatorPage,
  emulatorLanguageOf,
  escapeHtml,
} from '../emulator/page.ts'
import { chatPath } from './chatPath.ts'
import { replyTo } from './robot.ts'

/** Maximum number of questions in a conversation, and maximum characters of each question. */
const mostQuestions = 20
const longestQuestion = 300

/** Maximum length of the encoded questions in the URL, because servers reject longer URLs. */
const longestAddress = 6000

const css = `body{display:flex;flex-direction:column;block-size:100dvh}
header,footer{padding:12px max(16px,50vw - 344px);background:var(--panel)}
header{border-block-end:1px solid var(--line)}
footer{border-block-start:1px solid var(--line)}
header p,label{font-size:.875rem;color:var(--soft)}
h1{font-size:1.125rem}
main{flex:1;min-block-size:0;display:flex;flex-direction:column-reverse;overflow-y:auto;overscroll-behavior:contain;padding:16px max(16px,50vw - 344px)}
main:focus-visible{outline-offset:-3px}
ol{margin:0;padding:0;margin-block-end:auto;list-style:none;display:flex;flex-direction:column;gap:12px}
li{align-self:flex-start;max-inline-size:min(85%,34rem);padding:10px 14px;border-radius:16px 16px 16px 4px;background:var(--raised);overflow-wrap:anywhere}
li.you{align-self:flex-end;border-radius:16px 16px 4px;background:var(--mine)}
b{display:block;font-size:.8125rem;color:var(--soft)}
li a{display:inline-block;margin-block-start:4px}
form{display:grid;grid-template-columns:1fr auto;gap:4px 8px}
label{grid-column:1/-1}
`

function turn(question: string, language: EmulatorLanguage): string {
  const { text, anchor } = replyTo(question, language)
  const more = anchor
    ? `<br><a href="/help#${anchor}" target="_blank" rel="noopener">${words.more[language]}</a>`
    : ''
  return `<li class="you"><b>${words.you[language]}</b>${escapeHtml(question)}</li>
<li><b>${words.robot[language]}</b>${escapeHtml(text)}${more}</li>`
}

/** Latest questions of the conversation that fit into the next URL. */
function remembered(url: URL): string[] {
  const said = url.searchParams
    .getAll('said')
    .map((one) => one.trim().slice(0, longestQuestion))
    .filter((one) => one !== '')
    .slice(-mostQuestions)
  const lengths = said.map((one) => encodeURIComponent(one).length)
  const tooLong = (from: number) =>
    lengths.slice(from).reduce((sum, length) => sum + length, 0) > longestAddress
  const from = said.findIndex((_, at) => !tooLong(at))
  return from < 0 ? said.slice(-1) : said.slice(from)
}

/** Page for the URL of a chat: `?lang=pt&desk=SERVICE&said=…&said=…`. */
function chatPage(url: URL): EmulatorPage {
  const language = emulatorLanguageOf(url.searchParams.get('lang') ?? undefined)
  const said = remembered(url)
  const kept = said
    .slice(-(mostQuestions - 1))
    .map((one) => `<input type="hidden" name="said" value="${escapeHtml(one)}">`)
  // The browser scrolls the conversation to its end without a script, because the CSS uses
  // `column-reverse`.
  const body = `<header><h1>${words.title[language]}</h1><p>${words.about[language]}</p></header>
<main tabindex="0" aria-label="${words.talk[language]}"><ol><li><b>${words.robot[language]}</b>${escapeHtml(textIn(greeting, language))}</li>
${said.map((one) => turn(one, language)).join('\n')}</ol></main>
<footer><form method="get" action="${escapeHtml(url.pathname)}">
<input type="hidden" name="lang" value="${language}">${kept.join('')}
<label for="said">${words.label[language]}</label>
<input class="field" id="said" name="said" required maxlength="${longestQuestion}" autocomplete="off" enterkeyhint="send" autofocus>
<button class="button">${words.send[language]}</button></form></footer>`
  return { language, title: words.title[language], css, body }
}

/** Format of a chat token. A path without a token is not a chat. */
const tokenForm = /^[0-9a-f]{32}$/

/** Response to a GET or HEAD request below `/chat/`; undefined for all other requests. */
export async function answerChat(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  const isRead = ['GET', 'HEAD'].includes(request.method)
  if (!url.pathname.startsWith(chatPath) || !isRead) return undefined
  const answered = tokenForm.test(url.pathname.slice(chatPath.length))
    ? await answerPage(chatPage(url), { frames: 'self', allowedDirectives: ["form-action 'self'"] })
    : await answerAbsent('unknownChat', request.headers.get('Accept-Language'))
  const { status, headers } = answered
  return request.method === 'HEAD' ? new Response(null, { status, headers }) : answered
}
