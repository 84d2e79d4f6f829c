/** Checks whether a member may open a session, for every kind of login. */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { holdWallet, isClosed } from '../closing/closedAccounts.ts'
import { lockoutOf } from '../limits/exclusion.ts'

/**
 * Reason why a member may not log in. A temporary reason has an end, in milliseconds since 1970.
 */
export type Refusal = {
  code: 'ACCOUNT_CLOSED' | 'SELF_EXCLUDED' | 'TIMED_OUT'
  until?: number
}

/**
 * Reason why a member may not log in: the account is closed, or the member is excluded. Undefined
 * if the member may log in.
 * @param tables of the transaction that opens the session, so that a concurrent closing is
 * serialized.
 */
export async function refusalOf(
  { now }: Pick<Context, 'now'>,
  tables: Pick<DomainTables, 'wallets' | 'closedAccounts' | 'exclusions' | 'personAccounts'>,
  memberId: string,
): Promise<Refusal | undefined> {
  await holdWallet(tables, memberId)
  return refusalNow({ now }, tables, memberId)
}

/** Same as `refusalOf`, but without a lock: the state can change before the session is opened. */
export async function refusalNow(
  { now }: Pick<Context, 'now'>,
  tables: Pick<DomainTables, 'closedAccounts' | 'exclusions' | 'personAccounts'>,
  memberId: string,
): Promise<Refusal | undefined> {
  if (await isClosed(tables, memberId)) return { code: 'ACCOUNT_CLOSED' }
  const exclusion = await lockoutOf({ store: tables, now }, memberId)
  if (!exclusion) return undefined
  const { kind, until } = exclusion
  const code = kind === 'TIME_OUT' ? 'TIMED_OUT' : 'SELF_EXCLUDED'
  return until === null ? { code } : { code, until }
}
