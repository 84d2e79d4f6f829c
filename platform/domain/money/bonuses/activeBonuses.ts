import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'

/** Ledger account with the money of all bonuses of a member. */
export const bonusAccount = (memberId: string) => ({ kind: 'bonus', memberId }) as const

/**
 * Active bonuses of a member, earliest expiry first. Stakes are taken from them, and valid bets
 * count towards their wagering, in this order.
 */
export const findActiveBonuses = (
  { bonuses }: Pick<DomainTables, 'bonuses'>,
  memberId: string,
): Promise<BonusRow[]> =>
  bonuses.find({
    where: { memberId, status: 'ACTIVE' },
    orderBy: { column: 'expiresAt', direction: 'ascending' },
  })
