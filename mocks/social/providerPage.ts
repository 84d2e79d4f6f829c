/**
 * Pages of the emulated providers: plain forms without scripts, usable by keyboard and screen
 * reader.
 */

import type { Provider } from '../../platform/domain/accounts/session/socialLogin.ts'
import { providerPageTexts as words } from '../content/emulators/providerPage.ts'
import { type EmulatorLanguage, type EmulatorPage, escapeHtml } from '../emulator/page.ts'

const names: Readonly<Record<Provider, string>> = { GOOGLE: 'Google', FACEBOOK: 'Facebook' }

/** Styles of the providers' forms. */
export const css = `body{display:grid;place-items:center;padding:24px 16px}
.badge{justify-self:start;padding:2px 10px;border:1px solid var(--line-field);border-radius:999px;color:var(--soft);font-size:.8125rem}
form,.answer,.buttons{display:grid;gap:8px}
form{gap:20px}
label{font-weight:600;font-size:.9375rem}
.error{color:var(--danger);font-size:.9375rem}
.error:empty{display:none}
`

/**
 * Page that asks for the e-mail.
 * @param wrongEmail previous input that is not an e-mail; undefined at first.
 */
export function askingPage({
  language,
  provider,
  wrongEmail,
}: {
  language: EmulatorLanguage
  provider: Provider
  wrongEmail: string | undefined
}): EmulatorPage {
  const text = (id: keyof typeof words) =>
    words[id][language].replaceAll('{provider}', names[provider])
  const say = (id: keyof typeof words) => escapeHtml(text(id))
  const isWrong = wrongEmail !== undefined
  const invalid = isWrong ? ' aria-invalid="true"' : ''
  // The field is not required, so that the login can be declined with an empty field.
  const body = `<main class="card"><p class="badge">${say('emulated')}</p><h1>${say('title')}</h1><p class="soft">${say('text')}</p>
<form method="get"><div class="answer"><label for="email">${say('email')}</label>
<input class="field" id="email" name="email" type="text" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" maxlength="254" autofocus aria-describedby="wrong"${invalid} value="${escapeHtml(wrongEmail ?? '')}">
<p class="error" id="wrong" role="alert">${isWrong ? say('wrong') : ''}</p></div>
<div class="buttons"><button class="button" name="decision" value="yes">${say('allow')}</button>
<button class="button quiet" name="decision" value="no">${say('deny')}</button></div></form></main>`
  return { language, title: text('title'), css, body }
}

/**
 * Page that redirects to the portal, with a link as fallback.
 * @param address path of the portal.
 */
export function returningPage({
  language,
  address,
}: {
  language: EmulatorLanguage
  address: string
}): EmulatorPage {
  const target = escapeHtml(address)
  const title = words.returning[language]
  const body = `<main class="card"><h1>${title}</h1><a class="button" href="${target}">${words.goOn[language]}</a></main>`
  const head = `<meta http-equiv="refresh" content="0;url=${target}">`
  return { language, title, css, head, body }
}
