/** Tokens of the emulated phone-authentication service, and their signing keys. */

import {
  type Phone,
  type PhoneClaims,
  phoneSubject,
} from '../../platform/domain/accounts/verification/phoneAuth.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { toHex } from '../../platform/domain/base/context/digest.ts'
import { settingMadeOnce } from '../../platform/domain/base/platform/settingMadeOnce.ts'
import type { PhoneAuthService } from '../../platform/providers.ts'
import { toBase64 } from '../../src/lib/base64.ts'

/** Lifetime of a token in milliseconds, long enough to complete a form. */
export const tokenLifetime = 5 * 60_000

type Keys = { privateKey: JsonWebKey; publicKey: JsonWebKey }

const settingId = 'phoneAuthKeys'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signature = { name: 'ECDSA', hash: 'SHA-256' } as const
const issuer = 'phone-auth'
const audience = 'portico'

const encoder = new TextEncoder()
const toUrl = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const part = (content: object) => toUrl(encoder.encode(JSON.stringify(content)))
const header = part({ alg: 'ES256', typ: 'JWT' })

async function createKeys(): Promise<Keys> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  return {
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
    publicKey: await crypto.subtle.exportKey('jwk', pair.publicKey),
  }
}

const keysOf = (context: Pick<Context, 'store' | 'now'>): Promise<Keys> =>
  settingMadeOnce(context, settingId, createKeys)

/** Signed token that proves the ownership of a number, issued after its code was confirmed. */
export async function issuePhoneToken(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  phone: Phone,
): Promise<string> {
  const now = context.now()
  const claims: PhoneClaims = {
    iss: issuer,
    aud: audience,
    sub: phoneSubject(phone),
    jti: toHex(context.randomBytes(16)),
    iat: Math.floor(now / 1000),
    exp: Math.floor((now + tokenLifetime) / 1000),
  }
  const { privateKey } = await keysOf(context)
  const key = await crypto.subtle.importKey('jwk', privateKey, algorithm, false, ['sign'])
  const signed = `${header}.${part(claims)}`
  const bytes = await crypto.subtle.sign(signature, key, encoder.encode(signed))
  return `${signed}.${toUrl(new Uint8Array(bytes))}`
}

/**
 * Settings with which the platform verifies tokens of the emulated service.
 * @param context returns the context that stores the keys; called on each use.
 */
export const createPhoneAuth = (context: () => Context): PhoneAuthService => ({
  issuer,
  audience,
  publicKeys: async () => [(await keysOf(context())).publicKey],
})
