/**
 * The operator's documents: entries of the build outside the portal, each answer with a nonce of
 * its own, for the styles that the console makes while it runs.
 */
import { randomBytes } from 'node:crypto'
import { acceptedEncoding, compress } from '../http/compression.ts'
import { documentPolicy, type FramePolicy, type Hosts } from '../http/securityHeaders.ts'
import type { Build } from './buildFolder.ts'
import { styleAttributes } from './inlineSources.ts'

type Document = {
  /** The HTML, cut where the nonce belongs. */
  parts: readonly string[]
  styleAttributes: readonly string[]
  framePolicy: FramePolicy
}

/** Answers a GET or HEAD of an entry's file; undefined for any other path. */
export type EntryDocuments = (path: string, request: Request) => Promise<Response> | undefined

const noncePlaceholder = '__CSP_NONCE__'

/** The operator's console shows the registration form of its draft in a frame. */
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
 * A page and the policy that names its nonce belong together, so such a page is never answered 304:
 * the browser would keep the old HTML under the new policy. It may keep both for its back button.
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
