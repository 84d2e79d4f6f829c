/**
 * Browsers that an account has logged in with. Wrong passwords on other devices do not delay logins
 * on known devices. A signed cookie identifies the device for one account and its current password.
 * The cookie alone does not open a session.
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
 * Id of the caller's device; undefined unless the account has logged in with it in the last 180
 * days and still has the same password.
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
 * Marks a device as known. A known device keeps its id.
 * @returns the id, and the `Set-Cookie` header that stores it.
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
