/** Public responses that are prepared in advance: documents, files and registration rules. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  acceptedEncoding,
  type CompressedVariants,
  compressAll,
  type Encoding,
} from './compression.ts'
import type { RequestContext } from './httpServer.ts'
import { type GuardedKind, guardsOf, headersOfPage } from './securityHeaders.ts'

type Variant = {
  body: Buffer
  /** Body as `oneWrite` returns it. */
  sentBody: string | Buffer
  etag: string
  /** Headers of the response without security headers. */
  headers: readonly string[]
  /** Complete headers over plain HTTP, over TLS, and of a 304 response. */
  headerLists: { plain: readonly string[]; https: readonly string[]; known: readonly string[] }
}

type Content = {
  /** Only a response with status 200 becomes 304 (RFC 9110, 13.2.1). */
  status: number
  /**
   * Headers as alternating names and values, without ETag, length, encoding and security headers.
   */
  headers: readonly string[]
  kind: GuardedKind
  /** ETag of the body in an encoding. Undefined stands for the uncompressed body. */
  tagOf: (encoding: Encoding | undefined) => string
  body: Buffer
}

export type PreparedAnswer = {
  readonly content: Content
  /** Bodies by encoding. `improveAnswer` replaces them with smaller ones. */
  variants: { plain: Variant } & Partial<Record<Encoding, Variant>>
  /** True once the highest compression was applied. */
  isSmallest: boolean
}

/** Prepares a response whose compressed bodies exist already. */
export function prepareAnswer(
  content: Content,
  encodings: CompressedVariants,
  { isSmallest = false } = {},
): PreparedAnswer {
  return { content, variants: variantsOf(content, encodings), isSmallest }
}

/** Compresses the body at the highest level. Slow, so it runs outside of requests. */
export async function improveAnswer(answer: PreparedAnswer): Promise<void> {
  const { content, variants } = answer
  if (answer.isSmallest || (!variants.br && !variants.gzip)) return
  answer.variants = variantsOf(content, await compressAll(content.body, 'best'))
  answer.isSmallest = true
}

function variantsOf(content: Content, { br, gzip }: CompressedVariants) {
  return {
    plain: variantOf(content, content.body, undefined),
    ...(br && { br: variantOf(content, br, 'br') }),
    ...(gzip && { gzip: variantOf(content, gzip, 'gzip') }),
  }
}

function variantOf(content: Content, body: Buffer, encoding: Encoding | undefined): Variant {
  const etag = content.tagOf(encoding)
  const headers = [...content.headers, 'ETag', etag, 'Content-Length', String(body.length)]
  if (encoding) headers.push('Content-Encoding', encoding)
  const plain = [...guardsOf(content.kind, false), ...headers]
  const https = [...guardsOf(content.kind, true), ...headers]
  const sent = { plain, https, known: headersOfKnown(content, etag) }
  return { body, sentBody: oneWrite(body), etag, headers, headerLists: sent }
}

/**
 * Maximum bytes of a body that is converted to a string. Copying a larger body costs more than
 * writing a second buffer.
 */
const largestText = 16_384

/**
 * Converts bytes to a Latin-1 string. Node concatenates a string with the response head and writes
 * both at once, while a buffer requires the slower `writev`.
 */
export const oneWrite = (bytes: Buffer): string | Buffer =>
  bytes.length > largestText ? bytes : bytes.toString('latin1')

/** Chooses the smallest body that the client accepts. */
function chooseVariant({ variants }: PreparedAnswer, acceptEncoding: string | null): Variant {
  const encoding = acceptedEncoding(acceptEncoding)
  return (encoding && variants[encoding]) ?? variants.plain
}

/** True if `If-None-Match` names the ETag, compared weakly (RFC 9110, 13.1.2). */
function namesTag(header: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag) || bare(tag) === '*')
}

/**
 * Headers of a 304 response. The content security policy is not among them, because the ETag covers
 * policy and body together.
 */
function headersOfKnown({ headers }: Content, etag: string): string[] {
  const kept = ['ETag', etag]
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    if (name === 'Cache-Control' || name === 'Vary') kept.push(name, value)
  }
  return kept
}

/**
 * Responds to a GET or HEAD request in one write, with the security headers of the response's kind.
 */
export function sendPrepared(
  answer: PreparedAnswer,
  { headers, method, url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  { https, requestId }: RequestContext,
): void {
  const { content } = answer
  const variant = chooseVariant(answer, headers['accept-encoding'] ?? null)
  const tags = headers['if-none-match']
  const isKnown = content.status === 200 && tags !== undefined && namesTag(tags, variant.etag)
  const { headerLists: sent } = variant
  const told = isKnown ? sent.known : https ? sent.https : sent.plain
  const status = isKnown ? 304 : content.status
  outgoing.writeHead(status, [...headersOfPage(url, told), 'X-Request-Id', requestId])
  if (isKnown || method === 'HEAD') outgoing.end()
  else outgoing.end(variant.sentBody, 'latin1')
}

/**
 * Response for a request that reached the app. The server adds the security headers. Never 304:
 * these headers contain the content security policy, and a 304 must not contain it.
 */
export function toPreparedResponse(
  answer: PreparedAnswer,
  { headers, method, url }: Request,
): Response {
  const variant = chooseVariant(answer, headers.get('accept-encoding'))
  return new Response(method === 'HEAD' ? null : new Uint8Array(variant.body), {
    status: answer.content.status,
    headers: pairsOf(headersOfPage(url, variant.headers)),
  })
}

function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? '', flat[at + 1] ?? ''])
  return pairs
}
