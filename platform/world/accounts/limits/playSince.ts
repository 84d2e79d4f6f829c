import { type UseTables, usedOf } from './playerLimits.ts'

/** What a member has staked and won since a moment, in minor units; returned stakes are none. */
export async function playSince(
  tables: UseTables,
  memberId: string,
  from: number,
): Promise<{ stakeSum: number; winSum: number }> {
  const stakeSum = await usedOf(tables, memberId, { kind: 'BET', from })
  const [won] = await tables.ledgerEntries.sum({
    where: { memberId, kind: 'WIN', at: { atLeast: from } },
    of: ['amount'],
  })
  return { stakeSum, winSum: won?.sums.amount ?? 0 }
}
