/**
 * Frame that all emulator pages share: a document in the caller's language and theme, with a strict
 * Content-Security-Policy.
 */
import { languageOf } from '../../platform/domain/base/texts/texts.ts'
import { baseStyle } from './baseStyle.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Languages of the emulator pages. The portal may support other languages. */
export type EmulatorLanguage = 'pt' | 'en'

/**
 * Language of an emulator page: English if the caller's language is a supported language other than
 * Portuguese, otherwise Portuguese.
 * @param preferences `Accept-Language` header or language tag of the caller.
 */
export const emulatorLanguageOf = (preferences: string | undefined): EmulatorLanguage =>
  languageOf(preferences) === 'pt' ? 'pt' : 'en'

/** Locale of an emulator page, for its `lang` attribute. */
export const localeOf = (language: EmulatorLanguage): string =>
  language === 'pt' ? 'pt-BR' : 'en-GB'

export type EmulatorPage = {
  language: EmulatorLanguage
  /** Title as plain text. */
  title: string
  /** CSS rules of this page, which are added to the shared rules. */
  css: string
  /** Additional HTML for the head. */
  head?: string
  /** HTML of the body. */
  body: string
}

export type PageOptions = {
  status?: number
  /** Origins that may frame the page. */
  frames: 'self' | 'none'
  /** Additional directives of the content security policy. */
  allowedDirectives?: readonly string[]
  /** Nonce of the scripts that the page may run. */
  nonce?: string
}

/** Source expression with which a Content-Security-Policy allows exactly this style. */
async function styleSource(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/**
 * Response with an emulator page. The page is not cached and sends no referrer, because its URL is
 * secret. The Content-Security-Policy allows only the style of the page, scripts with the nonce,
 * and `allowedDirectives`.
 */
export async function answerPage(
  { language, title, css, head = '', body }: EmulatorPage,
  { status = 200, frames, allowedDirectives = [], nonce }: PageOptions,
): Promise<Response> {
  const style = baseStyle + css
  const policy = [
    "default-src 'none'",
    ...(nonce === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    `style-src ${await styleSource(style)}`,
    "base-uri 'none'",
    `frame-ancestors '${frames}'`,
    ...allowedDirectives,
  ]
  const html = `<!doctype html>
<html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="dark light">${head}
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
${body}
</body></html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': frames === 'self' ? 'SAMEORIGIN' : 'DENY',
    },
  })
}
