/**
 * Rules of the service worker: requests that it answers from its cache, and responses that it may
 * store.
 */

/** Path prefix of the build's hashed files. Their content never changes. */
const assets = '/assets/'

/** Texts that are the same for every visitor and available offline. */
const publicTexts: readonly string[] = ['/wps/system/helpCenter']

/**
 * Paths that are no pages of the portal: API calls, the operator console, emulators and the
 * gateway's own endpoints.
 */
const notOfPortal =
  /^\/(?:wps|lgw|lotto|ops|art|play|chat|social|docs|operator[\w-]*|metrics|healthz|readyz)(?:[/.]|$)/i

/** Properties of a request that these rules read. */
type Asked = Pick<Request, 'method' | 'mode' | 'destination'>

/** True if a URL of this origin is a page of the portal. */
export const isPortalPath = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  !notOfPortal.test(pathname)

/**
 * True if a request opens a page of the portal in a window; frames, such as games, do not count.
 */
export const isPage = ({ mode, destination }: Asked, url: URL): boolean =>
  mode === 'navigate' && destination === 'document' && isPortalPath(url)

export const isAsset = ({ method }: Pick<Request, 'method'>, { pathname }: URL): boolean =>
  method === 'GET' && pathname.startsWith(assets)

/** True for a request for a public text without a session. */
export const isPublicText = (
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { pathname }: URL,
): boolean => method === 'GET' && publicTexts.includes(pathname) && !headers.has('Authorization')

/**
 * True if a response may be stored: a complete response of this origin to a request without a
 * session, not a page, and not forbidden by `Cache-Control`.
 */
export function mayKeep(
  { method, headers: requestHeaders }: Pick<Request, 'method' | 'headers'>,
  { status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>,
): boolean {
  const caching = headers.get('Cache-Control') ?? ''
  const contentType = headers.get('Content-Type') ?? ''
  return (
    method === 'GET' &&
    status === 200 &&
    type === 'basic' &&
    !requestHeaders.has('Authorization') &&
    !/\b(?:no-store|private)\b/i.test(caching) &&
    !/^text\/html\b/i.test(contentType)
  )
}

/** Caches of other versions of this worker, among all caches of the origin. */
export const otherCaches = (names: readonly string[], prefix: string, version: string): string[] =>
  names.filter((name) => name.startsWith(`${prefix}-`) && !name.endsWith(`-${version}`))

/** Seconds since a response was sent; 0 if it has no date. */
export function ageOf({ headers }: Pick<Response, 'headers'>, now: number): number {
  const sentAt = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(sentAt) ? 0 : Math.max(0, Math.round((now - sentAt) / 1000))
}

/** Copy of a stored response with an `Age` header (RFC 9111, section 5.1). */
export function withAge(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  headers.set('Age', String(ageOf(response, now)))
  return new Response(response.body, { status: response.status, headers })
}
