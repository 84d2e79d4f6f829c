/** Merging the limits of two accounts that turn out to belong to one person. */
import type { DomainTables, PlayerLimitRow } from '../../base/collections/collections.ts'
import { limitInForce } from './playerLimits.ts'

type Limit = Pick<PlayerLimitRow, 'amount' | 'pendingAmount' | 'pendingAt'>

const stricterOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/**
 * Merges two limits into one limit that is at least as strict as each of them. A pending raise
 * stays pending, but the raised amount is reduced to the other limit. If both raises are pending,
 * the later time applies.
 */
export function mergeLimits(one: Limit, other: Limit, now: number): Limit {
  const amount = stricterOf(limitInForce(one, now), limitInForce(other, now))
  const waiting = [one, other].filter(({ pendingAt }) => pendingAt !== null && pendingAt > now)
  const finalOf = (limit: Limit) =>
    waiting.includes(limit) ? limit.pendingAmount : limitInForce(limit, now)
  const pendingAmount = stricterOf(finalOf(one), finalOf(other))
  if (pendingAmount === amount) return { amount, pendingAmount: null, pendingAt: null }
  const pendingAt = Math.max(...waiting.map(({ pendingAt: at }) => at ?? now))
  return { amount, pendingAmount, pendingAt }
}

/**
 * Merges the limits of the holder `from` into the limits of the holder `to`. No limit becomes
 * looser.
 */
export async function addLimits(
  { playerLimits }: Pick<DomainTables, 'playerLimits'>,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  for (const row of await playerLimits.find({ where: { memberId: from } })) {
    const id = `${to}/${row.kind}/${row.period}`
    const known = await playerLimits.get(id)
    if (known) await playerLimits.update(id, { ...mergeLimits(known, row, now), changedAt: now })
    else await playerLimits.insert({ ...row, id, memberId: to })
  }
}
