/**
 * Browsers that somebody has signed in with before: wrong passwords of strangers do not slow them
 * down. A cookie names the device; it is signed for one account and its present password, and opens
 * nothing by itself.
 */

import type { Context } from '../domain/base/context/context.ts'
import { equalSecrets, keyedHash, toHex } from '../domain/base/context/digest.ts'
import { settingMadeOnce } from '../domain/base/platform/settingMadeOnce.ts'

export type DeviceOwner = { account: 'member' | 'operator'; id: string; passwordHash: string }

type Sources = Pick<Context, 'store' | 'now' | 'randomBytes'>

const cookieNames = { member: '__Host-device', operator: '__Host-operator-device' } as const
const lifetime = 180 * 24 * 3_600_000

async function signatureOf(
  context: Sources,
  { account, id, passwordHash }: DeviceOwner,
  device: { id: string; expiresAt: number },
): Promise<string> {
  const makeSecret = async () => toHex(context.randomBytes(32))
  const secret = await settingMadeOnce(context, 'deviceSecret', makeSecret)
  return keyedHash(secret, [account, id, passwordHash, device.id, device.expiresAt].join('\n'))
}

/**
 * The id of the device that a request comes from; undefined unless the account has signed in with
 * it, with the password that it has now, in the last 180 days.
 */
export async function knownDevice(
  context: Sources,
  cookies: Readonly<Record<string, string>>,
  owner: DeviceOwner,
): Promise<string | undefined> {
  const [id = '', expiry = '', signature = ''] = (cookies[cookieNames[owner.account]] ?? '').split(
    '.',
  )
  const expiresAt = Number(expiry)
  if (id === '' || !Number.isSafeInteger(expiresAt) || expiresAt <= context.now()) return undefined
  const expected = await signatureOf(context, owner, { id, expiresAt })
  return equalSecrets(signature, expected) ? id : undefined
}

/**
 * Makes a device known from now on; it keeps the name that it had.
 * @returns the name, and the `Set-Cookie` header that carries it.
 */
export async function rememberDevice(
  context: Sources,
  cookies: Readonly<Record<string, string>>,
  owner: DeviceOwner,
): Promise<{ deviceId: string; isKnown: boolean; setCookie: string }> {
  const knownId = await knownDevice(context, cookies, owner)
  const id = knownId ?? toHex(context.randomBytes(16))
  const expiresAt = context.now() + lifetime
  const signature = await signatureOf(context, owner, { id, expiresAt })
  const attributes = `Path=/; Max-Age=${lifetime / 1000}; Secure; HttpOnly; SameSite=Strict`
  const value = `${id}.${expiresAt}.${signature}`
  return {
    deviceId: id,
    isKnown: knownId !== undefined,
    setCookie: `${cookieNames[owner.account]}=${value}; ${attributes}`,
  }
}
