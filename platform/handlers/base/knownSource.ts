import { knowsAddress } from '../../domain/accounts/account/knownAddresses.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Call } from '../../server/handler.ts'
import { knownDevice } from '../../server/knownDevices.ts'

/**
 * Device of the call that one of the accounts has used before; without one, tells if one of them
 * has used the address.
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
