/**
 * Serves the system status from memory: every page polls it, and only the caller's IP address and
 * the time change often.
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

/** Placeholder for the caller's IP address in the cached response. */
const noAddress = '0.0.0.0'
/**
 * Captures the constant parts of the status: before the IP address, between it and the time, and
 * after the time.
 */
const aroundOwn = /^(.*"location":\{"ip":")0\.0\.0\.0(".*"serverTime":")[^"]*(".*)$/s

/** `Accept-Encoding` values of browsers. The app handles unusual values. */
const takesGzip = /^(?:[\w, -]+,)? ?gzip(?:,[\w, -]+)?$/

type Kept = {
  /**
   * Objects from which the response was created. The response is valid until one of them is
   * replaced.
   */
  of: readonly unknown[]
  /**
   * Headers as alternating names and values, without security headers and headers that differ by
   * request.
   */
  headers: readonly string[]
  /** Constant parts of the body, between which the IP address and the time are inserted. */
  around: readonly Buffer[]
  gzip: ReturnType<typeof spliceGzip>
}

/**
 * Handles GET and HEAD requests for the status. All other requests go to the app, as do requests
 * for the status with a query or unusual headers.
 */
export function createStatusAnswer({
  server,
  context: domain,
}: {
  server: Server
  context: Context
}): Shortcut {
  let kept: Kept | undefined

  /** Data of the status that can change while the gateway runs. */
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
    // If the data changed meanwhile, the next request detects the change.
    kept = made
    return made
  }
  const answer = async (...[incoming, outgoing, context, toApp]: Parameters<Shortcut>) => {
    const made = await current().catch(() => undefined)
    if (!made) return toApp()
    const own = [Buffer.from(context.ip), Buffer.from(new Date(domain.now()).toISOString())]
    const isSmaller = encodingFor(incoming.headers) === 'gzip'
    const body = isSmaller ? made.gzip(own) : joinBuffers(made.around, own)
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

/** Encoding of the response. If undefined, the app handles the request and chooses an encoding. */
function encodingFor(headers: IncomingHttpHeaders): 'gzip' | 'none' | undefined {
  const accepted = headers['accept-encoding']
  // Responses to signed-in callers are not compressed, since they may contain secrets (BREACH).
  const isKnown = headers.authorization !== undefined || headers['x-csrf-token'] !== undefined
  if (accepted === undefined || accepted === 'identity' || isKnown) return 'none'
  return takesGzip.test(accepted) ? 'gzip' : undefined
}

const joinBuffers = ([before, between, after]: readonly Buffer[], [ip, time]: readonly Buffer[]) =>
  Buffer.concat([before, ip, between, time, after].filter((part) => part !== undefined))
