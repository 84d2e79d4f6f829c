import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Announce } from '../../base/storage/events.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { spendPoints } from './pointLedger.ts'
import { moneyOf } from './pointRules.ts'

/**
 * Converts points to money in the main wallet immediately.
 * @param points number of points; the caller has checked the limits of the API contract.
 */
export async function convertPoints(
  context: Context<'INSUFFICIENT_POINTS'>,
  tables: DomainTables,
  announce: Announce,
  { memberId, points }: { memberId: string; points: number },
): Promise<{ amount: number; balance: number }> {
  await lockMember(tables, memberId)
  const reference = idInTime(context, 'pc')
  const change = { memberId, type: 'CONVERT', points: -points, reference } as const
  const { balance } = await spendPoints(context, tables, change)
  const amount = moneyOf(points)
  const from = { kind: 'house', name: 'points' } as const
  const to = { kind: 'main', memberId } as const
  await post(context, tables, announce, toMovement('POINTS', reference, { from, to, amount }))
  return { amount, balance }
}
