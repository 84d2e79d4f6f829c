/**
 * Time-based one-time passwords (RFC 6238) with the defaults of authenticator apps: SHA-1, 6
 * digits, 30 seconds.
 */
import { readCode } from '../../../../src/lib/code.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30_000
const digits = 6

/** Encodes a secret of 20 bytes in Base32 (RFC 4648): 32 letters. */
export function encodeSecret(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

function decodeSecret(secret: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(secret, (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
}

/** Number of the 30-second time step that contains `at` (milliseconds since 1970). */
const stepAt = (at: number): number => Math.floor(at / period)

async function codeOfStep(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const hash = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', decodeSecret(secret), hash, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf
  const number = (mac.getUint32(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

export const codeAt = (secret: string, at: number): Promise<string> =>
  codeOfStep(secret, stepAt(at))

/**
 * Time step whose code was typed: the current step or one before or after it, since clocks differ.
 * @param after excludes this step and all earlier ones, so that no code is accepted twice.
 * @returns undefined if no step has this code.
 */
export async function stepOfCode(
  secret: string,
  typedCode: string,
  { now, after }: { now: number; after: number },
): Promise<number | undefined> {
  const code = readCode(typedCode)
  if (code === undefined) return undefined
  for (const step of [stepAt(now) - 1, stepAt(now), stepAt(now) + 1]) {
    if (step > after && (await codeOfStep(secret, step)) === code) return step
  }
  return undefined
}
