/** Settlements as records list them. */
import type { SettlementRow, WorldTables } from '../collections.ts'
import type { Period } from '../play/turnover.ts'

/**
 * What was settled in a period with somebody on one side, the newest first.
 * @param side whether she was paid or has paid.
 */
export async function findSettlements(
  { settlements }: Pick<WorldTables, 'settlements'>,
  {
    memberId,
    side,
    kind,
  }: { memberId: string; side: 'RECEIVED' | 'PAID'; kind: string | undefined },
  { from, to }: Period,
): Promise<SettlementRow[]> {
  const rows = await settlements.find({
    where: {
      ...(side === 'PAID' ? { payerId: memberId } : { payeeId: memberId }),
      ...(kind !== undefined && { kind }),
      settledAt: { atLeast: from },
    },
    orderBy: { column: 'settledAt', direction: 'ascending' },
  })
  return rows.filter(({ settledAt }) => settledAt < to).toReversed()
}

/** What was paid and what is owed, in minor units. */
export const sumsOf = (rows: readonly SettlementRow[]): { paid: number; owed: number } => ({
  paid: sumOf(rows, 'PAID'),
  owed: sumOf(rows, 'OWED'),
})

const sumOf = (rows: readonly SettlementRow[], status: string): number =>
  rows.filter((row) => row.status === status).reduce((total, { amount }) => total + amount, 0)
