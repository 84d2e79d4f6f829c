/**
 * The registration rules, answered from memory: every form asks for them, and they change once in
 * days. Each version is answered once by the server; what it said is given to everybody after that.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { operationTable } from '../../platform/gen/behaviour.ts'
import type { Server } from '../../platform/server/server.ts'
import { namesTag, tagOf } from '../../platform/world/accounts/rules/registrationRules.ts'
import type { RuleVersionRow } from '../../platform/world/base/collections/collections.ts'
import { requestValidators } from '../../src/api/gen/validators.js'
import { acceptedEncoding, type CompressedVariants, compressAll } from './compression.ts'
import type { RequestContext, Shortcut } from './httpServer.ts'
import { guardHeaders } from './securityHeaders.ts'

const rulesCall = 'GET /wps/system/setting/register'
const { path: rulesPath } = operationTable[rulesCall]
const { headers: checkHeaders } = requestValidators[rulesCall]

type CachedAnswer = { etag: string; plain: Buffer; encodings: CompressedVariants }

type Parts = {
  /** Answers what is not in memory yet. */
  server: Server
  /** The version in force; the same row for as long as it is. */
  live: () => Promise<RuleVersionRow>
}

/** Takes the reads of the rules; all else, and reads with anything unusual to them, it leaves. */
export function createRulesAnswer({ server, live }: Parts): Shortcut {
  const known = new WeakMap<RuleVersionRow, Promise<CachedAnswer | undefined>>()

  const make = async (version: RuleVersionRow): Promise<CachedAnswer | undefined> => {
    const request = new Request(`http://gateway${rulesPath}`)
    const response = await server(request, { ip: '0.0.0.0', requestId: 'rules' })
    const etag = response?.headers.get('etag')
    // Another version may have come between; this one is not asked for again.
    if (response?.status !== 200 || etag !== tagOf(version)) return undefined
    const plain = Buffer.from(await response.arrayBuffer())
    const made: CachedAnswer = { etag, plain, encodings: await compressAll(plain, 'fast') }
    const improve = async () => {
      made.encodings = await compressAll(plain, 'best')
    }
    improve().catch(() => {})
    return made
  }
  const madeOf = (version: RuleVersionRow) => {
    const making = known.get(version) ?? make(version)
    known.set(version, making)
    making.then(
      (made) => made ?? known.delete(version),
      () => known.delete(version),
    )
    return making
  }
  const answer = async (...[incoming, outgoing, context, toApp]: Parameters<Shortcut>) => {
    const made = await live()
      .then(madeOf)
      .catch(() => undefined)
    if (made) respond(made, incoming, outgoing, context)
    else toApp()
  }
  return (...request) => {
    const [{ url, method, headers }] = request
    if (url !== rulesPath || (method !== 'GET' && method !== 'HEAD')) return false
    const tag = headers['if-none-match']
    if (tag !== undefined && checkHeaders({ 'If-None-Match': tag }) !== null) return false
    void answer(...request)
    return true
  }
}

function respond(
  { etag, plain, encodings }: CachedAnswer,
  { headers, method }: IncomingMessage,
  outgoing: ServerResponse,
  { https, requestId }: RequestContext,
): void {
  const told = [...flatGuards(https), 'X-Request-Id', requestId, 'ETag', etag]
  told.push('Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding')
  if (namesTag(headers['if-none-match'], etag)) {
    outgoing.writeHead(304, told).end()
    return
  }
  const encoding = acceptedEncoding(headers['accept-encoding'] ?? null)
  const encoded = encoding && encodings[encoding]
  const body = encoded ?? plain
  told.push('Content-Type', 'application/json; charset=utf-8')
  told.push('Content-Length', String(body.length))
  if (encoded) told.push('Content-Encoding', encoding)
  outgoing.writeHead(200, told)
  outgoing.end(method === 'HEAD' ? undefined : body)
}

const guards = { plain: guardHeaders(false).flat(), https: guardHeaders(true).flat() }
const flatGuards = (https: boolean) => (https ? guards.https : guards.plain)
