import type { WorldTables } from '../../base/collections/collections.ts'
import { nameOf } from '../ledger/accounts.ts'

/**
 * Makes whatever else a member does with their money at the same time wait for this transaction, so
 * that
 * what it counts (orders, limits of the day) stays as it was counted.
 */
export async function holdMember(
  { wallets }: Pick<WorldTables, 'wallets'>,
  memberId: string,
): Promise<void> {
  await wallets.get(nameOf({ kind: 'main', memberId }))
}
