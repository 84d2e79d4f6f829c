import type { BetRow, DomainTables } from '../../base/collections/collections.ts'

/**
 * Adds a settled bet to the member's next rebate, in the transaction that settles the bet, so that
 * each bet counts once. A negative valid bet takes back what a correction removed. If the rebate
 * for it was paid already, later bets offset the difference.
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
