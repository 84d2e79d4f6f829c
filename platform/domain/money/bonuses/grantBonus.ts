import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { Wagering } from '../../base/collections/rewards.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { Texts } from '../../base/texts/texts.ts'
import { planJob } from '../../base/time/jobs.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import type { HouseAccount } from '../ledger/accounts.ts'
import { lockMember } from '../ledger/lockMember.ts'
import { type PostTables, post, toMovement } from '../ledger/post.ts'
import { bonusAccount } from './activeBonuses.ts'

export type NewBonus = {
  memberId: string
  title: Texts
  /** Id of the reward that grants the bonus; each reward grants at most one. */
  reference: string
  /** Amount in minor units, greater than 0. */
  amount: number
  wagering: Wagering
  /** House account that funds the bonus, and the kind of its ledger entry. */
  source: { house: HouseAccount; entry: EntryKind }
}

type Tables = PostTables & Pick<DomainTables, 'bonuses'>

/**
 * Grants a bonus with a wagering requirement, in the transaction of the reward. The money goes to
 * the member's bonus account. If the bonus expires, its balance returns to the house.
 */
export async function grantBonus(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Tables,
  announce: Announce,
  { memberId, title, reference, amount, wagering, source }: NewBonus,
): Promise<BonusRow> {
  await lockMember(tables, memberId)
  const grantedAt = context.now()
  const bonus: BonusRow = {
    id: idInTime(context, 'bo'),
    memberId,
    title,
    reference,
    granted: amount,
    balance: amount,
    inPlay: 0,
    required: wagering.required,
    played: 0,
    status: 'ACTIVE',
    paidOut: 0,
    grantedAt,
    expiresAt: grantedAt + wagering.days * dayLength,
    endedAt: null,
  }
  const from = { kind: 'house', name: source.house } as const
  const movement = toMovement(source.entry, reference, {
    from,
    to: bonusAccount(memberId),
    amount,
  })
  await post(context, tables, announce, movement)
  await tables.bonuses.insert(bonus)
  await planJob(context, tables, { kind: 'expireBonus', subject: bonus.id, dueAt: bonus.expiresAt })
  return bonus
}
