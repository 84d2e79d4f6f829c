/** The headers of a call on its way to the platform, and of its answer on the way back. */
import type { IncomingHttpHeaders } from 'node:http'
import { pathOfRedirect } from './redirects.ts'

/**
 * What callers may say to the platform. Anything else could be read there as the word of a proxy: who
 * calls (`X_Forwarded_For`), as whom (`Remote-User`), or for which address (`X-Original-URL`).
 */
const forPlatform: ReadonlySet<string> = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'user-agent'],
  ...['content-encoding', 'content-language', 'content-length', 'content-type'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'],
  ...['cache-control', 'pragma', 'dnt', 'sec-gpc'],
  // What a page cannot forge of where it comes from.
  ...['origin', 'referer', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user'],
  ...['traceparent', 'tracestate'],
  // The contract's.
  ...['idempotency-key', 'x-module-id'],
])

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

/** What the platform is sent: what callers may say to it, but our own session, and who calls. */
export function toPlatformHeaders(
  headers: IncomingHttpHeaders,
  caller: Caller,
): Record<string, string | string[]> {
  const named = readList(headers.connection)
  const sent: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && forPlatform.has(name) && !named.has(name)) sent[name] = value
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
 * What a platform may say to the browser: what its answer is, how long it holds, what to try next.
 * How answers are guarded, and who may read them, is ours to say; what steers browsers and proxies
 * otherwise (`Refresh`, `Clear-Site-Data`, `X-Accel-Redirect`) is nobody's.
 */
const forBrowser: ReadonlySet<string> = new Set([
  ...['content-disposition', 'content-encoding', 'content-language', 'content-length'],
  ...['content-range', 'content-type', 'accept-ranges', 'digest', 'content-digest', 'repr-digest'],
  ...[
    'age',
    'cache-control',
    'date',
    'etag',
    'expires',
    'last-modified',
    'pragma',
    'vary',
    'warning',
  ],
  ...['allow', 'retry-after', 'www-authenticate', 'deprecation', 'sunset', 'server-timing'],
  ...['ratelimit', 'ratelimit-policy', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
])

/**
 * What the browser is told of the platform's answer.
 *
 * @param place what the caller asked for, on whose host cookies must be able to live, and which no
 *   `Location` leaves.
 */
export function toBrowserHeaders(
  headers: IncomingHttpHeaders,
  place: { target: string; host: string; origin: string },
): Record<string, string | string[]> {
  const named = readList(headers.connection)
  const told: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && forBrowser.has(name) && !named.has(name)) told[name] = value
  }
  const location = pathOfRedirect(headers.location, place)
  if (location !== undefined) told.location = location
  const cookies = [headers['set-cookie'] ?? []].flat()
  if (cookies.length > 0)
    told['set-cookie'] = cookies
      .filter((cookie) => !ownCookie.test(cookie))
      .map((cookie) => onHost(cookie, place.host))
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
