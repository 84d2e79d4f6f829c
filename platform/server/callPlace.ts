/** Where a call came to, and from which page, as far as the request tells. */
export type CallPlace = {
  /** The host that was called, without its port. */
  host: string
  /** The host of the page that called; undefined where the caller names none. */
  page: string | undefined
}

const hostIn = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined

/** @returns an empty page for an origin that is none, as a sandboxed frame's. */
export function placeOf({ url, headers }: Pick<Request, 'url' | 'headers'>): CallPlace {
  const called = headers.get('Host')
  const origin = headers.get('Origin')
  return {
    host: (called === null ? undefined : hostIn(`http://${called}`)) ?? hostIn(url) ?? '',
    page: origin === null ? undefined : (hostIn(origin) ?? ''),
  }
}
