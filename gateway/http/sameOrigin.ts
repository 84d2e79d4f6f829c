/** What a request says about the page that it comes from. */
type Provenance = {
  method: string
  /** `Sec-Fetch-Site`, which no page can forge and every current browser sends. */
  fetchSite: string | null
  origin: string | null
  host: string | null
}

/**
 * Whether a socket may be opened: from a page of this origin, or from no page at all. Browsers send
 * `Origin` with every upgrade, and ask nobody else whether a page may open a socket here.
 */
export function isOwnPage(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a call may change something, as far as its provenance goes: it must come from a page of
 * this origin, or from no page at all (a command line, another server; those have no cookies to
 * abuse). First of two guards against forged requests; operators' calls carry a CSRF token besides.
 */
export function mayChangeState({ method, fetchSite, origin, host }: Provenance): boolean {
  if (safeMethods.has(method)) return true
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none'
  return isOwnPage(origin ?? undefined, host ?? undefined)
}
