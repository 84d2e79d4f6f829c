import { knowsAddress } from '../../domain/accounts/account/knownAddresses.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Call } from '../../server/handler.ts'
import { knownDevice } from '../../server/knownDevices.ts'

/**
 * Finds out whether one of `accounts` has used the caller's device or IP address before.
 * @returns `deviceId`: id of the device, if one of `accounts` has used it. `isKnownAddress`: true
 * if one of `accounts` has used the IP address; only reliable without a `deviceId`.
 */
export async function knownSource(
  { context, ip, cookies }: { context: Context } & Pick<Call<'login'>, 'ip' | 'cookies'>,
  accounts: readonly MemberRow[],
): Promise<{ deviceId?: string; isKnownAddress: boolean }> {
  let isKnownAddress = false
  for (const { id, passwordHash } of accounts) {
    const deviceId = await knownDevice(context, cookies, { account: 'member', id, passwordHash })
    if (deviceId !== undefined) return { deviceId, isKnownAddress }
    isKnownAddress ||= await knowsAddress(context.store, id, ip)
  }
  return { isKnownAddress }
}
