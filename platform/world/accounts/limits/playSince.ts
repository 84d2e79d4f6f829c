import type { WorldTables } from '../../base/collections/collections.ts'
import { usedOf } from './playerLimits.ts'

/** What a member has staked and won since a moment, in minor units; returned stakes are none. */
export async function playSince(
  tables: Pick<WorldTables, 'ledgerEntries' | 'playDays'>,
  memberId: string,
  from: number,
): Promise<{ stakeSum: number; winSum: number }> {
  const stakeSum = await usedOf(tables, memberId, { kind: 'BET', from })
  const wins = await tables.ledgerEntries.find({
    where: { memberId, kind: 'WIN', at: { atLeast: from } },
  })
  return { stakeSum, winSum: wins.reduce((sum, { amount }) => sum + amount, 0) }
}
