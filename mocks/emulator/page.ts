/**
 * What the pages of the emulators share: a document in the caller's language and theme, under a
 * strict policy.
 */
import type { TextLanguage } from '../../platform/domain/base/texts/texts.ts'
import { baseStyle } from './baseStyle.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The locale in which a page of an emulator speaks and counts. */
export const localeOf = (language: TextLanguage): string => (language === 'pt' ? 'pt-BR' : 'en-GB')

export type EmulatorPage = {
  language: TextLanguage
  /** As text. */
  title: string
  /** The page's own rules, after those that all of them share. */
  css: string
  /** What the head holds besides, as HTML. */
  head?: string
  /** As HTML. */
  body: string
}

export type PageOptions = {
  status?: number
  /** Whose pages may show this one in a frame. */
  frames: 'self' | 'none'
  /** What the page may do besides being shown, as directives of a content policy. */
  allowedDirectives?: readonly string[]
  /** The page runs scripts that carry it. */
  nonce?: string
}

/** The source by which a content policy allows exactly this style. */
async function styleSource(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/**
 * A page of an emulator. It is kept nowhere, and tells no other page its address, which is a
 * secret. Nothing may run, load or be sent but its own style and what `allowedDirectives` says.
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
