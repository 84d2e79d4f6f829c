/**
 * Hash of a token or id. Tabs compare hashes to recognise the same session or member without
 * revealing it.
 * @returns undefined in browsers without Web Crypto, as on plain http, where nobody can log in.
 */
export async function sessionKey(token: string): Promise<string | undefined> {
  // Undefined on insecure origins, although its type says otherwise.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
