import type { BonusRow } from '../../base/collections/collections.ts'

/** What of a stake a bonus pays, in minor units. */
export type StakePart = { bonusId: string; amount: number }

/**
 * Splits what the main wallet lacks of a stake over bonuses, in their order.
 * @returns undefined when they hold too little.
 */
export function splitOverBonuses(
  missing: number,
  bonuses: readonly Pick<BonusRow, 'id' | 'balance'>[],
): StakePart[] | undefined {
  let left = missing
  const parts = bonuses.flatMap(({ id: bonusId, balance }) => {
    const amount = Math.min(left, balance)
    left -= amount
    return amount > 0 ? [{ bonusId, amount }] : []
  })
  return left > 0 ? undefined : parts
}

/**
 * What of a win belongs to each part of the stake, in whole minor units; what is left over is real
 * money.
 */
export const shareWin = (
  win: number,
  stake: number,
  parts: readonly Pick<StakePart, 'amount'>[],
): number[] => parts.map(({ amount }) => Math.floor((win * amount) / stake))
