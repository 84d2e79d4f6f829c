/**
 * Answers that are the same bytes for everybody, made before anybody asks: documents, files, rules.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  acceptedEncoding,
  type CompressedVariants,
  compressAll,
  type Encoding,
} from './compression.ts'
import type { RequestContext } from './httpServer.ts'
import { type GuardedKind, guardsOf } from './securityHeaders.ts'

type Variant = {
  body: Buffer
  /** The body as `oneWrite` has it. */
  sentBody: string | Buffer
  etag: string
  /** What the answer says of itself, without guards. */
  headers: readonly string[]
  /** All headers of an answer without TLS, with it, and of one that is known already. */
  sent: { plain: readonly string[]; https: readonly string[]; known: readonly string[] }
}

type Content = {
  /** An answer of any status but 200 is never 304 (RFC 9110, 13.2.1). */
  status: number
  /** Its headers besides those that follow from the content: names and values in turn. */
  headers: readonly string[]
  kind: GuardedKind
  /** The ETag of an encoding, undefined for the plain body. */
  tagOf: (encoding: Encoding | undefined) => string
  body: Buffer
}

export type PreparedAnswer = {
  readonly content: Content
  /** Replaced as a whole by smaller ones. */
  variants: { plain: Variant } & Partial<Record<Encoding, Variant>>
  /** Whether they are as small as they can be. */
  isSmallest: boolean
}

/** Prepares an answer whose compressed bodies are there already. */
export function prepareAnswer(
  content: Content,
  encodings: CompressedVariants,
  { isSmallest = false } = {},
): PreparedAnswer {
  return { content, variants: variantsOf(content, encodings), isSmallest }
}

/** Makes the bodies as small as they can be. Takes long, so it is for when nobody waits. */
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
  return { body, sentBody: oneWrite(body), etag, headers, sent }
}

/** Larger bodies cost more to copy than a second buffer costs to write. */
const largestText = 16_384

/**
 * Bytes as the text whose Latin-1 they are: Node joins a text with the head of its answer and writes
 * both at once, where bytes go by the slower `writev`.
 */
export const oneWrite = (bytes: Buffer): string | Buffer =>
  bytes.length > largestText ? bytes : bytes.toString('latin1')

/** The smallest of an answer's bodies that a caller takes. */
function chooseVariant({ variants }: PreparedAnswer, acceptEncoding: string | null): Variant {
  const encoding = acceptedEncoding(acceptEncoding)
  return (encoding && variants[encoding]) ?? variants.plain
}

/** Compares weakly (RFC 9110, 13.1.2). */
function namesTag(header: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag) || bare(tag) === '*')
}

/**
 * What a 304 may change in a stored answer. A policy is not among it: the tag stands for policy and
 * body together.
 */
function headersOfKnown({ headers }: Content, etag: string): string[] {
  const kept = ['ETag', etag]
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    if (name === 'Cache-Control' || name === 'Vary') kept.push(name, value)
  }
  return kept
}

/** Answers a GET or HEAD in one write, with the guarding headers of its kind. */
export function sendPrepared(
  answer: PreparedAnswer,
  { headers, method }: IncomingMessage,
  outgoing: ServerResponse,
  { https, requestId }: RequestContext,
): void {
  const { content } = answer
  const variant = chooseVariant(answer, headers['accept-encoding'] ?? null)
  const tags = headers['if-none-match']
  const isKnown = content.status === 200 && tags !== undefined && namesTag(tags, variant.etag)
  const { sent } = variant
  const told = isKnown ? sent.known : https ? sent.https : sent.plain
  outgoing.writeHead(isKnown ? 304 : content.status, [...told, 'X-Request-Id', requestId])
  if (isKnown || method === 'HEAD') outgoing.end()
  else outgoing.end(variant.sentBody, 'latin1')
}

/**
 * The whole answer as a response, for a request that came by the app; the server adds the guards.
 * It is never 304, which must not carry the policy that those guards begin with.
 */
export function toPreparedResponse(answer: PreparedAnswer, { headers, method }: Request): Response {
  const variant = chooseVariant(answer, headers.get('accept-encoding'))
  return new Response(method === 'HEAD' ? null : new Uint8Array(variant.body), {
    status: answer.content.status,
    headers: pairsOf(variant.headers),
  })
}

function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? '', flat[at + 1] ?? ''])
  return pairs
}
