/**
 * Cache of the platform's responses to public reads, used while the platform is away
 * (stale-if-error; RFC 9111, 4.2.4).
 */
import type { IncomingHttpHeaders } from 'node:http'

export type KeptAnswer = {
  /** Public headers. `age` and `content-length` are set for each response. */
  headers: Record<string, string>
  body: Buffer
}

export type KeptAnswers = {
  /** @param age seconds since the platform created the response. */
  keep(key: string, answer: KeptAnswer, age: number): void
  /**
   * Cached response with its age in whole seconds. Undefined when there is none or it is too old.
   */
  find(key: string): (KeptAnswer & { age: number }) | undefined
}

type Limits = {
  /**
   * Maximum of responses, and of bytes in bodies, keys and headers. The oldest response is evicted
   * first.
   */
  entries?: number
  bytes?: number
  /** Seconds after which a response expires. */
  maxAge?: number
  /** Monotonic clock in milliseconds. */
  now?: () => number
}

/** Maximum bytes of a cached body, as it was received (possibly compressed). */
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

/** Headers of the content. Headers of a single call (limits, timing) are not cached. */
const keptHeaders = [
  ...['content-type', 'content-encoding', 'content-language', 'cache-control', 'expires', 'date'],
  ...['etag', 'last-modified', 'vary'],
] as const

/** Headers that `Vary` may name, since the cache key contains them. */
const knownToVary: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'accept-language'])

/** Directives that forbid a stale response, some of which forbid any caching. */
const forbidsStale: ReadonlySet<string> = new Set([
  ...['private', 'no-store', 'no-cache', 'must-revalidate', 'proxy-revalidate', 's-maxage'],
])

/** Headers to store with a response. Undefined when the response must not be cached. */
export function keepable(
  status: number,
  headers: IncomingHttpHeaders,
): Record<string, string> | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined) return undefined
  // A body that ends with the connection may be incomplete.
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

/** For example, `max-age=5, Private="x"` names `max-age` and `private`. */
const namesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((part) => (part.split('=', 1)[0] ?? '').trim().toLowerCase())
    .filter((name) => name !== '')

/**
 * Pipeline step that passes all chunks on at once and reports the whole body at its end, unless it
 * is too long.
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
