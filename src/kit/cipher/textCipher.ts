/** Turns a text into one that only this browser can read, and only as what it was written as. */
import { fromBase64, toBase64 } from '../../lib/base64.ts'
import type { KeyStore } from './keyStore.ts'

const algorithm = 'AES-GCM'
const ivLength = 12

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The key that is kept, made at the first time: one that no script can read, ours included. */
export async function ownKey(keys: KeyStore): Promise<CryptoKey> {
  const make = () =>
    crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
  return (await keys.read()) ?? (await keys.add(await make()))
}

/**
 * @param binding says what the text is; it can be read as nothing else.
 * @returns base64 of the random start and the ciphertext.
 */
export async function encryptText(key: CryptoKey, binding: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const parameters = { name: algorithm, iv, additionalData: bytesOf(binding) }
  const data = await crypto.subtle.encrypt(parameters, key, bytesOf(text))
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(data)]))
}

/** @throws {DOMException} when it was written as something else, is of another key, or changed. */
export async function decryptText(key: CryptoKey, binding: string, text: string): Promise<string> {
  const bytes = fromBase64(text)
  const iv = bytes.slice(0, ivLength)
  const parameters = { name: algorithm, iv, additionalData: bytesOf(binding) }
  const data = await crypto.subtle.decrypt(parameters, key, bytes.slice(ivLength))
  return new TextDecoder().decode(data)
}
