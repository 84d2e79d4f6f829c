/** Filters the headers of a call to the upstream platform and the headers of its response. */
import type { IncomingHttpHeaders } from 'node:http'
import { pathOfRedirect } from './redirects.ts'

/**
 * Allowlist of request headers. The platform might trust other headers as if a proxy had sent them:
 * `X_Forwarded_For` for the client's IP address, `Remote-User` for the user, or `X-Original-URL`
 * for the URL.
 */
const forPlatform: ReadonlySet<string> = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'user-agent'],
  ...['content-encoding', 'content-language', 'content-length', 'content-type'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'],
  ...['cache-control', 'pragma', 'dnt', 'sec-gpc'],
  // Headers about the origin of a request. A script of a page cannot forge them.
  ...['origin', 'referer', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user'],
  ...['traceparent', 'tracestate'],
  // Headers that the contract defines.
  ...['idempotency-key', 'x-module-id'],
])

/** Cookie of the gateway's operator session. The platform neither receives nor sets it. */
const ownCookie = /^\s*__Host-operator\s*=/i

export type Caller = {
  /**
   * IP addresses of the client and of the trusted proxies behind it, starting with the client's.
   */
  forwardedFor: string
  /** Host that the caller requested. */
  host: string
  https: boolean
  requestId: string
}

/**
 * Creates the request headers for the platform: the allowed headers without the operator's session,
 * and the identity of the caller.
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
 * Allowlist of response headers: content, caching and retries. The gateway sets security headers
 * and CORS itself. All other headers that control browsers or proxies (`Refresh`,
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
 * Creates the response headers for the browser.
 *
 * @param place requested path, requested host, and origin of the platform. Cookies must be valid on
 * the host, and `Location` must not lead to another host.
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
 * Removes the `Domain` attribute from a cookie if the browser would reject it. Without a `Domain`,
 * the cookie applies to the requested host only. All other attributes stay unchanged.
 */
function onHost(cookie: string, host: string): string {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return cookie
    .split(';')
    .filter((attribute) => {
      const domain = /^\s*domain\s*=\s*\.?([^\s]*)\s*$/i.exec(attribute)?.[1]?.toLowerCase()
      if (domain === undefined || name === domain) return true
      // Browsers also reject a `Domain` that is a whole top-level domain.
      return domain.includes('.') && name.endsWith(`.${domain}`)
    })
    .join(';')
}

const readList = (header: string | undefined): ReadonlySet<string> =>
  new Set((header ?? '').split(',').map((name) => name.trim().toLowerCase()))
