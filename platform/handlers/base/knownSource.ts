import { knowsAddress } from '../../domain/accounts/account/knownAddresses.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Call } from '../../server/handler.ts'
import { knownDevice } from '../../server/knownDevices.ts'

/**
 * Id of the caller's device if one of the accounts has used the device before. Otherwise,
 * `isKnownAddress` is true if one of the accounts has used the caller's IP address.
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
