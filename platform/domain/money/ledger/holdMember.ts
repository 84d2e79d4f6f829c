/**
 * The order in which a transaction that may move money takes what others take too, so that no two
 * hold what the other waits for: its own key or job, contracts, the main wallets of everybody whose
 * money may move, by their ids, and then anything else. What tells whose money it is, is peeked at
 * before. Whoever is only named is peeked at as well.
 */
import type { DomainTables } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import type { Collection } from '../../base/storage/store.ts'
import { nameOf } from './accounts.ts'
import { creditorsOf } from './debts.ts'

type Tables = Pick<DomainTables, 'wallets' | 'settlements'>

/**
 * Makes whatever else members do with their money at the same time wait for this transaction, so
 * that what it counts (orders, limits of the day) stays as it was counted. All at once, before the
 * first row of any of them: null, which is the platform, waits for nobody. Those whom they owe
 * money are held with them, since whatever they get may be paid on.
 */
export async function holdMembers(
  tables: Tables,
  memberIds: Iterable<string | null>,
): Promise<void> {
  const held = new Set([...memberIds].filter((memberId) => memberId !== null))
  // A set goes on to what is added while it is walked through.
  for (const memberId of held) {
    for (const creditor of await creditorsOf(tables, memberId)) held.add(creditor)
  }
  const names = [...held].map((memberId) => nameOf({ kind: 'main', memberId }))
  for (const name of names.toSorted(compareTexts)) await tables.wallets.get(name)
}

/** `holdMembers` for one. */
export const holdMember = (tables: Tables, memberId: string): Promise<void> =>
  holdMembers(tables, [memberId])

/** A row of a member's, after their wallet. */
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
