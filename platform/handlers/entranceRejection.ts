import { reject } from '../server/handler.ts'
import { type Refusal, refusalNow } from '../world/accounts/sessions/admission.ts'
import type { Area } from '../world/accounts/sessions/device.ts'
import type { MemberRow } from '../world/base/collections/collections.ts'
import type { Platform } from '../world/base/platform/platform.ts'
import type { World } from '../world/base/world/world.ts'

/** Why a member may not come in, as the contract tells it. */
export const rejectEntry = ({ code, until }: Refusal) =>
  reject(code, until === undefined ? undefined : { until: new Date(until).toISOString() })

/**
 * Why an account may not come in now, whatever it has proven to be itself by; undefined when it
 * may.
 */
export async function entranceRejection(
  world: Pick<World, 'store' | 'now'>,
  platform: Platform,
  account: Pick<MemberRow, 'id' | 'type'>,
  area: Area,
) {
  const refusal = await refusalNow(world, world.store, account.id)
  if (refusal?.code === 'ACCOUNT_CLOSED') return rejectEntry(refusal)
  const isAgent = platform.accountTypes.agents.includes(account.type)
  if (area === 'agent' && !isAgent) return reject('NOT_AN_AGENT')
  if (area === 'member' && isAgent) return reject('NOT_A_MEMBER')
  return refusal && rejectEntry(refusal)
}
