/** Properties of a request that reveal the page that sent it. */
type Provenance = {
  method: string
  /** `Sec-Fetch-Site` header, which every current browser sends and no page can forge. */
  fetchSite: string | null
  origin: string | null
  host: string | null
}

/**
 * True if a request comes from a page of this origin, or from a client that sends no `Origin` and
 * is therefore not a browser. Only such a request may open a WebSocket: browsers send `Origin` with
 * every upgrade and do not restrict cross-origin WebSockets themselves.
 */
export function isOwnPage(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True if a call may change state. Such a call must come from a page of this origin, or from a
 * client without a page, such as a command line or a server, which has no cookies to abuse. This is
 * the first of two protections against CSRF; operator calls also require a CSRF token.
 */
export function mayChangeState({ method, fetchSite, origin, host }: Provenance): boolean {
  if (safeMethods.has(method)) return true
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  return isOwnPage(origin ?? undefined, host ?? undefined)
}
