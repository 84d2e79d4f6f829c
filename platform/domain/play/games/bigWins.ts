import { toDecimal } from '../../../../src/lib/money.ts'
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import type { Announce } from '../../base/storage/events.ts'

/** Minimum of a win on the winner board, in minor units (300.00). */
const bigWin = 30_000

/** Masks a name: at most the first two and last two letters stay visible. */
export function maskedName(name: string): string {
  const letters = [...name]
  const shown = Math.min(2, Math.floor(letters.length / 4))
  const first = letters.slice(0, Math.max(1, shown)).join('')
  return `${first}***${letters.slice(letters.length - shown).join('')}`
}

/**
 * Records and announces a settled win if it is a big win: at least `bigWin` and twice the stake.
 */
export async function postBigWin(
  tables: Pick<DomainTables, 'bigWins' | 'members'>,
  announce: Announce,
  bet: Pick<BetRow, 'id' | 'memberId' | 'nodeId' | 'gameName' | 'stake' | 'win'>,
  at: number,
): Promise<void> {
  const { id, memberId, nodeId, gameName, stake, win } = bet
  if (win < bigWin || win < 2 * stake) return
  const member = await tables.members.get(memberId)
  if (!member) return
  const customerName = maskedName(member.username)
  await tables.bigWins.insert({ id, customerName, nodeId, amount: win, at })
  const amount = toDecimal(win)
  announce({
    type: 'winPosted',
    winId: id,
    customerName,
    gameName,
    amount,
    currency: member.currency,
  })
}
