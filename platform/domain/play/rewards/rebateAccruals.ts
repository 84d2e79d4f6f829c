import type { BetRow, DomainTables } from '../../base/collections/collections.ts'

/**
 * Adds a settled bet to the member's next rebate, in the transaction that settles the bet, so that
 * each bet counts once. After a correction, `validBet` is the change of the valid bet and may be
 * negative. If the rebate for the corrected bet is already paid, a negative change reduces the next
 * rebate.
 */
export async function accrueRebate(
  { rebateAccruals }: Pick<DomainTables, 'rebateAccruals'>,
  { memberId, gameType, validBet }: Pick<BetRow, 'memberId' | 'gameType' | 'validBet'>,
): Promise<void> {
  if (validBet === 0) return
  const id = `${memberId}/${gameType}`
  const earlier = await rebateAccruals.get(id)
  if (earlier) await rebateAccruals.update(id, { validBet: earlier.validBet + validBet })
  else await rebateAccruals.insert({ id, memberId, gameType, validBet })
}
