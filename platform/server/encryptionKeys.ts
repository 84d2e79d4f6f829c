/** Key pairs of the server for encrypted payloads (API-77), stored in the settings. */
import { toBase64 } from '../../src/lib/base64.ts'
import type { Context } from '../domain/base/context/context.ts'
import { toHex } from '../domain/base/context/digest.ts'
import { settingMadeOnce } from '../domain/base/platform/settingMadeOnce.ts'

export type EncryptionKey = {
  keyId: string
  /** PEM text (SPKI), as the platform status contains it. */
  publicKey: string
  privateKey: JsonWebKey
}

/**
 * Number of valid keys: the current and the previous one. A page with the previous key can still
 * encrypt payloads after a rotation.
 */
const liveKeys = 2
const settingId = 'encryptionKeys'
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

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

/** Live key pairs, the newest first. The first call creates the first key pair. */
export const encryptionKeys = (context: Context): Promise<EncryptionKey[]> =>
  settingMadeOnce(context, settingId, async () => [await createKey(context)])

/** Live public keys, the newest first, as the platform status lists them. */
export async function publicKeys(
  context: Context,
): Promise<{ keyId: string; publicKey: string }[]> {
  return (await encryptionKeys(context)).map(({ keyId, publicKey }) => ({ keyId, publicKey }))
}

/** Adds a new key. The previous key still decrypts payloads; older keys no longer do. */
export async function rotateKeys(context: Context): Promise<void> {
  const key = await createKey(context)
  await encryptionKeys(context)
  await context.store.transaction(async ({ settings }, announce) => {
    const row = await settings.get(settingId)
    // Only this file writes the setting, so its type is certain.
    const keys = [key, ...((row?.value ?? []) as EncryptionKey[])].slice(0, liveKeys)
    await settings.update(settingId, { value: keys, updatedAt: context.now() })
    announce({ type: 'settingsChanged' })
  })
}

const importedKeys = new WeakMap<Context, Map<string, Promise<CryptoKey>>>()

/** Imported private key by id; undefined if the key is not live. */
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
