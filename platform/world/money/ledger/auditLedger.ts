import type { WorldTables } from '../../base/collections/collections.ts'

/**
 * What is wrong with the ledger, in words; empty when all is right: each movement adds up to
 * nothing, each wallet holds the sum of its entries, none has less than nothing, and the last entry
 * of an account says what its wallet holds.
 */
export async function auditLedger({
  wallets,
  ledgerEntries,
}: Pick<WorldTables, 'wallets' | 'ledgerEntries'>): Promise<string[]> {
  const movements = new Map<string, number>()
  const accounts = new Map<string, { sum: number; after: number | null }>()
  for (const { transferId, account, amount, balanceAfter } of await ledgerEntries.find()) {
    movements.set(transferId, (movements.get(transferId) ?? 0) + amount)
    const sum = (accounts.get(account)?.sum ?? 0) + amount
    accounts.set(account, { sum, after: balanceAfter })
  }
  const kept = await wallets.find()
  const known = new Set(kept.map(({ id }) => id))
  const unbalanced = [...movements].filter(([, sum]) => sum !== 0)
  const differing = kept.filter(({ id, balance }) => (accounts.get(id)?.sum ?? 0) !== balance)
  const negative = kept.filter(({ balance }) => balance < 0)
  const stray = [...accounts].filter(([id]) => !id.startsWith('house/') && !known.has(id))
  const outdated = kept.filter(({ id, balance }) => (accounts.get(id)?.after ?? 0) !== balance)
  return [
    ...unbalanced.map(([id, sum]) => `movement ${id} adds up to ${sum}`),
    ...differing.map(
      ({ id, balance }) => `${id} holds ${balance}, its entries ${accounts.get(id)?.sum ?? 0}`,
    ),
    ...negative.map(({ id, balance }) => `${id} holds ${balance}`),
    ...stray.map(([id]) => `${id} has entries and no wallet`),
    ...outdated.map(({ id }) => `${id}: its last entry tells another balance`),
  ]
}
