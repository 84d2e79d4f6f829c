/**
 * The window of the emulated phone-authentication service: a form, and a script that tells the page
 * behind it.
 */

import type { Phone } from '../../platform/domain/accounts/verification/phoneAuth.ts'
import type { TextLanguage } from '../../platform/domain/base/texts/texts.ts'
import { phonePageTexts as words } from '../content/emulators/phonePage.ts'
import { type EmulatorPage, escapeHtml } from '../emulator/page.ts'
import type { PhoneProblem } from './phoneProblem.ts'
import { css } from './providerPage.ts'

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

type Spoken = { language: TextLanguage }

/** Asks whether a person wants the code. */
export function checkingPage({ language, phone }: Spoken & { phone: Phone }): EmulatorPage {
  const say = (id: keyof typeof words) => escapeHtml(words[id][language])
  const { dialingCode, number } = phone
  const kept =
    hidden('dialingCode', dialingCode) + hidden('number', number) + hidden('lang', language)
  // A number is not broken between its digits.
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

/** What the window tells the page that opened it. */
export type WindowResult = { check: string } | { problem: PhoneProblem }

/** Tells the page behind the window how it went, and closes it. */
export function endingPage({
  language,
  result,
  nonce,
}: Spoken & { result: WindowResult; nonce: string }): EmulatorPage {
  const title = words['check' in result ? 'done' : 'failed'][language]
  // Neither letters nor digits of ours end a script.
  const message = JSON.stringify({ phoneAuth: result })
  const body = `<main class="card"><h1>${title}</h1><p class="soft">${words.close[language]}</p></main>
<script nonce="${nonce}">opener?.postMessage(${message},location.origin);close()</script>`
  return { language, title, css, body }
}
