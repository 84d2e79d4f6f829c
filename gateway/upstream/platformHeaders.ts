/** The headers of a call on its way to the platform, and of its answer on the way back. */
import type { IncomingHttpHeaders } from 'node:http'

/** For one connection only (RFC 9110, 7.6.1), whatever `Connection` names besides. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]
/** What says who calls: the platform hears that from us alone. */
const claims = [
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]
const notForPlatform = new Set([...hopByHop, ...claims, 'host', 'expect', 'x-request-id'])

/** Cookies of the gateway's own, which the platform neither sees nor sets. */
const ownCookie = /^\s*__Host-operator\s*=/i

export type Caller = {
  /**
   * The addresses that the call came through, the caller's first, as far as they can be believed.
   */
  forwardedFor: string
  /** The host that the caller asked for. */
  host: string
  https: boolean
  requestId: string
}

/**
 * What the platform is sent: everything but what belongs to our own connection and our own session.
 */
export function toPlatformHeaders(
  headers: IncomingHttpHeaders,
  caller: Caller,
): Record<string, string | string[]> {
  const named = readList(headers.connection)
  const sent: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || notForPlatform.has(name) || named.has(name)) continue
    if (name.startsWith('x-forwarded-')) continue
    sent[name] = value
  }
  const cookies = (headers.cookie ?? '').split(';').filter((cookie) => !ownCookie.test(cookie))
  if (cookies.some((cookie) => cookie.trim() !== '')) sent.cookie = cookies.join(';').trim()
  else delete sent.cookie
  return {
    ...sent,
    'x-forwarded-for': caller.forwardedFor,
    'x-forwarded-proto': caller.https ? 'https' : 'http',
    'x-forwarded-host': caller.host,
    'x-request-id': caller.requestId,
  }
}

/**
 * What a platform may not say for us: who may read an answer, how it is guarded, where else we are.
 */
const notForBrowser = new Set([
  ...hopByHop,
  'alt-svc',
  'server',
  'x-powered-by',
  'x-request-id',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
])

/**
 * What the browser is told of the platform's answer.
 *
 * @param host the host that the caller asked for, on which cookies must be able to live.
 * @param origin the platform's own, which no `Location` may send the browser to.
 */
export function toBrowserHeaders(
  headers: IncomingHttpHeaders,
  { host, origin }: { host: string; origin: string },
): Record<string, string | string[]> {
  const named = readList(headers.connection)
  const told: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || notForBrowser.has(name) || named.has(name)) continue
    if (name.startsWith('access-control-')) continue
    told[name] = value
  }
  const { location } = headers
  if (location?.startsWith(`${origin}/`)) told.location = location.slice(origin.length)
  const cookies = [headers['set-cookie'] ?? []].flat()
  if (cookies.length > 0)
    told['set-cookie'] = cookies
      .filter((cookie) => !ownCookie.test(cookie))
      .map((cookie) => onHost(cookie, host))
  return told
}

/**
 * A cookie whose `Domain` has nothing to do with our host would be refused by the browser: it
 * becomes a cookie of this host alone. Nothing else of it changes.
 */
function onHost(cookie: string, host: string): string {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return cookie
    .split(';')
    .filter((attribute) => {
      const domain = /^\s*domain\s*=\s*\.?([^\s]*)\s*$/i.exec(attribute)?.[1]?.toLowerCase()
      return domain === undefined || name === domain || name.endsWith(`.${domain}`)
    })
    .join(';')
}

const readList = (header: string | undefined): ReadonlySet<string> =>
  new Set((header ?? '').split(',').map((name) => name.trim().toLowerCase()))
