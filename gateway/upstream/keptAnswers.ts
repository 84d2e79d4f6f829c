/** Answers of the platform to public reads, for while it is away (RFC 9111, 4.2.4). */
import type { IncomingHttpHeaders } from 'node:http'

export type KeptAnswer = {
  /** Those that are the same for everybody; `age` and `content-length` are told with each answer. */
  headers: Record<string, string>
  body: Buffer
}

export type KeptAnswers = {
  /** @param age seconds since the platform made it. */
  keep(key: string, answer: KeptAnswer, age: number): void
  /** With its age in whole seconds; undefined when there is none, or none young enough. */
  find(key: string): (KeptAnswer & { age: number }) | undefined
}

type Limits = {
  /** Answers, and bytes of their bodies, keys and headers together. What was kept first goes first. */
  entries?: number
  bytes?: number
  /** Seconds after which an answer is given no more. */
  oldest?: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}

/** Bytes of the longest body that is kept, as it came (compressed, where it was). */
const longestKept = 1024 * 1024

export function createKeptAnswers({
  entries = 500,
  bytes = 16 * longestKept,
  oldest = 3600,
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
      if (age <= oldest) return { headers: found.headers, body: found.body, age }
      remove(key)
      return undefined
    },
  }
}

/** What says something of the answer. What says something of one call (limits, timing) is not kept. */
const keptHeaders = [
  ...['content-type', 'content-encoding', 'content-language', 'cache-control', 'expires', 'date'],
  ...['etag', 'last-modified', 'vary'],
] as const

/** What `Vary` may name: the key has these. */
const knownToVary: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'accept-language'])

/** Each of them forbids an answer without the platform's word, a part of them any keeping. */
const forbidsStale: ReadonlySet<string> = new Set([
  ...['private', 'no-store', 'no-cache', 'must-revalidate', 'proxy-revalidate', 's-maxage'],
])

/** The headers that are kept with an answer; undefined when it must not be kept. */
export function keepable(
  status: number,
  headers: IncomingHttpHeaders,
): Record<string, string> | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined) return undefined
  // One that ends with its connection may be a piece.
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

/** `max-age=5, Private="x"` names `max-age` and `private`. */
const namesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((part) => (part.split('=', 1)[0] ?? '').trim().toLowerCase())
    .filter((name) => name !== '')

/**
 * A step between the platform and the caller that lets everything through at once, and hands over
 * the whole when it has come to its end and was not too long.
 */
export function recorded(whole: (body: Buffer) => void) {
  return async function* record(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let chunks: Buffer[] | undefined = []
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > longestKept) chunks = undefined
      chunks?.push(chunk)
      yield chunk
    }
    if (chunks) whole(Buffer.concat(chunks))
  }
}
