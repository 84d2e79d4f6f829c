/** What the worker answers in place of the network, and what it may keep. */

/** Where hashed files of the build lie, whose content never changes. */
const assets = '/assets/'

/** Texts that are the same for everybody, and may be read without a network. */
const publicTexts: readonly string[] = ['/wps/system/helpCenter']

/** Calls, the operator's console, emulators and what a gateway says of itself: no pages of the portal. */
const notOfPortal =
  /^\/(?:wps|lgw|lotto|ops|art|play|chat|social|docs|operator[\w-]*|metrics|healthz|readyz)(?:[/.]|$)/i

/** What a browser says of a request, as far as the worker looks at it. */
type Asked = Pick<Request, 'method' | 'mode' | 'destination'>

/** Whether an address of our origin is of a page of the portal. */
export const isPortalPath = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  !notOfPortal.test(pathname)

/** Whether a window opens a page of the portal; frames, as games, are no such pages. */
export const isPage = ({ mode, destination }: Asked, url: URL): boolean =>
  mode === 'navigate' && destination === 'document' && isPortalPath(url)

export const isAsset = ({ method }: Pick<Request, 'method'>, { pathname }: URL): boolean =>
  method === 'GET' && pathname.startsWith(assets)

/** Whether a visitor reads a text for everybody; one that is asked for with a session is not. */
export const isPublicText = (
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { pathname }: URL,
): boolean => method === 'GET' && publicTexts.includes(pathname) && !headers.has('Authorization')

/**
 * Whether an answer may be kept: a whole one of our own, that nobody had to show who they are for,
 * whose server does not forbid it, and that is no page.
 */
export function mayKeep(
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
  { status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>,
): boolean {
  const caching = headers.get('Cache-Control') ?? ''
  const contentType = headers.get('Content-Type') ?? ''
  return (
    method === 'GET' &&
    status === 200 &&
    type === 'basic' &&
    !asked.has('Authorization') &&
    !/\b(?:no-store|private)\b/i.test(caching) &&
    !/^text\/html\b/i.test(contentType)
  )
}

/** The caches of other versions, among all that the origin has. */
export const otherCaches = (names: readonly string[], prefix: string, version: string): string[] =>
  names.filter((name) => name.startsWith(`${prefix}-`) && !name.endsWith(`-${version}`))

/** Seconds since an answer was sent; 0 where it does not say when. */
export function ageOf({ headers }: Pick<Response, 'headers'>, now: number): number {
  const sentAt = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(sentAt) ? 0 : Math.max(0, Math.round((now - sentAt) / 1000))
}

/** An answer that was kept, which says how old it is (RFC 9111, 5.1). */
export function withAge(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  headers.set('Age', String(ageOf(response, now)))
  return new Response(response.body, { status: response.status, headers })
}
