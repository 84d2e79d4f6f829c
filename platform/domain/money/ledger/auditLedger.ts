import { collections, type DomainTables } from '../../base/collections/collections.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { auditBetDays } from './auditBetDays.ts'
import { auditEntryDays } from './auditEntryDays.ts'
import { addFigures, countBet, countEntry, countStake, noFigures } from './memberDays.ts'
import { auditDeposits } from './paidDeposits.ts'

type Tables = Pick<
  DomainTables,
  'wallets' | 'ledgerEntries' | 'bets' | 'memberDays' | 'entryDays' | 'betDays' | 'deposits'
>

/**
 * Problems of the ledger as readable messages; empty if there are none. The audit checks that each
 * movement sums to zero, each wallet equals the sum of its entries, no balance is negative, and the
 * last entry of an account records its wallet's balance. It recomputes all daily totals (of
 * members, accounts and bets) and each deposit's stored sum of earlier deposits.
 */
export async function auditLedger(tables: Tables): Promise<string[]> {
  const { wallets, ledgerEntries } = tables
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
    ...(await auditMemberDays(tables)),
    ...(await auditDeposits(tables)),
    ...(await auditEntryDays(tables)),
    ...(await auditBetDays(tables)),
  ]
}

/** Differences between stored and recomputed daily totals of members, as readable messages. */
async function auditMemberDays({ bets, ledgerEntries, memberDays }: Tables): Promise<string[]> {
  const real = createMemoryStore({ memberDays: collections.memberDays })
  for (const entry of await ledgerEntries.find()) await countEntry(real, entry)
  for (const bet of await bets.find()) {
    if (bet.status === 'SETTLED') await countBet(real, bet)
    if (bet.status === 'PENDING') await countStake(real, bet)
  }
  const expected = new Map((await real.memberDays.find()).map((day) => [day.id, day]))
  const kept = new Map((await memberDays.find()).map((day) => [day.id, day]))
  const ids = new Set([...expected.keys(), ...kept.keys()])
  return [...ids].flatMap((id) => {
    const [one, other] = [expected.get(id), kept.get(id)].map((day) => ({
      ...addFigures(noFigures, day ?? noFigures),
      staked: day?.staked ?? 0,
    }))
    return JSON.stringify(one) === JSON.stringify(other)
      ? []
      : [`${id} keeps ${JSON.stringify(other)}, and was ${JSON.stringify(one)}`]
  })
}
