/** The only way in which points change: whole, never below nothing, never expiring (PTS-02). */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'

export type PointSource = components['schemas']['PointSource']

type Tables = Pick<DomainTables, 'pointAccounts' | 'pointEntries'>
type Spender = Pick<Context<'INSUFFICIENT_POINTS'>, 'now' | 'randomBytes' | 'reject'>

export type PointChange = {
  memberId: string
  type: PointSource
  /** Whole points; what comes in is positive. */
  points: number
  reference: string
  /** Milliseconds since 1970; now unless given. */
  at?: number
}

/**
 * Changes a member's points, with an entry that tells it, in the transaction of what they change
 * for.
 * @param rejectShortage called when they have less than is taken, which is a defect without it.
 * @returns what they have then.
 * @throws {RangeError} for a change that is no whole number, or none.
 */
export async function changePoints(
  context: Pick<Spender, 'now' | 'randomBytes'>,
  tables: Tables,
  { memberId, type, points, reference, at: requestedAt }: PointChange,
  rejectShortage?: Spender['reject'],
): Promise<{ balance: number }> {
  if (!Number.isSafeInteger(points) || points === 0) throw new RangeError(`${points} points`)
  const account = await tables.pointAccounts.get(memberId)
  const balance = (account?.balance ?? 0) + points
  if (balance < 0) rejectShortage?.('INSUFFICIENT_POINTS')
  if (balance < 0) throw new RangeError(`${memberId} has too few points`)
  // After the last one, so that an account's entries have one order.
  const at = Math.max(requestedAt ?? context.now(), (account?.updatedAt ?? 0) + 1)
  if (account) await tables.pointAccounts.update(memberId, { balance, updatedAt: at })
  else await tables.pointAccounts.insert({ id: memberId, balance, thousandths: 0, updatedAt: at })
  await tables.pointEntries.insert({
    id: idInTime(context, 'pe', at),
    memberId,
    type,
    changed: points,
    reference,
    at,
    balanceAfter: balance,
  })
  return { balance }
}

/** `changePoints` of what a member spends. @throws {Rejection} when they have less. */
export const spendPoints = (
  context: Spender,
  tables: Tables,
  change: PointChange,
): Promise<{ balance: number }> => changePoints(context, tables, change, context.reject)
