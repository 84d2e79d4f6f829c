/**
 * The portal's pages: prerendered HTML per route and language, with a fresh nonce in every answer.
 */
import { createHash, randomBytes } from 'node:crypto'
import { acceptedEncoding, compress } from '../http/compression.ts'
import { documentPolicy, type FramePolicy, type Hosts } from '../http/securityHeaders.ts'
import type { Build } from './buildFolder.ts'

type Document = {
  /** The HTML, cut where the nonce belongs. */
  parts: readonly string[]
  styleHashes: readonly string[]
  framePolicy: FramePolicy
}
type Page = { document: Document; status: number; language: string; isDefaultLanguage: boolean }

/** Answers a GET or HEAD of any path that is no file and no call. */
export type Documents = (path: string, request: Request) => Promise<Response>

const noncePlaceholder = '__CSP_NONCE__'
const everyOtherPath = '*'

/** The operator's console shows the registration form of its draft in a frame. */
const framings: Partial<Record<string, FramePolicy>> = {
  '/operator.html': 'frames',
  '/operator-preview.html': 'framed',
}

/**
 * Prepares the pages of a build. A path without a page of its own gets the page for all others,
 * whose router then decides; entries outside the router, as `operator.html`, are found by their
 * file.
 */
export function createDocuments({ files, prerenderedPages }: Build, hosts: Hosts): Documents {
  const byFile = new Map(
    files
      .filter(({ path }) => path.endsWith('.html'))
      .map(({ path, body }) => [path, prepare(body.toString(), framings[path])] as const),
  )
  const routes = new Map<string, Page[]>()
  for (const { file, paths, status, language, isDefaultLanguage } of prerenderedPages) {
    const document = byFile.get(`/${file}`)
    if (!document) continue
    byFile.delete(`/${file}`)
    for (const path of paths.map(normalisePath)) {
      const languages = routes.get(path) ?? []
      routes.set(path, [...languages, { document, status, language, isDefaultLanguage }])
    }
  }
  return async (path, request) => {
    const entry = byFile.get(path)
    if (entry) return respond(entry, 200, request, hosts)
    const languages =
      routes.get(normalisePath(path)) ?? routes.get(everyOtherPath) ?? routes.get('/')
    const page = languages && inLanguage(languages, request)
    if (!page) return new Response(null, { status: 404 })
    return respond(page.document, page.status, request, hosts)
  }
}

function prepare(html: string, framePolicy: FramePolicy = 'games'): Document {
  const hashes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) =>
    createHash('sha256').update(unescapeHtml(value)).digest('base64'),
  )
  return {
    parts: html.split(noncePlaceholder),
    styleHashes: [...new Set(hashes)].map((hash) => `sha256-${hash}`),
    framePolicy,
  }
}

/** Routes match without regard to case (ROUTE-36) and to a slash at the end. */
function normalisePath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

/** The page in the language of the cookie `lang`, else in the default one. */
function inLanguage(pages: readonly Page[], request: Request): Page | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  const chosen = /(?:^|;\s*)lang=([A-Za-z-]{2,20})/.exec(cookies)?.[1]
  return (
    pages.find(({ language }) => language === chosen) ??
    pages.find(({ language }) => language === chosen?.split('-')[0]) ??
    pages.find(({ isDefaultLanguage }) => isDefaultLanguage) ??
    pages[0]
  )
}

/**
 * A page and the policy that names its nonce belong together, so a page is never answered 304: the
 * browser would keep the old HTML under the new policy. It may keep both for its back button.
 */
async function respond(
  { parts, styleHashes, framePolicy }: Document,
  status: number,
  request: Request,
  hosts: Hosts,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const html = Buffer.from(parts.join(nonce))
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  const body = encoding ? await compress(html, encoding, 'fast') : html
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': documentPolicy(nonce, styleHashes, framePolicy, hosts),
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding, Cookie',
  }
  if (encoding) headers['Content-Encoding'] = encoding
  if (framePolicy === 'framed') headers['X-Frame-Options'] = 'SAMEORIGIN'
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

/** What the HTML parser makes of an attribute's value; React writes no other references. */
function unescapeHtml(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
