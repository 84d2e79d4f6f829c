/**
 * Cache of the platform's responses to public reads, used while the platform does not respond
 * (stale-if-error; RFC 9111, 4.2.4).
 */
import type { IncomingHttpHeaders } from 'node:http'

export type CachedResponse = {
  /** Headers of the content. `age` and `content-length` are set when the response is sent. */
  headers: Record<string, string>
  body: Buffer
}

export type ResponseCache = {
  /**
   * Stores a response.
   * @param age seconds since the platform created the response.
   */
  store(key: string, response: CachedResponse, age: number): void
  /**
   * Cached response with its age in whole seconds. Undefined when no response is cached or it has
   * expired.
   */
  find(key: string): (CachedResponse & { age: number }) | undefined
}

type Limits = {
  /**
   * Maximum number of responses, and maximum bytes of their bodies, keys and headers. The oldest
   * response is evicted first.
   */
  entries?: number
  bytes?: number
  /** Age in seconds at which a response expires. */
  maxAge?: number
  /** Monotonic clock in milliseconds. */
  now?: () => number
}

/** Maximum bytes of a cached body, which may be compressed. */
const maxBodySize = 1024 * 1024

export function createResponseCache({
  entries = 500,
  bytes = 16 * maxBodySize,
  maxAge = 3600,
  now = performance.now.bind(performance),
}: Limits = {}): ResponseCache {
  const responses = new Map<string, CachedResponse & { madeAt: number; size: number }>()
  let total = 0
  const remove = (key: string) => {
    total -= responses.get(key)?.size ?? 0
    responses.delete(key)
  }
  return {
    store(key, response, age) {
      remove(key)
      const size = response.body.length + key.length + JSON.stringify(response.headers).length
      responses.set(key, { ...response, size, madeAt: now() - age * 1000 })
      total += size
      for (const first of responses.keys()) {
        if (responses.size <= entries && total <= bytes) return
        remove(first)
      }
    },
    find(key) {
      const found = responses.get(key)
      if (!found) return undefined
      const age = Math.floor((now() - found.madeAt) / 1000)
      if (age <= maxAge) return { headers: found.headers, body: found.body, age }
      remove(key)
      return undefined
    },
  }
}

/**
 * Headers to cache. They describe the content, not the single call (such as rate limits or timing).
 */
const headersToCache = [
  ...['content-type', 'content-encoding', 'content-language', 'cache-control', 'expires', 'date'],
  ...['etag', 'last-modified', 'vary'],
] as const

/** Request headers that `Vary` may name, because the cache key contains them. */
const knownToVary: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'accept-language'])

/** `Cache-Control` directives that forbid stale responses. Some of them forbid any caching. */
const forbidsStale: ReadonlySet<string> = new Set([
  ...['private', 'no-store', 'no-cache', 'must-revalidate', 'proxy-revalidate', 's-maxage'],
])

/** Selects the headers to store with a response. Undefined when the response must not be cached. */
export function cacheableHeaders(
  status: number,
  headers: IncomingHttpHeaders,
): Record<string, string> | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined) return undefined
  // A body that ends with the connection may be incomplete, since its length is unknown.
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
    return undefined
  if (namesOf(headers['cache-control']).some((name) => forbidsStale.has(name))) return undefined
  if (namesOf(headers.pragma).includes('no-cache')) return undefined
  if (!namesOf(headers.vary).every((name) => knownToVary.has(name))) return undefined
  return Object.fromEntries(
    headersToCache.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Names in a header list, in lower case: `max-age=5, Private="x"` has `max-age` and `private`. */
const namesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((part) => (part.split('=', 1)[0] ?? '').trim().toLowerCase())
    .filter((name) => name !== '')

/**
 * Creates a pipeline step that passes all chunks on at once. At the end it reports the whole body,
 * unless the body is longer than `maxBodySize`.
 */
export function recordBody(onComplete: (body: Buffer) => void) {
  return async function* record(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let chunks: Buffer[] | undefined = []
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBodySize) chunks = undefined
      chunks?.push(chunk)
      yield chunk
    }
    if (chunks) onComplete(Buffer.concat(chunks))
  }
}
