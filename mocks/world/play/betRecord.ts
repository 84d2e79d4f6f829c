import type { BetRow, WorldTables } from '../collections.ts'
import type { Period } from './turnover.ts'

type Filters = { vendor?: string; gameType?: string; status?: string }

/** The bets that a member placed in a period and that the filters leave, the newest first. */
export async function findBets(
  { bets }: Pick<WorldTables, 'bets'>,
  memberId: string,
  { from, to }: Period,
  { vendor, gameType, status }: Filters,
): Promise<BetRow[]> {
  const where = {
    ...{ memberId, placedAt: { atLeast: from } },
    ...(vendor !== undefined && { vendor }),
    ...(gameType !== undefined && { gameType }),
    ...(status !== undefined && { status }),
  }
  const rows = await bets.find({ where, orderBy: { column: 'placedAt', direction: 'ascending' } })
  // Ids are in the order of time, so the newest of one moment comes first too.
  return rows.filter(({ placedAt }) => placedAt < to).toReversed()
}

/** What a bet won or lost, in minor units; nothing until it is settled. */
export const profitOf = ({ status, win, stake }: Pick<BetRow, 'status' | 'win' | 'stake'>) =>
  status === 'SETTLED' ? win - stake : 0
