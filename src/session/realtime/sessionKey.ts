/**
 * Names a session without telling its token: what tabs of one session agree on.
 * @returns undefined where the browser has no cryptography, as on plain http; nobody can log in
 *   there.
 */
export async function sessionKey(token: string): Promise<string | undefined> {
  // Left out by browsers on insecure origins, against its type.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
