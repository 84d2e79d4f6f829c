import createClient from 'openapi-fetch'
import { importAgain } from '../lib/importAgain.ts'
import { timeLimits } from '../lib/timeLimits.ts'
import { caller } from './caller.ts'
import { checkAnswer } from './contractGuard.ts'
import { openEnvelope } from './envelope.ts'
import { ApiError, failureOf } from './failure.ts'
import { type Endpoint, type EndpointKey, type Endpoints, firstEndpoints } from './gen/endpoints.ts'
import type { paths } from './gen/paths.ts'

let endpoints: Endpoints = firstEndpoints

/**
 * Returns the transport options of a call if they are loaded. The function is synchronous, so that
 * a page can still send a call while it is being closed.
 */
const knownEndpoint = (key: EndpointKey): Endpoint | undefined => endpoints[key]

/**
 * Loads the transport options of a call that the portal does not make at startup.
 * @throws when the table of endpoints fails to load; the next call tries again.
 */
async function loadEndpoint(key: EndpointKey): Promise<Endpoint> {
  const { laterEndpoints } = await importAgain(() => import('./gen/laterEndpoints.ts'))
  endpoints = { ...firstEndpoints, ...laterEndpoints }
  const endpoint = endpoints[key]
  if (!endpoint) throw new Error(`The contract has no ${key}`)
  return endpoint
}

/** Input from which the request of a call is built. */
export type Parts = {
  query?: object | undefined
  path?: object | undefined
  headers?: Record<string, string> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  /** Receives the uploaded share of a file, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  /** True if the call must continue after the user leaves the page. */
  keepalive?: boolean | undefined
}

const client = createClient<paths>({
  fetch: (request) => caller().send(request),
})

// `read` and `write` have checked the types of the call. The compiler does not know here which call
// it is.
const request = client.request as (method: string, path: string, init: object) => Promise<unknown>

function headersFor(endpoint: Endpoint, token: string | null): Record<string, string> {
  const csrfToken = endpoint.operator ? caller().csrfToken() : null
  return {
    'X-Module-Id': endpoint.module,
    'Accept-Language': caller().language(),
    ...(endpoint.token && token ? { Authorization: `Bearer ${token}` } : {}),
    // openapi-fetch encodes the body by its content type.
    ...(endpoint.formEncoded ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    ...(csrfToken ? { 'X-CSRF-Token': csrfToken } : {}),
  }
}

/** Path as the server receives it; encrypted payloads are bound to this path. */
const fillPath = (path: string, values: object | undefined): string =>
  Object.entries(values ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )

/**
 * Waits for a chunk that a call requires.
 * @throws {ApiError} `offline` when the chunk fails to load, `timeout` when it takes too long.
 */
function trackArrival<Code>(key: EndpointKey, loading: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const fail = (kind: 'offline' | 'timeout') => () => reject(new ApiError(key, { kind }))
    const timer = setTimeout(fail('timeout'), timeLimits.call)
    loading.then(resolve, fail('offline')).finally(() => clearTimeout(timer))
  })
}

async function bodyFor(
  key: EndpointKey,
  endpoint: Endpoint,
  parts: Parts,
  isFresh: boolean,
): Promise<unknown> {
  if (!endpoint.encrypted) return parts.body
  const [method = '', path = ''] = key.split(' ')
  const [publicKey, { encryptPayload }] = await Promise.all([
    caller().encryptionKey({ isFresh }),
    trackArrival(
      key,
      importAgain(() => import('./encryption.ts')),
    ),
  ])
  return encryptPayload(parts.body, { method, path: fillPath(path, parts.path), ...publicKey })
}

function networkFailure(call: string, error: unknown, signal: AbortSignal | undefined): unknown {
  // The page itself aborted the call, so no failure is reported.
  if (signal?.aborted) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError(call, { kind: 'timeout' })
  }
  return error instanceof ApiError ? error : new ApiError(call, { kind: 'offline' })
}

/** Request option that sends a file and reports its upload progress. */
async function countingFetch(key: EndpointKey, body: Blob, onProgress: (share: number) => void) {
  const { sendCounted } = await trackArrival(
    key,
    importAgain(() => import('./countedSend.ts')),
  )
  return { fetch: (request: Request) => sendCounted(request, body, onProgress) }
}

const asItIs = (body: unknown) => body

/**
 * @returns the value in the envelope, or the file of an operation that returns bytes; a rejection
 * always has an envelope.
 */
function openAnswer(key: EndpointKey, endpoint: Endpoint, response: Response): Promise<unknown> {
  return endpoint.bytes && response.ok && !isJson(response)
    ? response.blob()
    : openEnvelope(key, response)
}

const isJson = ({ headers }: Response) => headers.get('Content-Type')?.includes('json') ?? false

async function send(key: EndpointKey, parts: Parts, isFresh: boolean): Promise<unknown> {
  const [method = '', path = ''] = key.split(' ')
  const endpoint = knownEndpoint(key) ?? (await trackArrival(key, loadEndpoint(key)))
  const token = caller().token()
  const body = await bodyFor(key, endpoint, parts, isFresh)
  const isFile = body instanceof Blob
  const { onProgress } = parts
  const counting = isFile && onProgress ? await countingFetch(key, body, onProgress) : {}
  const limit = isFile || endpoint.bytes ? timeLimits.fileCall : timeLimits.call
  const timeout = AbortSignal.timeout(limit)
  let value: unknown = null
  try {
    await request(method, path, {
      baseUrl: caller().origin(),
      params: { query: parts.query, path: parts.path },
      headers: {
        ...headersFor(endpoint, token),
        ...(isFile ? { 'Content-Type': body.type } : {}),
        ...parts.headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(isFile ? { bodySerializer: asItIs } : {}),
      ...counting,
      parseAs: 'stream',
      keepalive: parts.keepalive ?? false,
      signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
      middleware: [
        {
          onResponse: async ({ response }: { response: Response }) => {
            value = await openAnswer(key, endpoint, response)
            await checkAnswer(key, response.status, value)
          },
        },
      ],
    })
    return value
  } catch (error) {
    const failed = networkFailure(key, error, parts.signal)
    if (failureOf(failed).kind === 'session') caller().sessionEnded(token)
    throw failed
  }
}

const isUnknownKey = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'ENCRYPTION_KEY_UNKNOWN'
}

async function sendWithGoodKey(key: EndpointKey, parts: Parts): Promise<unknown> {
  try {
    return await send(key, parts, false)
  } catch (error) {
    // The server's keys were rotated, or a clock was changed: one retry with the current key and
    // time.
    if (!isUnknownKey(error)) throw error
    return send(key, parts, true)
  }
}

/** True when sending a call twice has the same effect as sending it once. */
const isRepeatable = (key: EndpointKey, { headers }: Parts): boolean =>
  key.startsWith('GET ') || headers?.['Idempotency-Key'] !== undefined

/**
 * Sends one call of the contract. When the session has ended, waits for the same member to log in
 * again, and repeats the call once if that is safe.
 * @returns the response's `value`.
 * @throws {ApiError} for everything other than a success.
 */
export async function call(key: EndpointKey, parts: Parts): Promise<unknown> {
  const { instead } = caller()
  if (instead) return instead(key)
  const token = caller().token()
  try {
    return await sendWithGoodKey(key, parts)
  } catch (error) {
    if (failureOf(error).kind !== 'session' || !isRepeatable(key, parts)) throw error
    if (!(await caller().sessionRenewed(token, parts.signal))) throw error
    return sendWithGoodKey(key, parts)
  }
}
