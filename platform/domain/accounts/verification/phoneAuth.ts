/**
 * Tokens of the phone-authentication service (REG-06). The service sends a code to a number. A
 * person who enters the code receives a token. This platform accepts the token in place of an SMS
 * code. The tokens are JSON web tokens (RFC 7519), signed with ES256.
 */
import { fromBase64 } from '../../../../src/lib/base64.ts'
import type { PhoneAuthService } from '../../../providers.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'
import { DuplicateError } from '../../base/storage/store.ts'

/** Phone number; both parts consist of digits only. */
export type Phone = { dialingCode: string; number: string }

/** Claims of a token; times are seconds since 1970. */
export type PhoneClaims = {
  iss: string
  aud: string
  sub: string
  iat: number
  exp: number
  jti: string
}

/** True if the service is configured and an operator has enabled it. */
export const hasPhoneAuth = (
  { providers }: Pick<Context, 'providers'>,
  platform: Pick<Platform, 'whitelabel'>,
): boolean => providers.phoneAuth !== undefined && isOn(platform, 'PHONEAUTH3')

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signature = { name: 'ECDSA', hash: 'SHA-256' } as const
const encoder = new TextEncoder()

const fromUrl = (text: string) => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
const readPart = (part: string): unknown => JSON.parse(new TextDecoder().decode(fromUrl(part)))

export const phoneSubject = ({ dialingCode, number }: Phone): string => dialingCode + number

/** Id of the nonce that marks a token as used. */
const spentId = ({ jti }: PhoneClaims) => `phone-token-${jti}`

// The cast is safe for a verified token, because the phone-authentication service created its
// claims. Never pass an unverified token.
const claimsOf = (token: string) => readPart(token.split('.')[1] ?? '') as PhoneClaims

async function isSigned(keys: readonly JsonWebKey[], token: string): Promise<boolean> {
  const [head = '', body = '', proof = '', ...more] = token.split('.')
  if (more.length > 0 || Object(readPart(head)).alg !== 'ES256') return false
  for (const jwk of keys) {
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
    const signed = encoder.encode(`${head}.${body}`)
    if (await crypto.subtle.verify(signature, key, fromUrl(proof), signed)) return true
  }
  return false
}

/** Claims of a token; undefined if the service did not sign it. */
async function claimsIn(
  service: PhoneAuthService,
  token: string,
): Promise<PhoneClaims | undefined> {
  const keys = await service.publicKeys()
  try {
    return (await isSigned(keys, token)) ? claimsOf(token) : undefined
  } catch {
    // The token contains invalid base64 or JSON.
    return undefined
  }
}

/**
 * Checks that a token proves the possession of a number, without using it up.
 * @returns `wrong` for a forged token, or one with another issuer, audience or number; `expired`
 * for an expired or used token.
 */
export async function tryPhoneToken(
  { store, now, providers: { phoneAuth } }: Pick<Context, 'store' | 'now' | 'providers'>,
  token: string,
  phone: Phone,
): Promise<'right' | 'wrong' | 'expired'> {
  const claims = phoneAuth && (await claimsIn(phoneAuth, token))
  if (!claims || claims.iss !== phoneAuth.issuer || claims.aud !== phoneAuth.audience)
    return 'wrong'
  if (claims.sub !== phoneSubject(phone)) return 'wrong'
  const isSpent = (await store.nonces.get(spentId(claims))) !== undefined
  return !isSpent && claims.exp * 1000 > now() ? 'right' : 'expired'
}

/** Uses up a valid token. @returns true if it was unused. */
export async function spendPhoneToken(
  { nonces }: Pick<DomainTables, 'nonces'>,
  token: string,
): Promise<boolean> {
  const claims = claimsOf(token)
  try {
    await nonces.insert({ id: spentId(claims), expiresAt: claims.exp * 1000 })
    return true
  } catch (error) {
    if (error instanceof DuplicateError) return false
    throw error
  }
}
