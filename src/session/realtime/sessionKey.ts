/**
 * Hash of a token or id. Tabs compare hashes to recognise the same session or member without
 * revealing it.
 * @returns undefined without Web Crypto, as on plain http.
 */
export async function sessionKey(token: string): Promise<string | undefined> {
  // `crypto.subtle` is undefined on insecure origins, although its type does not say so.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
