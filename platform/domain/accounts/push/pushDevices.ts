/** Browsers in which a member has enabled push notifications. */
import type { PushTarget } from '../../../providers.ts'
import type { DomainTables, PushDeviceRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'

/** Maximum number of browsers per member. A new browser replaces the oldest one. */
const mostPushDevices = 10

/** Time after which a browser is removed if its member is not active, in milliseconds. */
export const pushDevicesKept = 90 * 24 * 3_600_000

type Devices = Pick<DomainTables, 'pushDevices'>

/** A member's browsers, the newest first. */
export const pushDevicesOf = (
  { pushDevices }: Devices,
  memberId: string,
): Promise<PushDeviceRow[]> =>
  pushDevices.find({
    where: { memberId },
    orderBy: { column: 'keptAt', direction: 'descending' },
  })

export const hasPushDevice = async ({ pushDevices }: Devices, memberId: string): Promise<boolean> =>
  (await pushDevices.count({ memberId })) > 0

type Owner = Pick<PushDeviceRow, 'memberId' | 'sessionId'>

/**
 * Registers a browser for a member, and removes its registration for another member.
 * @returns the id of the browser.
 */
export async function keepPushDevice(
  context: Pick<Context, 'store' | 'now'>,
  { memberId, sessionId }: Owner,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<string> {
  const id = await sha256(endpoint)
  await againIfTaken(() =>
    context.store.transaction(async (tables) => {
      const { pushDevices } = tables
      const row = { memberId, sessionId, endpoint, p256dh, auth, keptAt: context.now() }
      if (!(await pushDevices.update(id, row))) await pushDevices.insert({ id, ...row })
      const own = await pushDevicesOf(tables, memberId)
      const others = own.filter((one) => one.id !== id)
      for (const old of others.slice(mostPushDevices - 1)) await pushDevices.remove({ id: old.id })
    }),
  )
  return id
}
