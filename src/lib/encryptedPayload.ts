/**
 * The wire form of encrypted payloads, `enc: v2` (API-77), shared by the page and the server:
 * AES-256-GCM over the JSON body; the AES key, as base64 text, wrapped with RSA-OAEP and SHA-256.
 */
export type EncryptedPayload = {
  enc: 'v2'
  /** Which of the server's public keys wrapped `key`. */
  keyId: string
  /** The wrapped AES key, base64. */
  key: string
  /** 12 bytes, base64. */
  iv: string
  /** When the page made it, in milliseconds since 1970; the server refuses what is stale. */
  time: number
  /** 16 random bytes, base64; the server accepts each once. */
  nonce: string
  /** The ciphertext with its tag, base64. */
  data: string
}

type Binding = { method: string; path: string } & Pick<EncryptedPayload, 'keyId' | 'time' | 'nonce'>

/** What the ciphertext is bound to, so that it is good for one call, once, for a while. */
export function additionalData({
  method,
  path,
  keyId,
  time,
  nonce,
}: Binding): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode([method, path, keyId, time, nonce].join('\n'))
}
