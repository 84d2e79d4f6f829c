import { JSEncrypt } from 'jsencrypt'
import { toBase64 } from '../lib/base64.ts'
import { additionalData, type EncryptedPayload } from '../lib/encryptedPayload.ts'

type Target = {
  method: string
  /** Path with its values filled in, as the server sees it. */
  path: string
  keyId: string
  /** RSA key in PEM format. */
  publicKey: string
  /**
   * Time of the server in milliseconds since 1970, because the clock of the device may be wrong.
   */
  now: number
}

/**
 * Encrypts a request's body for one call (API-77). It runs on the page's main thread, since
 * jsencrypt's random numbers are weak in workers.
 * @throws {Error} when the public key cannot be used.
 */
export async function encryptPayload(body: unknown, target: Target): Promise<EncryptedPayload> {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bound = {
    ...target,
    time: Math.round(target.now),
    nonce: toBase64(crypto.getRandomValues(new Uint8Array(16))),
  }
  const rsa = new JSEncrypt()
  rsa.setPublicKey(target.publicKey)
  // The key is encoded as base64, because jsencrypt silently corrupts characters outside ASCII.
  const wrapped = rsa.encryptOAEP(toBase64(key))
  if (!wrapped) throw new Error('The public key cannot be used')
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: additionalData(bound) },
    aes,
    new TextEncoder().encode(JSON.stringify(body)),
  )
  return {
    enc: 'v2',
    keyId: target.keyId,
    key: wrapped,
    iv: toBase64(iv),
    time: bound.time,
    nonce: bound.nonce,
    data: toBase64(new Uint8Array(data)),
  }
}
