import { toDecimal } from '../../../../src/lib/money.ts'
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import type { Announce } from '../../base/storage/events.ts'

/** Minimum win for the winner board and its event, in minor units (300.00). */
const bigWin = 30_000

/**
 * Masks a name: at most its first two and last two letters stay visible, and most of it is hidden.
 */
export function maskedName(name: string): string {
  const letters = [...name]
  const shown = Math.min(2, Math.floor(letters.length / 4))
  const first = letters.slice(0, Math.max(1, shown)).join('')
  return `${first}***${letters.slice(letters.length - shown).join('')}`
}

/** Records and announces a settled win if it is large; otherwise does nothing. */
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
