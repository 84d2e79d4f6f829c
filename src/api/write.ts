import { call } from './client.ts'
import type { Input, Value, WriteKey } from './operations.ts'

type Options = {
  /** Chosen once for a submit and kept over its retries, so that it never counts twice. */
  idempotencyKey?: string
  /** The version that a change was made from, as `"12"`. */
  ifMatch?: string
  signal?: AbortSignal
  /** Hears how much of a file is sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** The call is made even if the page is left meanwhile; its body is at most 64 KB. */
  keepalive?: boolean
}

/**
 * Makes a call that changes something: `write('PUT /wps/member/register', { body }, {
 * idempotencyKey })`. Never repeats by itself; a repeat with the same key is the caller's to make.
 * @throws {ApiError} for everything that is no success.
 */
export function write<Key extends WriteKey>(
  key: Key,
  input: Input<Key>,
  options: Options = {},
): Promise<Value<Key>> {
  // Inputs of all calls have these parts; which are there depends on the call.
  const parts = input as { query?: object; path?: object; body?: unknown }
  // The envelope was opened and, in development, checked: the value is what the contract says.
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
