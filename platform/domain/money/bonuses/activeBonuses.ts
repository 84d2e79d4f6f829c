import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'

/** The account of the ledger that holds the money of all of a member's bonuses. */
export const bonusAccount = (memberId: string) => ({ kind: 'bonus', memberId }) as const

/**
 * The bonuses of a member that run, the one that expires first first: bets spend their money and
 * count towards them in this order.
 */
export const findActiveBonuses = (
  { bonuses }: Pick<DomainTables, 'bonuses'>,
  memberId: string,
): Promise<BonusRow[]> =>
  bonuses.find({
    where: { memberId, status: 'ACTIVE' },
    orderBy: { column: 'expiresAt', direction: 'ascending' },
  })
