/**
 * Serves the operator's documents: HTML files of the build that are not pages of the portal. Each
 * response has its own nonce. The nonce also allows styles that the console creates at run time.
 */
import { randomBytes } from 'node:crypto'
import { acceptedEncoding, compress } from '../http/compression.ts'
import { documentPolicy, type FramePolicy, type Hosts } from '../http/securityHeaders.ts'
import type { Build } from './buildFolder.ts'
import { styleAttributes } from './inlineSources.ts'

type Document = {
  /** HTML, split where the nonce is inserted. */
  parts: readonly string[]
  styleAttributes: readonly string[]
  framePolicy: FramePolicy
}

/** Responds to a GET or HEAD of an entry's file. Undefined for any other path. */
export type EntryDocuments = (path: string, request: Request) => Promise<Response> | undefined

const noncePlaceholder = '__CSP_NONCE__'

/**
 * The operator's console previews the registration form in a frame. The console may therefore
 * contain frames, and the preview may be framed.
 */
const framings: Partial<Record<string, FramePolicy>> = {
  '/operator.html': 'frames',
  '/operator-preview.html': 'framed',
}

export function createEntryDocuments(
  { files, prerenderedPages }: Build,
  hosts: Hosts,
): EntryDocuments {
  const pages = new Set(prerenderedPages.map(({ file }) => `/${file}`))
  const byFile = new Map(
    files
      .filter(({ path }) => path.endsWith('.html') && !pages.has(path))
      .map(({ path, body }) => [path, prepare(body.toString(), framings[path])] as const),
  )
  return (path, request) => {
    const document = byFile.get(path)
    return document && respond(document, request, hosts)
  }
}

function prepare(html: string, framePolicy: FramePolicy = 'games'): Document {
  return {
    parts: html.split(noncePlaceholder),
    styleAttributes: styleAttributes(html),
    framePolicy,
  }
}

/**
 * Responds with a new nonce. Never responds with 304: the browser would combine the HTML that it
 * has stored with the new nonce in the policy. For the back button, the browser may reuse a whole
 * stored response.
 */
async function respond(
  { parts, framePolicy, styleAttributes }: Document,
  request: Request,
  hosts: Hosts,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const inline = { scripts: [`nonce-${nonce}`], styles: [`nonce-${nonce}`], styleAttributes }
  const html = Buffer.from(parts.join(nonce))
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  const body = encoding ? await compress(html, encoding, 'fast') : html
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': documentPolicy(inline, framePolicy, hosts),
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
  }
  if (encoding) headers['Content-Encoding'] = encoding
  if (framePolicy === 'framed') headers['X-Frame-Options'] = 'SAMEORIGIN'
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}
