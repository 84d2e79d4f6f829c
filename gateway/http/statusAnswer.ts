/**
 * The status, answered from memory: every page asks for it, again and again, and all of it but the
 * caller's address and the time changes once in days.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { liveVersion } from '../../platform/domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { platformRow } from '../../platform/domain/base/platform/platformSettings.ts'
import { operationTable } from '../../platform/gen/behaviour.ts'
import { encryptionKeys } from '../../platform/server/encryptionKeys.ts'
import type { Server } from '../../platform/server/server.ts'
import { requestValidators } from '../../src/api/gen/validators.js'
import type { Shortcut } from './httpServer.ts'
import { oneWrite } from './preparedAnswer.ts'
import { guardsOf } from './securityHeaders.ts'
import { spliceGzip } from './splicedGzip.ts'

const statusCall = 'GET /wps/system/status'
const { path: statusPath } = operationTable[statusCall]
const { headers: checkHeaders } = requestValidators[statusCall]

/** Stands where each caller's address comes. */
const noAddress = '0.0.0.0'
/** The text around address and time, in the order in which the status has them. */
const aroundOwn = /^(.*"location":\{"ip":")0\.0\.0\.0(".*"serverTime":")[^"]*(".*)$/s

/** What browsers say that they take: anything less usual is left to the app. */
const takesGzip = /^(?:[\w, -]+,)? ?gzip(?:,[\w, -]+)?$/

type Kept = {
  /** What it was made of: as long as these are the same, it is too. */
  of: readonly unknown[]
  /** Its headers besides guards and what is the caller's: names and values in turn. */
  headers: readonly string[]
  /** What is the same for everybody, around what is not. */
  around: readonly Buffer[]
  gzip: ReturnType<typeof spliceGzip>
}

/** Takes the reads of the status; all else, and reads with anything unusual to them, it leaves. */
export function createStatusAnswer({
  server,
  context: domain,
}: {
  server: Server
  context: Context
}): Shortcut {
  let kept: Kept | undefined

  /** Everything of the status that anybody changes while the gateway runs. */
  const parts = () =>
    Promise.all([platformRow(domain.store), encryptionKeys(domain), liveVersion(domain)])

  async function make(of: readonly unknown[]): Promise<Kept | undefined> {
    const request = new Request(`http://gateway${statusPath}`)
    const response = await server(request, { ip: noAddress, requestId: 'status' })
    if (response?.status !== 200) return undefined
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    const around = aroundOwn
      .exec(text)
      ?.slice(1)
      .map((part) => Buffer.from(part, 'latin1'))
    if (!around) return undefined
    const headers = ['Content-Type', 'Cache-Control'].flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [name, value]
    })
    return { of, headers, around, gzip: spliceGzip(around) }
  }
  const current = async (): Promise<Kept | undefined> => {
    const now = await parts()
    const known = kept
    if (known && now.every((part, index) => part === known.of[index])) return known
    const made = await make(now)
    // What it was made of may have changed meanwhile: the next call finds that out.
    kept = made
    return made
  }
  const answer = async (...[incoming, outgoing, context, toApp]: Parameters<Shortcut>) => {
    const made = await current().catch(() => undefined)
    if (!made) return toApp()
    const own = [Buffer.from(context.ip), Buffer.from(new Date(domain.now()).toISOString())]
    const isSmaller = encodingFor(incoming.headers) === 'gzip'
    const body = isSmaller ? made.gzip(own) : joined(made.around, own)
    outgoing.writeHead(200, [
      ...guardsOf('data', context.https),
      ...made.headers,
      ...(isSmaller ? ['Content-Encoding', 'gzip', 'Vary', 'Accept-Encoding'] : []),
      ...['Content-Length', String(body.length), 'X-Request-Id', context.requestId],
    ])
    if (incoming.method === 'HEAD') outgoing.end()
    else outgoing.end(oneWrite(body), 'latin1')
  }
  return (...request) => {
    const [{ url, method, headers }] = request
    if (url !== statusPath || (method !== 'GET' && method !== 'HEAD')) return false
    if (encodingFor(headers) === undefined) return false
    const language = headers['accept-language']
    if (language !== undefined && checkHeaders({ 'Accept-Language': language }) !== null)
      return false
    void answer(...request)
    return true
  }
}

/** What the answer is compressed by; undefined where the app has to decide. */
function encodingFor(headers: IncomingHttpHeaders): 'gzip' | 'none' | undefined {
  const accepted = headers['accept-encoding']
  // As of every answer: what is said to somebody who is known may hold a secret.
  const isKnown = headers.authorization !== undefined || headers['x-csrf-token'] !== undefined
  if (accepted === undefined || accepted === 'identity' || isKnown) return 'none'
  return takesGzip.test(accepted) ? 'gzip' : undefined
}

const joined = ([before, between, after]: readonly Buffer[], [ip, time]: readonly Buffer[]) =>
  Buffer.concat([before, ip, between, time, after].filter((part) => part !== undefined))
