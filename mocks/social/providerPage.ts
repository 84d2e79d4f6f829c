/** The pages of the emulated providers: forms without a script, by keyboard and screen reader as any. */
import { escapeHtml } from '../emulatorPage.ts'
import type { Provider } from '../world/socialLogin.ts'
import type { TextLanguage, Texts } from '../world/texts.ts'

const names: Readonly<Record<Provider, string>> = { GOOGLE: 'Google', FACEBOOK: 'Facebook' }

const words = {
  title: { pt: 'Entrar com {provider} (simulação)', en: 'Continue with {provider} (emulated)' },
  text: {
    pt: 'Esta página faz as vezes do {provider}. A Portico vai saber o seu e-mail, e nada mais.',
    en: 'This page stands in for {provider}. Portico will know your e-mail, and nothing else.',
  },
  email: { pt: 'E-mail da sua conta no {provider}', en: 'E-mail of your {provider} account' },
  wrong: { pt: 'Digite um e-mail completo.', en: 'Enter a whole e-mail address.' },
  allow: { pt: 'Continuar', en: 'Continue' },
  deny: { pt: 'Agora não', en: 'Not now' },
  returning: { pt: 'Voltando para a Portico…', en: 'Going back to Portico…' },
  goOn: { pt: 'Ir para a Portico', en: 'Go to Portico' },
} satisfies Record<string, Texts>

export const style = `:root{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b0f1a;color:#e8ecf5;font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(420px,100vw);padding:24px;background:#121829;border-radius:10px}
h1{margin:0 0 8px;font-size:20px}
p{margin:0 0 16px;color:#b4bdd1}
label{display:block;margin-bottom:4px}
input,button{box-sizing:border-box;width:100%;font:inherit;padding:10px 12px;border-radius:10px;border:1px solid #5c6884;background:#0b0f1a;color:inherit}
.error{min-height:24px;margin:4px 0 8px;color:#ff8c8c}
button{cursor:pointer;margin-top:8px;background:#00c781;color:#06281c;border-color:#00c781;font-weight:600}
button.quiet{background:none;color:inherit;border-color:#5c6884}
a{color:#5fe3b6}
:focus-visible{outline:3px solid #ffc24b;outline-offset:2px}`

const documentOf = (language: TextLanguage, title: string, head: string, body: string) =>
  `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}
<title>${escapeHtml(title)}</title><style>${style}</style>
<main>${body}</main>
</html>`

/** Asks who it is. @param isWrong whether what was answered before was no e-mail. */
export function askingPage({
  language,
  provider,
  isWrong,
}: {
  language: TextLanguage
  provider: Provider
  isWrong: boolean
}): string {
  const say = (id: keyof typeof words) =>
    escapeHtml(words[id][language].replaceAll('{provider}', names[provider]))
  const invalid = isWrong ? ' aria-invalid="true"' : ''
  const body = `<h1>${say('title')}</h1><p>${say('text')}</p>
<form method="get"><label for="email">${say('email')}</label>
<input id="email" name="email" type="text" inputmode="email" autocomplete="email" autofocus aria-describedby="wrong"${invalid}>
<p class="error" id="wrong" role="alert">${isWrong ? say('wrong') : ''}</p>
<button name="decision" value="yes">${say('allow')}</button>
<button class="quiet" name="decision" value="no">${say('deny')}</button></form>`
  return documentOf(
    language,
    words.title[language].replace('{provider}', names[provider]),
    '',
    body,
  )
}

/** Goes back to the portal at once, or by a link. @param address a path of the portal. */
export function returningPage({
  language,
  address,
}: {
  language: TextLanguage
  address: string
}): string {
  const target = escapeHtml(address)
  const body = `<h1>${words.returning[language]}</h1><a href="${target}">${words.goOn[language]}</a>`
  const refresh = `<meta http-equiv="refresh" content="0;url=${target}">`
  return documentOf(language, words.returning[language], refresh, body)
}
