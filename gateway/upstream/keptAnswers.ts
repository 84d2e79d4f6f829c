/**
 * Cache of the platform's responses to public reads, used while the platform does not respond
 * (stale-if-error; RFC 9111, 4.2.4).
 */
import type { IncomingHttpHeaders } from 'node:http'

export type KeptAnswer = {
  /** Headers of the content. `age` and `content-length` are set when the response is sent. */
  headers: Record<string, string>
  body: Buffer
}

export type KeptAnswers = {
  /**
   * Stores a response.
   * @param age seconds since the platform created the response.
   */
  keep(key: string, answer: KeptAnswer, age: number): void
  /**
   * Cached response with its age in whole seconds. Undefined when no response is cached or it has
   * expired.
   */
  find(key: string): (KeptAnswer & { age: number }) | undefined
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
const longestKept = 1024 * 1024

export function createKeptAnswers({
  entries = 500,
  bytes = 16 * longestKept,
  maxAge = 3600,
  now = performance.now.bind(performance),
}: Limits = {}): KeptAnswers {
  const kept = new Map<string, KeptAnswer & { madeAt: number; size: number }>()
  let total = 0
  const remove = (key: string) => {
    total -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  return {
    keep(key, answer, age) {
      remove(key)
      const size = answer.body.length + key.length + JSON.stringify(answer.headers).length
      kept.set(key, { ...answer, size, madeAt: now() - age * 1000 })
      total += size
      for (const first of kept.keys()) {
        if (kept.size <= entries && total <= bytes) return
        remove(first)
      }
    },
    find(key) {
      const found = kept.get(key)
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
const keptHeaders = [
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
export function keepable(
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
    keptHeaders.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Lower-case names in a header list: `max-age=5, Private="x"` has `max-age` and `private`. */
const namesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((part) => (part.split('=', 1)[0] ?? '').trim().toLowerCase())
    .filter((name) => name !== '')

/**
 * Creates a pipeline step that passes all chunks on at once. At the end it reports the whole body,
 * unless the body is longer than `longestKept`.
 */
export function recordBody(onComplete: (body: Buffer) => void) {
  return async function* record(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let chunks: Buffer[] | undefined = []
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > longestKept) chunks = undefined
      chunks?.push(chunk)
      yield chunk
    }
    if (chunks) onComplete(Buffer.concat(chunks))
  }
}
