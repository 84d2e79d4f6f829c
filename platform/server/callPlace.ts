/** Host that a request calls, and host of the page that sent the request. */
export type CallPlace = {
  /** Called host, without its port. */
  host: string
  /** Host of the calling page; undefined for a request without an `Origin` header. */
  page: string | undefined
}

const hostIn = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined

/** @returns an empty `page` for an opaque origin, such as a sandboxed frame's. */
export function placeOf({ url, headers }: Pick<Request, 'url' | 'headers'>): CallPlace {
  const called = headers.get('Host')
  const origin = headers.get('Origin')
  return {
    host: (called === null ? undefined : hostIn(`http://${called}`)) ?? hostIn(url) ?? '',
    page: origin === null ? undefined : (hostIn(origin) ?? ''),
  }
}
