/**
 * Order in which transactions that may move money lock rows, to avoid deadlocks:
 * - the idempotency key or the job
 * - contracts
 * - the main wallets of all members whose money may move, by id
 * - all other rows
 *
 * Before it locks wallets, a transaction finds out whose money may move; these queries take no
 * locks. Members whose money cannot move are not locked.
 */
import type { DomainTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import type { Collection } from '../../base/storage/store.ts'
import { nameOf } from './accounts.ts'
import { creditorsOf } from './debts.ts'

type Tables = Pick<DomainTables, 'wallets' | 'settlements'>

/**
 * Locks members in one step, so that the counts of this transaction (open orders, daily limits)
 * stay valid until it commits. Call this before the first locking read of any of their rows.
 * Creditors of these members are locked too, because received money pays debts. A null id stands
 * for the platform and locks nothing.
 */
export async function lockMembers(
  tables: Tables,
  memberIds: Iterable<string | null>,
): Promise<void> {
  const locked = new Set([...memberIds].filter((memberId) => memberId !== null))
  // The body of the loop adds creditors to the Set, and the loop visits them as well.
  for (const memberId of locked) {
    for (const creditor of await creditorsOf(tables, memberId)) locked.add(creditor)
  }
  const names = [...locked].map((memberId) => nameOf({ kind: 'main', memberId }))
  for (const name of names.toSorted(compareTexts)) await tables.wallets.get(name)
}

/** Single-member form of `lockMembers`. */
export const lockMember = (tables: Tables, memberId: string): Promise<void> =>
  lockMembers(tables, [memberId])

/** Locks the member who owns a row, then the row; undefined if the row does not exist. */
export async function getLocked<Row extends { memberId: string }>(
  tables: Tables,
  rows: Pick<Collection<Row>, 'get' | 'peek'>,
  id: string,
): Promise<Row | undefined> {
  const owner = await rows.peek(id)
  if (!owner) return undefined
  await lockMember(tables, owner.memberId)
  return rows.get(id)
}
