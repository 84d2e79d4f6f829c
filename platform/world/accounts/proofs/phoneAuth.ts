/**
 * Tokens of the phone-authentication service (REG-06): whoever has typed the code that went to a number
 * gets one, and shows it here instead of a code of ours. JSON web tokens (RFC 7519), signed with ES256.
 */
import { fromBase64, toBase64 } from '../../../../src/lib/base64.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'
import { settingMadeOnce } from '../../base/platform/settingMadeOnce.ts'
import { toHex } from '../../base/world/digest.ts'
import type { World } from '../../base/world/world.ts'

/** How long a token is good, in milliseconds: long enough to fill in the rest of a form. */
export const tokenLifetime = 5 * 60_000

/** Digits, as a code by sms is sent to. */
export type Phone = { dialingCode: string; number: string }

/**
 * Whether there is such a service: an operator has switched it on, and ours, an emulator on our own origin,
 * stands behind demonstrations alone, where the personas are.
 */
export const hasPhoneAuth = (platform: Pick<Platform, 'provocations' | 'whitelabel'>): boolean =>
  platform.provocations && isOn(platform, 'PHONEAUTH3')

type Keys = { privateKey: JsonWebKey; publicKey: JsonWebKey }
type Claims = { iss: string; aud: string; sub: string; iat: number; exp: number; jti: string }

const settingId = 'phoneAuthKeys'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signature = { name: 'ECDSA', hash: 'SHA-256' } as const
const issuer = 'phone-auth'
const audience = 'portico'

const encoder = new TextEncoder()
const toUrl = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const fromUrl = (text: string) => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
const part = (content: object) => toUrl(encoder.encode(JSON.stringify(content)))
const header = part({ alg: 'ES256', typ: 'JWT' })

const subjectOf = ({ dialingCode, number }: Phone) => dialingCode + number

/** Where a token waits for its one use. */
const waitingId = ({ jti }: Claims) => `phone-token-${jti}`

type Source = Pick<World, 'store' | 'now'>

async function storedKeys({ store }: Source): Promise<Keys | undefined> {
  // Only this module writes the row.
  return (await store.settings.get(settingId))?.value as Keys | undefined
}

async function createKeys(): Promise<Keys> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  return {
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
    publicKey: await crypto.subtle.exportKey('jwk', pair.publicKey),
  }
}

/** A token that says whose number it is; the service gives it to whoever knew the number's code. Good once. */
export async function issuePhoneToken(
  world: Source & Pick<World, 'randomBytes'>,
  phone: Phone,
): Promise<string> {
  const now = world.now()
  const claims: Claims = {
    iss: issuer,
    aud: audience,
    sub: subjectOf(phone),
    jti: toHex(world.randomBytes(16)),
    iat: Math.floor(now / 1000),
    exp: Math.floor((now + tokenLifetime) / 1000),
  }
  await world.store.nonces.insert({ id: waitingId(claims), expiresAt: now + tokenLifetime })
  const { privateKey } = await settingMadeOnce(world, settingId, createKeys)
  const key = await crypto.subtle.importKey('jwk', privateKey, algorithm, false, ['sign'])
  const signed = `${header}.${part(claims)}`
  const bytes = await crypto.subtle.sign(signature, key, encoder.encode(signed))
  return `${signed}.${toUrl(new Uint8Array(bytes))}`
}

const readClaims = (body: string) =>
  // What the service has signed has this form.
  JSON.parse(new TextDecoder().decode(fromUrl(body))) as Claims

/** What a token claims, if the service has signed it. */
async function claimsIn(world: Source, token: string): Promise<Claims | undefined> {
  const keys = await storedKeys(world)
  const [head, body, proof, ...more] = token.split('.')
  if (!keys || head !== header || !body || !proof || more.length > 0) return undefined
  try {
    const key = await crypto.subtle.importKey('jwk', keys.publicKey, algorithm, false, ['verify'])
    const signed = encoder.encode(`${head}.${body}`)
    if (!(await crypto.subtle.verify(signature, key, fromUrl(proof), signed))) return undefined
    return readClaims(body)
  } catch {
    // No base64.
    return undefined
  }
}

/**
 * Whether a token proves that a number is its holder's; it is not spent by that.
 * @returns `wrong` when it is forged, another service's, for another use or of another number, `expired` when
 *   it was used too.
 */
export async function tryPhoneToken(
  world: Source,
  token: string,
  phone: Phone,
): Promise<'right' | 'wrong' | 'expired'> {
  const claims = await claimsIn(world, token)
  if (claims?.iss !== issuer || claims.aud !== audience) return 'wrong'
  if (claims.sub !== subjectOf(phone)) return 'wrong'
  const isWaiting = (await world.store.nonces.get(waitingId(claims))) !== undefined
  return isWaiting && claims.exp * 1000 > world.now() ? 'right' : 'expired'
}

/** Spends a token that was right. @returns whether it was still there. */
export async function spendPhoneToken(
  tables: Pick<WorldTables, 'nonces'>,
  token: string,
): Promise<boolean> {
  return (
    (await tables.nonces.remove({ id: waitingId(readClaims(token.split('.')[1] ?? '')) })) === 1
  )
}
