/** Model of the limit rules for property tests, independent of the implementation. */
import fc from 'fast-check'
import type { Context } from '../../../base/context/context.ts'
import { type LimitId, partsOf, setLimit } from '../changeLimit.ts'

export const coolingOff = 24 * 3_600_000
const offset = -3 * 3_600_000

/** Start of the day, week (from Monday) or month that contains a time, in São Paulo. */
export function periodStart(period: string, at: number): number {
  const local = new Date(at + offset)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  if (period === 'MONTH') return Date.UTC(year, month, 1) - offset
  const sinceMonday = period === 'WEEK' ? (local.getUTCDay() + 6) % 7 : 0
  return Date.UTC(year, month, date - sinceMonday) - offset
}

type Known = { current: number | null; pending?: { size: number | null; at: number } }

/**
 * Change of a limit. `size` is in minor units, or in minutes for a time limit; null removes the
 * limit.
 */
export type LimitDeed = { do: 'limit'; limitId: LimitId; size: number | null }

export const limitDeed = (limitIds: readonly LimitId[], maxSize: number) =>
  fc.record({
    do: fc.constant('limit' as const),
    limitId: fc.constantFrom(...limitIds),
    size: fc.option(fc.integer({ min: 1, max: maxSize }), { freq: 5 }),
  })

/** Expected limits of a member. Each change is made in the model and in the domain. */
export function limitModel(context: Context, memberId: string) {
  const limits = new Map<LimitId, Known>()
  const holding = (limitId: LimitId): number | null => {
    const known = limits.get(limitId)
    if (!known) return null
    const { pending } = known
    return pending && pending.at <= context.now() ? pending.size : known.current
  }
  const change = async ({ limitId, size }: LimitDeed) => {
    const current = holding(limitId)
    const isStricter = size !== null && (current === null || size <= current)
    if (isStricter || size === current) limits.set(limitId, { current: size })
    else limits.set(limitId, { current, pending: { size, at: context.now() + coolingOff } })
    await setLimit(context, memberId, partsOf(limitId), size)
  }
  return { holding, change }
}
