/** Whether a member may come in, asked by every way to log in where it opens the session. */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { holdWallet, isClosed } from '../closing/closedAccounts.ts'
import { lockoutOf } from '../limits/exclusion.ts'

/** Why a member may not come in; `until` when, in milliseconds since 1970, where it ends. */
export type Refusal = {
  code: 'ACCOUNT_CLOSED' | 'SELF_EXCLUDED' | 'TIMED_OUT'
  until?: number
}

/**
 * Why a member may not come in: they have closed their account or have shut themselves out;
 * undefined when they may.
 * @param tables those of the transaction that opens the session, so that of a log-in and a closing
 *   at the same moment one waits for the other.
 */
export async function refusalOf(
  { now }: Pick<Context, 'now'>,
  tables: Pick<DomainTables, 'wallets' | 'closedAccounts' | 'exclusions' | 'personAccounts'>,
  memberId: string,
): Promise<Refusal | undefined> {
  await holdWallet(tables, memberId)
  return refusalNow({ now }, tables, memberId)
}

/** The same for a moment: until the session is opened, either may happen. */
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
