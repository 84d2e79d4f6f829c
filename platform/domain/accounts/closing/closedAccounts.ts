/** Accounts closed permanently by their members. */
import type { DomainTables } from '../../base/collections/collections.ts'

/** Thrown when a closed account would be changed. Nothing is written. */
export class AccountClosed extends Error {
  readonly memberId: string
  constructor(memberId: string) {
    super(`The account of ${memberId} is closed`)
    this.name = 'AccountClosed'
    this.memberId = memberId
  }
}

type Tables = Pick<DomainTables, 'wallets' | 'closedAccounts'>

export const isClosed = async (
  { closedAccounts }: Pick<Tables, 'closedAccounts'>,
  memberId: string,
): Promise<boolean> => (await closedAccounts.count({ id: memberId })) > 0

/**
 * Locks a member's wallet until the transaction ends. Closing the account and moving its money wait
 * for this lock.
 */
export async function holdWallet(
  { wallets }: Pick<Tables, 'wallets'>,
  memberId: string,
): Promise<void> {
  await wallets.get(memberId)
}

/**
 * Locks an account so that it cannot be closed until the transaction ends.
 * @throws {AccountClosed} if the account is already closed.
 */
export async function holdOpen(tables: Tables, memberId: string): Promise<void> {
  await holdWallet(tables, memberId)
  if (await isClosed(tables, memberId)) throw new AccountClosed(memberId)
}
