/** Turns a password into text that only this browser can read, and only for the same username. */
import { fromBase64, toBase64 } from '../../../lib/base64.ts'
import { normalizeText } from '../../../lib/text.ts'

const algorithm = 'AES-GCM'
const ivLength = 12

/** Usernames are told apart as the server does: without regard to case. */
export const usernameKey = (username: string): string => normalizeText(username).toLowerCase()

const bindingOf = (username: string) =>
  new TextEncoder().encode(`portico remembered password of ${usernameKey(username)}`)

/** A key that no script can read, ours included. */
export const newCipherKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])

/** @returns base64 of the random start and the ciphertext. */
export async function encryptPassword(
  key: CryptoKey,
  username: string,
  password: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const parameters = { name: algorithm, iv, additionalData: bindingOf(username) }
  const data = await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(password))
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(data)]))
}

/** @throws {DOMException} when it is of another username, of another key, or changed. */
export async function decryptPassword(
  key: CryptoKey,
  username: string,
  text: string,
): Promise<string> {
  const bytes = fromBase64(text)
  const iv = bytes.slice(0, ivLength)
  const parameters = { name: algorithm, iv, additionalData: bindingOf(username) }
  const data = await crypto.subtle.decrypt(parameters, key, bytes.slice(ivLength))
  return new TextDecoder().decode(data)
}
