/** Decrypts payloads of `enc: v2` (API-77). Every failure gets the same response. */
import { fromBase64 } from '../../src/lib/base64.ts'
import { additionalData, type EncryptedPayload } from '../../src/lib/encryptedPayload.ts'
import type { Context } from '../domain/base/context/context.ts'
import { DuplicateError } from '../domain/base/storage/store.ts'
import { parseJson } from './body.ts'
import { privateKey } from './encryptionKeys.ts'
import { FaultError } from './faultError.ts'

/** Allowed difference between the payload's time and the server's, in milliseconds. */
const tolerance = 5 * 60_000

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

function isPayload(body: unknown): body is EncryptedPayload {
  if (typeof body !== 'object' || body === null) return false
  const payload: Partial<Record<keyof EncryptedPayload, unknown>> = body
  const isText = (value: unknown, maxLength: number) =>
    typeof value === 'string' && value.length <= maxLength && base64.test(value)
  return (
    payload.enc === 'v2' &&
    typeof payload.keyId === 'string' &&
    typeof payload.time === 'number' &&
    isText(payload.key, 1000) &&
    isText(payload.iv, 64) &&
    isText(payload.nonce, 64) &&
    isText(payload.data, Number.POSITIVE_INFINITY)
  )
}

async function open(
  payload: EncryptedPayload,
  call: { method: string; path: string },
  key: CryptoKey,
): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, fromBase64(payload.key))
  const raw = fromBase64(new TextDecoder().decode(text))
  const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const algorithm = {
    name: 'AES-GCM',
    iv: fromBase64(payload.iv),
    additionalData: additionalData({ ...call, ...payload }),
  }
  return parseJson(
    new Uint8Array(await crypto.subtle.decrypt(algorithm, aes, fromBase64(payload.data))),
  )
}

/** Stores the nonce until its payload expires, so that each payload is accepted only once. */
async function spend(context: Context, { nonce, time }: EncryptedPayload): Promise<void> {
  await context.store.nonces.insert({ id: nonce, expiresAt: time + tolerance })
}

/**
 * Decrypts the body of a payload. A payload is valid only for its operation, once, and for a few
 * minutes.
 * @throws {FaultError} the same 400 for every invalid payload, including an unencrypted body; 400
 * ENCRYPTION_KEY_UNKNOWN for an unknown key or a wrong time, so that the page requests the status
 * again and gets the live key and the server's time.
 */
export async function decryptBody(
  context: Context,
  call: { method: string; path: string },
  body: unknown,
): Promise<unknown> {
  if (!isPayload(body)) throw new FaultError('BODY_UNREADABLE')
  const key = await privateKey(context, body.keyId)
  if (!key) throw new FaultError('ENCRYPTION_KEY_UNKNOWN')
  if (Math.abs(context.now() - body.time) > tolerance)
    throw new FaultError('ENCRYPTION_KEY_UNKNOWN')
  const opened = await open(body, call, key).catch(() => {
    throw new FaultError('BODY_UNREADABLE')
  })
  await spend(context, body).catch((error: unknown) => {
    throw error instanceof DuplicateError ? new FaultError('BODY_UNREADABLE') : error
  })
  return opened
}
