import { call } from './client.ts'
import type { Input, Value, WriteKey } from './operations.ts'

type Options = {
  /**
   * Key that is created once for a submit and reused for its retries, so that the call takes effect
   * once.
   */
  idempotencyKey?: string
  /** Version that a change is based on, such as `"12"`. */
  ifMatch?: string
  signal?: AbortSignal
  /** Receives the uploaded share of a file, from 0 to 1. */
  onProgress?: (share: number) => void
  /** The call is sent even when the page is left meanwhile; its body is at most 64 KB. */
  keepalive?: boolean
}

/**
 * Sends a call that changes something: `write('PUT /wps/member/register', { body }, {
 * idempotencyKey })`. It is never retried automatically; the caller may retry with the same key.
 * @throws {ApiError} for everything other than a success.
 */
export function write<Key extends WriteKey>(
  key: Key,
  input: Input<Key>,
  options: Options = {},
): Promise<Value<Key>> {
  // The input of each call has some of these properties.
  const parts = input as { query?: object; path?: object; body?: unknown }
  // The envelope was opened and, in development, checked: the value has the contract's type.
  return call(key, {
    ...parts,
    headers: {
      ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
      ...(options.ifMatch ? { 'If-Match': options.ifMatch } : {}),
    },
    signal: options.signal,
    onProgress: options.onProgress,
    keepalive: options.keepalive,
  }) as Promise<Value<Key>>
}
