/** Ends bonuses that were wagered, spent or given up, or have expired. */
import type { MessageTables } from '../../accounts/messages/messages.ts'
import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { JobHandler } from '../../base/time/jobs.ts'
import { nameOf } from '../ledger/accounts.ts'
import { getLocked, lockMember } from '../ledger/lockMember.ts'
import { type PostTables, post, toMovement } from '../ledger/post.ts'
import { bonusAccount } from './activeBonuses.ts'
import { tellBonusEnd } from './tellBonusEnd.ts'

type Tables = MessageTables & PostTables & Pick<DomainTables, 'bonuses'>

/**
 * Moves the money of an ended bonus out of the bonus account: to the main wallet if the bonus was
 * wagered, otherwise back to the house.
 * @param amount in minor units; 0 moves nothing.
 */
export async function passOnBonus(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Tables,
  announce: Announce,
  { id, memberId, status, paidOut }: Pick<BonusRow, 'id' | 'memberId' | 'status' | 'paidOut'>,
  amount: number,
): Promise<void> {
  if (amount === 0) return
  const from = bonusAccount(memberId)
  const movement =
    status === 'COMPLETED'
      ? toMovement('BONUS_RELEASED', id, { from, to: { kind: 'main', memberId }, amount })
      : toMovement('BONUS_FORFEITED', id, { from, to: { kind: 'house', name: 'bonuses' }, amount })
  await post(context, tables, announce, movement)
  await tables.bonuses.update(id, { paidOut: paidOut + amount })
}

/**
 * Ends an active bonus and moves its balance to the main wallet or the house. Notifies the member
 * in the inbox if the bonus had a balance and was completed or expired.
 */
export async function endBonus(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Tables,
  announce: Announce,
  bonus: BonusRow,
  status: Exclude<BonusRow['status'], 'ACTIVE'>,
): Promise<void> {
  await tables.bonuses.update(bonus.id, { status, balance: 0, endedAt: context.now() })
  await passOnBonus(context, tables, announce, { ...bonus, status }, bonus.balance)
  const isNews = status === 'COMPLETED' || status === 'EXPIRED'
  if (isNews && bonus.balance > 0) await tellBonusEnd(context, tables, announce, bonus, status)
}

/**
 * Gives up a bonus at the member's request; its balance goes back to the house.
 * @returns the lost amount, and the total balance of the member's other bonuses, in minor units.
 * @throws {Rejection} if the bonus is another member's, has ended, or is part of the stake of an
 * open bet.
 */
export async function giveUpBonus(
  context: Pick<
    Context<'NOT_FOUND' | 'BONUS_ENDED' | 'BONUS_IN_PLAY'>,
    'now' | 'randomBytes' | 'reject'
  >,
  tables: Tables,
  announce: Announce,
  { memberId, bonusId }: { memberId: string; bonusId: string },
): Promise<{ amount: number; balance: number }> {
  await lockMember(tables, memberId)
  const bonus = await tables.bonuses.get(bonusId)
  if (bonus?.memberId !== memberId) context.reject('NOT_FOUND')
  if (bonus.status !== 'ACTIVE') context.reject('BONUS_ENDED')
  if (bonus.inPlay > 0) context.reject('BONUS_IN_PLAY')
  await endBonus(context, tables, announce, bonus, 'GIVEN_UP')
  const left = await tables.wallets.get(nameOf(bonusAccount(memberId)))
  return { amount: bonus.balance, balance: left?.balance ?? 0 }
}

export const expireBonus: JobHandler = async (context, tables, announce, { subject }) => {
  const bonus = await getLocked(tables, tables.bonuses, subject)
  if (bonus?.status === 'ACTIVE') await endBonus(context, tables, announce, bonus, 'EXPIRED')
}
