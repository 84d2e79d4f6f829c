/** Accounts that their members have closed, for good. */
import type { DomainTables } from '../../base/collections/collections.ts'

/** Something was to happen to an account that is closed. Nothing was written. */
export class AccountClosed extends Error {
  readonly memberId: string
  constructor(memberId: string) {
    super(`The account of ${memberId} is closed`)
    this.name = 'AccountClosed'
    this.memberId = memberId
  }
}

type Tables = Pick<DomainTables, 'wallets' | 'closedAccounts'>

/** True if a member has closed their account. */
export const isClosed = async (
  { closedAccounts }: Pick<Tables, 'closedAccounts'>,
  memberId: string,
): Promise<boolean> => (await closedAccounts.count({ id: memberId })) > 0

/** Has whoever closes an account, or moves its money, wait until this transaction ends. */
export async function holdWallet(
  { wallets }: Pick<Tables, 'wallets'>,
  memberId: string,
): Promise<void> {
  await wallets.get(memberId)
}

/**
 * Has an account stay open until this transaction ends: whoever closes it takes its main wallet
 * first, and so comes before or after.
 * @throws {AccountClosed} when it is closed.
 */
export async function holdOpen(tables: Tables, memberId: string): Promise<void> {
  await holdWallet(tables, memberId)
  if (await isClosed(tables, memberId)) throw new AccountClosed(memberId)
}
