/** Gifts to members who have never bet; some markets forbid them (Lei 14.790/2023, art. 29). */

import type { DomainTables } from '../../base/collections/collections.ts'
import { allowsBonuses, type BonusKind, type Market } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'

/**
 * True if a market allows a gift to a member who may not have bet yet.
 * @param kind `REGISTRATION` for bonus codes, red envelopes, log-in missions and activities;
 * `REFERRAL` for commissions.
 * @param hasBet true after the member's first settled bet of real money.
 */
export const allowsGift = (market: Market, kind: BonusKind, hasBet: boolean): boolean =>
  hasBet || allowsBonuses(market, [kind])

/** True if a bet with the member's real money has been settled. */
async function hasSettledBet(
  { bets }: Pick<DomainTables, 'bets'>,
  memberId: string,
): Promise<boolean> {
  const where = { memberId, status: 'SETTLED', wallet: { in: ['main', 'vendor'] } }
  const orderBy = { column: 'placedAt', direction: 'descending' } as const
  return (await bets.find({ where, orderBy, limit: 1 })).length > 0
}

/**
 * True if the market forbids gifts of a kind to a member before their first bet.
 * @param memberId undefined for a visitor.
 */
export async function needsBet(
  tables: Pick<DomainTables, 'bets' | 'settings'>,
  memberId: string | undefined,
  kind: BonusKind = 'REGISTRATION',
): Promise<boolean> {
  const { market } = await readPlatform(tables)
  if (allowsGift(market, kind, false)) return false
  const hasBet = memberId !== undefined && (await hasSettledBet(tables, memberId))
  return !allowsGift(market, kind, hasBet)
}
