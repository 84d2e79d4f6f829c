/** Filters the headers of a call to the platform and those of its response. */
import type { IncomingHttpHeaders } from 'node:http'
import { pathOfRedirect } from './redirects.ts'

/**
 * Allowlist of headers from callers. The platform could take others for those of a trusted proxy:
 * the client (`X_Forwarded_For`), the user (`Remote-User`) or the address (`X-Original-URL`).
 */
const forPlatform: ReadonlySet<string> = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'user-agent'],
  ...['content-encoding', 'content-language', 'content-length', 'content-type'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'],
  ...['cache-control', 'pragma', 'dnt', 'sec-gpc'],
  // Headers about the origin of a request, which a page cannot forge.
  ...['origin', 'referer', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user'],
  ...['traceparent', 'tracestate'],
  // Headers of the contract.
  ...['idempotency-key', 'x-module-id'],
])

/** Cookies of the gateway itself, which the platform neither receives nor sets. */
const ownCookie = /^\s*__Host-operator\s*=/i

export type Caller = {
  /** Trusted addresses that the call came through, the client's first. */
  forwardedFor: string
  /** Host that the caller requested. */
  host: string
  https: boolean
  requestId: string
}

/**
 * Headers for the platform: those of the allowlist without the operator's session, and the identity
 * of the caller.
 */
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
 * Allowlist of headers for the browser: content, caching and retries. Security headers and CORS
 * belong to the gateway. Headers that control browsers or proxies otherwise (`Refresh`,
 * `Clear-Site-Data`, `X-Accel-Redirect`) are dropped.
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
 * Headers of the platform's response for the browser.
 *
 * @param place the requested address. Cookies must be valid on its host, and `Location` must not
 * leave it.
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
 * Removes a foreign `Domain` from a cookie, which the browser would reject, so that it applies to
 * the requested host only. Everything else stays unchanged.
 */
function onHost(cookie: string, host: string): string {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return cookie
    .split(';')
    .filter((attribute) => {
      const domain = /^\s*domain\s*=\s*\.?([^\s]*)\s*$/i.exec(attribute)?.[1]?.toLowerCase()
      if (domain === undefined || name === domain) return true
      // Browsers also reject a cookie for a whole top-level domain.
      return domain.includes('.') && name.endsWith(`.${domain}`)
    })
    .join(';')
}

const readList = (header: string | undefined): ReadonlySet<string> =>
  new Set((header ?? '').split(',').map((name) => name.trim().toLowerCase()))
