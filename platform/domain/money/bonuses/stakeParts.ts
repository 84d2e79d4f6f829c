import type { BonusRow } from '../../base/collections/collections.ts'

/** Part of a stake that one bonus pays, in minor units. */
export type StakePart = { bonusId: string; amount: number }

/**
 * Splits the part of a stake that the main wallet cannot pay over the bonuses, in the given order.
 * @returns undefined if the bonuses have less money than this part.
 */
export function splitOverBonuses(
  missingAmount: number,
  bonuses: readonly Pick<BonusRow, 'id' | 'balance'>[],
): StakePart[] | undefined {
  let left = missingAmount
  const parts = bonuses.flatMap(({ id: bonusId, balance }) => {
    const amount = Math.min(left, balance)
    left -= amount
    return amount > 0 ? [{ bonusId, amount }] : []
  })
  return left > 0 ? undefined : parts
}

/**
 * Each bonus's share of a win, in proportion to its part of the stake, rounded down to minor units.
 * The remainder goes to the main wallet.
 */
export const shareWin = (
  win: number,
  stake: number,
  parts: readonly Pick<StakePart, 'amount'>[],
): number[] => parts.map(({ amount }) => Math.floor((win * amount) / stake))
