import { knowsAddress } from '../../domain/accounts/account/knownAddresses.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { World } from '../../domain/base/context/world.ts'
import type { Call } from '../../server/handler.ts'
import { knownDevice } from '../../server/knownDevices.ts'

/** The device or the address that a call comes from, as far as one of the accounts knows it. */
export async function knownSource(
  { world, ip, cookies }: { world: World } & Pick<Call<'login'>, 'ip' | 'cookies'>,
  accounts: readonly MemberRow[],
): Promise<{ deviceId?: string; isKnownAddress: boolean }> {
  let isKnownAddress = false
  for (const { id, passwordHash } of accounts) {
    const deviceId = await knownDevice(world, cookies, { account: 'member', id, passwordHash })
    if (deviceId !== undefined) return { deviceId, isKnownAddress }
    isKnownAddress ||= await knowsAddress(world.store, id, ip)
  }
  return { isKnownAddress }
}
