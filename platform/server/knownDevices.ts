/**
 * Browsers that somebody has signed in with before: wrong passwords of strangers do not slow them
 * down. A cookie names the device; it is signed for one account and its present password, and opens
 * nothing by itself.
 */

import { equalSecrets, keyedHash, toHex } from '../domain/base/context/digest.ts'
import type { World } from '../domain/base/context/world.ts'
import { settingMadeOnce } from '../domain/base/platform/settingMadeOnce.ts'

export type DeviceOwner = { account: 'member' | 'operator'; id: string; passwordHash: string }

type Sources = Pick<World, 'store' | 'now' | 'randomBytes'>

const cookieNames = { member: '__Host-device', operator: '__Host-operator-device' } as const
const lifetime = 180 * 24 * 3_600_000

async function signatureOf(
  world: Sources,
  { account, id, passwordHash }: DeviceOwner,
  device: { id: string; expiresAt: number },
): Promise<string> {
  const makeSecret = async () => toHex(world.randomBytes(32))
  const secret = await settingMadeOnce(world, 'deviceSecret', makeSecret)
  return keyedHash(secret, [account, id, passwordHash, device.id, device.expiresAt].join('\n'))
}

/**
 * The id of the device that a request comes from; undefined unless the account has signed in with
 * it, with the password that it has now, in the last 180 days.
 */
export async function knownDevice(
  world: Sources,
  cookies: Readonly<Record<string, string>>,
  owner: DeviceOwner,
): Promise<string | undefined> {
  const [id = '', expiry = '', signature = ''] = (cookies[cookieNames[owner.account]] ?? '').split(
    '.',
  )
  const expiresAt = Number(expiry)
  if (id === '' || !Number.isSafeInteger(expiresAt) || expiresAt <= world.now()) return undefined
  const expected = await signatureOf(world, owner, { id, expiresAt })
  return equalSecrets(signature, expected) ? id : undefined
}

/**
 * Makes a device known from now on; it keeps the name that it had.
 * @returns the name, and the `Set-Cookie` header that carries it.
 */
export async function rememberDevice(
  world: Sources,
  cookies: Readonly<Record<string, string>>,
  owner: DeviceOwner,
): Promise<{ deviceId: string; isKnown: boolean; setCookie: string }> {
  const knownId = await knownDevice(world, cookies, owner)
  const id = knownId ?? toHex(world.randomBytes(16))
  const expiresAt = world.now() + lifetime
  const signature = await signatureOf(world, owner, { id, expiresAt })
  const attributes = `Path=/; Max-Age=${lifetime / 1000}; Secure; HttpOnly; SameSite=Strict`
  const value = `${id}.${expiresAt}.${signature}`
  return {
    deviceId: id,
    isKnown: knownId !== undefined,
    setCookie: `${cookieNames[owner.account]}=${value}; ${attributes}`,
  }
}
