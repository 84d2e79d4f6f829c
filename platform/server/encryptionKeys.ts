/** The server's key pairs for encrypted payloads (API-77), kept in the domain's settings. */
import { toBase64 } from '../../src/lib/base64.ts'
import type { Context } from '../domain/base/context/context.ts'
import { toHex } from '../domain/base/context/digest.ts'
import { settingMadeOnce } from '../domain/base/platform/settingMadeOnce.ts'

export type EncryptionKey = {
  keyId: string
  /** PEM (SPKI), as the status tells it. */
  publicKey: string
  privateKey: JsonWebKey
}

/** Two, so that a page that still holds the older one is understood after a rotation. */
const liveKeys = 2
const settingId = 'encryptionKeys'
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** A new key pair: RSA, 2048 bits. */
async function createKey(context: Context): Promise<EncryptionKey> {
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  const lines = toBase64(spki).match(/.{1,64}/g) ?? []
  return {
    keyId: `k-${toHex(context.randomBytes(8))}`,
    publicKey: ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n'),
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
  }
}

/** The live key pairs, the one to use first; made at first use. */
export const encryptionKeys = (context: Context): Promise<EncryptionKey[]> =>
  settingMadeOnce(context, settingId, async () => [await createKey(context)])

/** What the status tells of the keys. */
export async function publicKeys(
  context: Context,
): Promise<{ keyId: string; publicKey: string }[]> {
  return (await encryptionKeys(context)).map(({ keyId, publicKey }) => ({ keyId, publicKey }))
}

/** Puts a new key first; the one before it still opens payloads, older ones no more. */
export async function rotateKeys(context: Context): Promise<void> {
  const key = await createKey(context)
  await encryptionKeys(context)
  await context.store.transaction(async ({ settings }, announce) => {
    const row = await settings.get(settingId)
    // Only this file writes the setting.
    const keys = [key, ...((row?.value ?? []) as EncryptionKey[])].slice(0, liveKeys)
    await settings.update(settingId, { value: keys, updatedAt: context.now() })
    announce({ type: 'settingsChanged' })
  })
}

const importedKeys = new WeakMap<Context, Map<string, Promise<CryptoKey>>>()

/** The private key of an id, ready for use; undefined when it is not (or no longer) live. */
export async function privateKey(context: Context, keyId: string): Promise<CryptoKey | undefined> {
  const key = (await encryptionKeys(context)).find((one) => one.keyId === keyId)
  if (!key) return undefined
  const ready = importedKeys.get(context) ?? new Map<string, Promise<CryptoKey>>()
  importedKeys.set(context, ready)
  const known = ready.get(keyId)
  if (known) return known
  const made = crypto.subtle.importKey('jwk', key.privateKey, algorithm, false, ['decrypt'])
  if (ready.size >= liveKeys) ready.clear()
  ready.set(keyId, made)
  return made
}
