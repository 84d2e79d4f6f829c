/**
 * The chat's window: a page without a script, whose form sends the whole conversation again. Nothing of it
 * is kept anywhere, and it works by keyboard and screen reader as any form does.
 */
import { escapeHtml, styleSource } from '../emulatorPage.ts'
import { languageOf, type TextLanguage, type Texts } from '../world/texts.ts'
import { greeting, replyTo } from './robot.ts'

/** What one window remembers, and how long each question may be. */
const mostQuestions = 20
const longestQuestion = 300

const words = {
  title: { pt: 'Atendimento Portico', en: 'Portico support' },
  you: { pt: 'Você', en: 'You' },
  robot: { pt: 'Robô', en: 'Robot' },
  label: { pt: 'Sua pergunta', en: 'Your question' },
  send: { pt: 'Enviar', en: 'Send' },
  more: { pt: 'Ver na ajuda', en: 'See the help centre' },
} satisfies Record<string, Texts>

const style = `:root{color-scheme:dark}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#0b0f1a;color:#e8ecf5;font:16px/1.5 system-ui,sans-serif}
h1{margin:0;padding:12px 16px;font-size:18px;background:#121829}
ol{flex:1;margin:0;padding:16px;list-style:none;display:flex;flex-direction:column;gap:12px;justify-content:flex-end}
li{max-width:85%;padding:8px 12px;border-radius:10px;background:#1a2238;overflow-wrap:anywhere}
li.you{align-self:flex-end;background:#0a4f38}
b{display:block;font-size:13px;color:#b4bdd1}
a{color:#5fe3b6}
form{display:grid;grid-template-columns:1fr auto;gap:8px;padding:12px 16px;background:#121829}
label{grid-column:1/-1;font-size:14px}
input,button{font:inherit;padding:8px 12px;border-radius:10px;border:1px solid #5c6884;background:#0b0f1a;color:inherit}
button{background:#00c781;color:#06281c;border-color:#00c781;font-weight:600}
:focus-visible{outline:3px solid #ffc24b;outline-offset:2px}`

function turn(said: string, language: TextLanguage): string {
  const { text, anchor } = replyTo(said, language)
  const more = anchor
    ? ` <a href="/help#${anchor}" target="_blank" rel="noopener">${words.more[language]}</a>`
    : ''
  return `<li class="you"><b>${words.you[language]}</b>${escapeHtml(said)}</li>
<li><b>${words.robot[language]}</b>${escapeHtml(text)}${more}</li>`
}

/**
 * The page of a chat's address: `?lang=pt&desk=SERVICE&said=…&said=…`.
 * @returns the HTML, and the policy that lets it do nothing but send its own form.
 */
async function chatPage(url: URL): Promise<{ html: string; policy: string }> {
  const language = languageOf(url.searchParams.get('lang') ?? undefined)
  const said = url.searchParams
    .getAll('said')
    .map((one) => one.trim().slice(0, longestQuestion))
    .filter((one) => one !== '')
    .slice(-mostQuestions)
  const kept = said
    .slice(-(mostQuestions - 1))
    .map((one) => `<input type="hidden" name="said" value="${escapeHtml(one)}">`)
  const html = `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${words.title[language]}</title><style>${style}</style>
<h1>${words.title[language]}</h1>
<ol aria-live="polite"><li><b>${words.robot[language]}</b>${escapeHtml(greeting[language])}</li>
${said.map((one) => turn(one, language)).join('\n')}</ol>
<form method="get" action="${escapeHtml(url.pathname)}">
<input type="hidden" name="lang" value="${language}">${kept.join('')}
<label for="said">${words.label[language]}</label>
<input id="said" name="said" required maxlength="${longestQuestion}" autocomplete="off" autofocus>
<button>${words.send[language]}</button></form>
</html>`
  return { html, policy: await policyFor(style) }
}

async function policyFor(css: string): Promise<string> {
  return [
    "default-src 'none'",
    `style-src ${await styleSource(css)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** A token's shape: whatever else is asked for is no chat. */
const chatPath = /^\/chat\/[0-9a-f]{32}$/

/** The chat's answer to a request; undefined for another path. */
export async function answerChat(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  if (!chatPath.test(url.pathname) || !['GET', 'HEAD'].includes(request.method)) return undefined
  const { html, policy } = await chatPage(url)
  return new Response(request.method === 'HEAD' ? null : html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    },
  })
}
