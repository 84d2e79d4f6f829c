/**
 * Wire format of encrypted payloads, `enc: v2` (API-77), shared by page and server: AES-256-GCM
 * over the JSON body, with the AES key as base64 text, wrapped with RSA-OAEP and SHA-256.
 */
export type EncryptedPayload = {
  enc: 'v2'
  /** Id of the server's public key that wrapped `key`. */
  keyId: string
  /** Wrapped AES key, in base64. */
  key: string
  /** Initialisation vector of AES-GCM: 12 bytes, in base64. */
  iv: string
  /** Creation time, in milliseconds since 1970; the server rejects stale payloads. */
  time: number
  /** Nonce of 16 random bytes, in base64; the server accepts each nonce once. */
  nonce: string
  /** Ciphertext with its authentication tag, in base64. */
  data: string
}

type Binding = { method: string; path: string } & Pick<EncryptedPayload, 'keyId' | 'time' | 'nonce'>

/**
 * Additional authenticated data of AES-GCM. It binds the ciphertext to one call, one nonce and one
 * time.
 */
export function additionalData({
  method,
  path,
  keyId,
  time,
  nonce,
}: Binding): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode([method, path, keyId, time, nonce].join('\n'))
}
