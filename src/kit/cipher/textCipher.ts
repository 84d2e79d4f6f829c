/**
 * Encrypts texts. A text can be decrypted only by this browser, and only with the `binding` that
 * was used for the encryption.
 */
import { fromBase64, toBase64 } from '../../lib/base64.ts'
import type { KeyStore } from './keyStore.ts'

const algorithm = 'AES-GCM'
const ivLength = 12

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The stored key, created on first use. No script can read its bytes. */
export async function ownKey(keys: KeyStore): Promise<CryptoKey> {
  const make = () =>
    crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
  return (await keys.read()) ?? (await keys.add(await make()))
}

/**
 * Encrypts a text.
 * @param binding context of the text; decryption requires the same binding.
 * @returns base64 of the initialization vector and the ciphertext.
 */
export async function encryptText(key: CryptoKey, binding: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const parameters = { name: algorithm, iv, additionalData: bytesOf(binding) }
  const data = await crypto.subtle.encrypt(parameters, key, bytesOf(text))
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(data)]))
}

/**
 * Decrypts a text.
 * @throws {DOMException} when the key or the binding differs from those of the encryption, or the
 * ciphertext was changed.
 */
export async function decryptText(key: CryptoKey, binding: string, text: string): Promise<string> {
  const bytes = fromBase64(text)
  const iv = bytes.slice(0, ivLength)
  const parameters = { name: algorithm, iv, additionalData: bytesOf(binding) }
  const data = await crypto.subtle.decrypt(parameters, key, bytes.slice(ivLength))
  return new TextDecoder().decode(data)
}
