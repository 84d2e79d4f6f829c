/**
 * Window of the emulated phone-authentication service: a form, and a script that posts the result
 * to the opener.
 */

import type { Phone } from '../../platform/domain/accounts/verification/phoneAuth.ts'
import { phonePageTexts as words } from '../content/emulators/phonePage.ts'
import { type EmulatorLanguage, type EmulatorPage, escapeHtml } from '../emulator/page.ts'
import type { PhoneProblem } from './phoneProblem.ts'
import { css } from './providerPage.ts'

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

type Spoken = { language: EmulatorLanguage }

/** Page that asks for confirmation before a code is sent. */
export function checkingPage({ language, phone }: Spoken & { phone: Phone }): EmulatorPage {
  const say = (id: keyof typeof words) => escapeHtml(words[id][language])
  const { dialingCode, number } = phone
  const kept =
    hidden('dialingCode', dialingCode) + hidden('number', number) + hidden('lang', language)
  const shown = `<strong>${escapeHtml(`${dialingCode} ${number}`)}</strong>`
  const body = `<main class="card"><p class="badge">${say('emulated')}</p><h1>${say('title')}</h1>
<p class="soft">${say('text').replace('{phone}', shown)}</p>
<form method="get">${kept}<div class="buttons"><button class="button" name="decision" value="yes" autofocus>${say('send')}</button>
<button class="button quiet" name="decision" value="no">${say('cancel')}</button></div></form></main>`
  return {
    language,
    title: words.title[language],
    css: `${css}strong{white-space:nowrap}\n`,
    body,
  }
}

/** Result that the window posts to its opener. */
export type WindowResult = { check: string } | { problem: PhoneProblem }

/** Page that posts the result to the opener and closes the window. */
export function endingPage({
  language,
  result,
  nonce,
}: Spoken & { result: WindowResult; nonce: string }): EmulatorPage {
  const title = words['check' in result ? 'done' : 'failed'][language]
  // The JSON contains no `<`, so it cannot close the script element.
  const message = JSON.stringify({ phoneAuth: result })
  const body = `<main class="card"><h1>${title}</h1><p class="soft">${words.close[language]}</p></main>
<script nonce="${nonce}">opener?.postMessage(${message},location.origin);close()</script>`
  return { language, title, css, body }
}
