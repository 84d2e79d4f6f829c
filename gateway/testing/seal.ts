import { additionalData, type EncryptedPayload } from '../../src/lib/encryptedPayload.ts'

type PublicKey = { keyId: string; publicKey: string }

const base64 = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Buffer.from(new Uint8Array(bytes)).toString('base64')
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/**
 * Encrypts a request body for one call in the same way as a page, using only WebCrypto and the
 * public key from the system status.
 * @param now time of the platform, in milliseconds since 1970.
 */
export async function seal(
  { keyId, publicKey }: PublicKey,
  call: { method: string; path: string },
  body: unknown,
  now = Date.now(),
): Promise<EncryptedPayload> {
  const bound = { keyId, time: now, nonce: base64(random(16)) }
  const secret = random(32)
  const iv = random(12)
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: additionalData({ ...call, ...bound }) },
    aes,
    Buffer.from(JSON.stringify(body)),
  )
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const spki = Buffer.from(publicKey.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  const rsa = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const key = await crypto.subtle.encrypt(algorithm, rsa, Buffer.from(base64(secret)))
  return { enc: 'v2', ...bound, key: base64(key), iv: base64(iv), data: base64(data) }
}
