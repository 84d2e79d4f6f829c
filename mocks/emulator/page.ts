/**
 * Shared frame of the emulators' pages: a document in the caller's language and theme, with a
 * strict content security policy.
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

/** Languages of the emulators' pages. They are the demonstration's, not the portal's. */
export type EmulatorLanguage = 'pt' | 'en'

/**
 * Language of an emulator's page; readers of a language other than the two get English.
 * @param preferences language of the caller as a header or a tag; Portuguese if the portal does
 * not support it.
 */
export const emulatorLanguageOf = (preferences: string | undefined): EmulatorLanguage =>
  languageOf(preferences) === 'pt' ? 'pt' : 'en'

/** Locale of an emulator's page. */
export const localeOf = (language: EmulatorLanguage): string =>
  language === 'pt' ? 'pt-BR' : 'en-GB'

export type EmulatorPage = {
  language: EmulatorLanguage
  /** Plain text. */
  title: string
  /** Rules of the page, added to the shared ones. */
  css: string
  /** Additional content of the head, as HTML. */
  head?: string
  /** HTML. */
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

/** Source expression that allows exactly this style in a content security policy. */
async function styleSource(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/**
 * Response with a page of an emulator. It is not cached, and sends no referrer, because its address
 * is a secret. The policy allows only its own style and `allowedDirectives`.
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
