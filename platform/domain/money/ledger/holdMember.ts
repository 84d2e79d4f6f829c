/**
 * Lock ordering of transactions that may move money, to avoid deadlocks: the transaction's own
 * idempotency key or job, contracts, the main wallets of all members whose money may move (by id),
 * then everything else. The rows that identify those members are read without a lock beforehand.
 * Members who are only mentioned are read without a lock, too.
 */
import type { DomainTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import type { Collection } from '../../base/storage/store.ts'
import { nameOf } from './accounts.ts'
import { creditorsOf } from './debts.ts'

type Tables = Pick<DomainTables, 'wallets' | 'settlements'>

/**
 * Locks members in one step, so that the counts of this transaction (open orders, daily limits)
 * stay valid until it commits. The call must precede the first locking read of any of their rows.
 * Creditors of these members are locked with them, since a payment may be passed on. Null stands
 * for the platform and locks nothing.
 */
export async function holdMembers(
  tables: Tables,
  memberIds: Iterable<string | null>,
): Promise<void> {
  const held = new Set([...memberIds].filter((memberId) => memberId !== null))
  // A Set's iteration includes the elements that are added during it.
  for (const memberId of held) {
    for (const creditor of await creditorsOf(tables, memberId)) held.add(creditor)
  }
  const names = [...held].map((memberId) => nameOf({ kind: 'main', memberId }))
  for (const name of names.toSorted(compareTexts)) await tables.wallets.get(name)
}

/** Single-member form of `holdMembers`. */
export const holdMember = (tables: Tables, memberId: string): Promise<void> =>
  holdMembers(tables, [memberId])

/** Locks the owner of a row, then the row. */
export async function getHeld<Row extends { memberId: string }>(
  tables: Tables,
  rows: Pick<Collection<Row>, 'get' | 'peek'>,
  id: string,
): Promise<Row | undefined> {
  const owner = await rows.peek(id)
  if (!owner) return undefined
  await holdMember(tables, owner.memberId)
  return rows.get(id)
}
