import type { BetRow, WorldTables } from '../../base/collections/collections.ts'

/** A time from `from` up to, and without, `to`; milliseconds since 1970. */
export type Period = { from: number; to: number }

/** The bets of a member that were settled in a period, the first first. */
export async function settledBets(
  { bets }: Pick<WorldTables, 'bets'>,
  memberId: string,
  { from, to }: Period,
): Promise<BetRow[]> {
  const rows = await bets.find({
    where: { memberId, settledAt: { atLeast: from } },
    orderBy: { column: 'settledAt', direction: 'ascending' },
  })
  return rows.filter(({ status, settledAt }) => status === 'SETTLED' && (settledAt ?? to) < to)
}

/** What a member played in a period, in minor units. */
export type Play = { bets: number; stake: number; validBet: number; win: number }

/** What bets add up to. */
export const sumOf = (rows: readonly Pick<BetRow, 'stake' | 'validBet' | 'win'>[]): Play =>
  rows.reduce<Play>(
    (sum, { stake, validBet, win }) => ({
      bets: sum.bets + 1,
      stake: sum.stake + stake,
      validBet: sum.validBet + validBet,
      win: sum.win + win,
    }),
    { bets: 0, stake: 0, validBet: 0, win: 0 },
  )

/** What the member's bets that were settled in a period add up to. */
export const playOf = async (
  tables: Pick<WorldTables, 'bets'>,
  memberId: string,
  period: Period,
): Promise<Play> => sumOf(await settledBets(tables, memberId, period))

/** The valid bets of a member that were settled in a period, in minor units. */
export const turnoverOf = async (
  tables: Pick<WorldTables, 'bets'>,
  memberId: string,
  period: Period,
): Promise<number> => (await playOf(tables, memberId, period)).validBet
