import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'

/** Ledger account that holds the money of all bonuses of a member. */
export const bonusAccount = (memberId: string) => ({ kind: 'bonus', memberId }) as const

/**
 * Active bonuses of a member, earliest expiry first. Bets spend bonus money and count towards
 * wagering in this order.
 */
export const findActiveBonuses = (
  { bonuses }: Pick<DomainTables, 'bonuses'>,
  memberId: string,
): Promise<BonusRow[]> =>
  bonuses.find({
    where: { memberId, status: 'ACTIVE' },
    orderBy: { column: 'expiresAt', direction: 'ascending' },
  })
