import createClient from 'openapi-fetch'
import { caller } from './caller.ts'
import { checkAnswer } from './contractGuard.ts'
import { openEnvelope } from './envelope.ts'
import { ApiError, failureOf } from './failure.ts'
import { type Endpoint, type EndpointKey, endpoints } from './gen/endpoints.ts'
import type { paths } from './gen/paths.ts'

/** Milliseconds after which a call counts as lost. */
const patience = 10_000

/** A call's parts, before they are a request. Paths still hold their `{names}`. */
export type Parts = {
  query?: object | undefined
  path?: object | undefined
  headers?: Record<string, string> | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  /** The call outlives the page that makes it. */
  keepalive?: boolean | undefined
}

const client = createClient<paths>({
  // A mock server that starts later replaces the global fetch, so it is looked up at each call.
  fetch: (request) => globalThis.fetch(request),
})

// The contract's types were checked by `read` and `write`; here the call is not known statically.
const request = client.request as (method: string, path: string, init: object) => Promise<unknown>

function headersFor(endpoint: Endpoint, token: string | null): Record<string, string> {
  const csrfToken = endpoint.operator ? caller().csrfToken() : null
  return {
    'X-Module-Id': endpoint.module,
    'Accept-Language': caller().language(),
    ...(endpoint.token && token ? { Authorization: `Bearer ${token}` } : {}),
    ...(csrfToken ? { 'X-CSRF-Token': csrfToken } : {}),
  }
}

/** The path as the server sees it; encrypted payloads are bound to it. */
const fillPath = (path: string, values: object | undefined): string =>
  Object.entries(values ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )

async function bodyFor(
  endpoint: Endpoint,
  method: string,
  path: string,
  parts: Parts,
  fresh: boolean,
): Promise<unknown> {
  if (!endpoint.encrypted) return parts.body
  const [key, { encryptPayload }] = await Promise.all([
    caller().encryptionKey({ fresh }),
    import('./encryption.ts'),
  ])
  return encryptPayload(parts.body, { method, path: fillPath(path, parts.path), ...key })
}

function networkFailure(call: string, error: unknown, signal: AbortSignal | undefined): unknown {
  // The page itself gave the call up: nobody waits for an answer.
  if (signal?.aborted) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError(call, { kind: 'timeout' })
  }
  return error instanceof ApiError ? error : new ApiError(call, { kind: 'offline' })
}

async function send(key: EndpointKey, parts: Parts, fresh: boolean): Promise<unknown> {
  const [method = '', path = ''] = key.split(' ')
  const endpoint: Endpoint = endpoints[key]
  const token = caller().token()
  const timeout = AbortSignal.timeout(patience)
  const body = await bodyFor(endpoint, method, path, parts, fresh)
  let value: unknown = null
  try {
    await request(method, path, {
      baseUrl: globalThis.location.origin,
      params: { query: parts.query, path: parts.path },
      headers: { ...headersFor(endpoint, token), ...parts.headers },
      ...(body === undefined ? {} : { body }),
      parseAs: 'stream',
      keepalive: parts.keepalive ?? false,
      signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
      middleware: [
        {
          onResponse: async ({ response }: { response: Response }) => {
            value = await openEnvelope(key, response)
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

/**
 * Makes one call of the contract.
 * @returns the answer's `value`.
 * @throws {ApiError} for everything that is no success.
 */
export async function call(key: EndpointKey, parts: Parts): Promise<unknown> {
  const { instead } = caller()
  if (instead) return instead(key)
  try {
    return await send(key, parts, false)
  } catch (error) {
    // The server's keys were rotated: one silent try with the new one (design 13).
    if (!isUnknownKey(error)) throw error
    return send(key, parts, true)
  }
}
