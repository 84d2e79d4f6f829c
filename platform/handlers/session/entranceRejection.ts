import { type Refusal, refusalNow } from '../../domain/accounts/session/admission.ts'
import type { Area } from '../../domain/accounts/session/device.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { PendingRejection } from '../../domain/base/context/rejection.ts'
import type { Platform } from '../../domain/base/platform/platform.ts'

export type EntranceCode = Refusal['code'] | 'NOT_AN_AGENT' | 'NOT_A_MEMBER'

/** Rejection of a member who may not log in. */
export const toRejection = ({ code, until }: Refusal): PendingRejection<Refusal['code']> => ({
  code,
  details: until === undefined ? undefined : { until: new Date(until).toISOString() },
})

/**
 * Rejection of an account that may not log in now, even with the right password or code; undefined
 * if it may.
 */
export async function entranceRejection(
  context: Pick<Context, 'store' | 'now'>,
  platform: Platform,
  account: Pick<MemberRow, 'id' | 'type'>,
  area: Area,
): Promise<PendingRejection<EntranceCode> | undefined> {
  const refusal = await refusalNow(context, context.store, account.id)
  if (refusal?.code === 'ACCOUNT_CLOSED') return toRejection(refusal)
  const isAgent = platform.accountTypes.agents.includes(account.type)
  if (area === 'agent' && !isAgent) return { code: 'NOT_AN_AGENT', details: undefined }
  if (area === 'member' && isAgent) return { code: 'NOT_A_MEMBER', details: undefined }
  return refusal && toRejection(refusal)
}
