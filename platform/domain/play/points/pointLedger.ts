/**
 * Single entry point for changes of points. Points are whole, never negative and never expire
 * (PTS-02).
 */
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
  /** Whole points; positive if the member gets them. */
  points: number
  reference: string
  /** Milliseconds since 1970; defaults to now. */
  at?: number
}

/**
 * Changes a member's points and writes an entry, in the caller's transaction.
 * @param rejectShortage called when the balance would fall below zero; without it, a shortage is a
 * defect and throws.
 * @returns the new balance.
 * @throws {RangeError} if `points` is zero or not a whole number.
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
  // The time is later than that of the last entry, so that the entries of an account have ascending
  // times.
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

/**
 * `changePoints` for points that a member spends.
 * @throws {Rejection} if the balance is too low.
 */
export const spendPoints = (
  context: Spender,
  tables: Tables,
  change: PointChange,
): Promise<{ balance: number }> => changePoints(context, tables, change, context.reject)
