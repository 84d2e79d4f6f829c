/** Every address of the portal. Nothing else writes one down. */
export const paths = {
  home: () => '/',
  /** Shows the home page and opens the login popup (ROUTE-05). */
  login: (next?: string) => withQuery('/login', { next }),
  /** Shows the home page and opens the register popup (ROUTE-07). */
  register: (query: { next?: string; referralCode?: string } = {}) => withQuery('/register', query),
  /** The operator's console, and the page of its preview: entries of their own. */
  operator: () => '/operator.html',
  operatorPreview: () => '/operator-preview.html',
}

/** Further addresses of the home page (ROUTE-02 to ROUTE-04). */
export const homeAliases = ['/index', '/index.html', '/home'] as const

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/**
 * Where to go after a login, when the address says so: a path that the URL parser resolves to our
 * own origin, nothing else (design 13). `//evil.example`, `\evil.example` and `javascript:` are not.
 */
export function ownPath(next: string | null | undefined, origin: string): string | undefined {
  if (next === null || next === undefined || !next.startsWith('/')) return undefined
  if (!URL.canParse(next, origin)) return undefined
  const url = new URL(next, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined
}
