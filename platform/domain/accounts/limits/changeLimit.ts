/**
 * Changes of limits. A stricter limit takes effect immediately, a looser one after a cooling-off
 * period.
 */

import type { components } from '../../../../src/api/gen/paths.ts'
import { limitStep } from '../../../../src/lib/limitStep.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { DomainTables, PlayerLimitRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { periodAround } from './limitPeriod.ts'
import { type LimitScope, limitHolderOf } from './personAccounts.ts'
import {
  type LimitKind,
  limitInForce,
  limitKinds,
  limitPeriods,
  type UseTables,
  usedOf,
} from './playerLimits.ts'
import { minutesIn, playDaysSince } from './playTime.ts'

type Schemas = components['schemas']
export type LimitId = Schemas['LimitId']
type LimitView = Schemas['PlayerLimit']

/** Hours before a looser limit takes effect, so that at least one night passes. */
export const coolingOffHours = 24

type Parts = { limitId: LimitId; kind: LimitKind; period: (typeof limitPeriods)[number] }

const allLimits: readonly Parts[] = limitKinds.flatMap((kind) =>
  limitPeriods.map((period) => ({ limitId: `${kind}_${period}` as const, kind, period })),
)

export const partsOf = (limitId: LimitId): Parts => {
  const found = allLimits.find((one) => one.limitId === limitId)
  if (!found) throw new RangeError(`${limitId} is no limit`)
  return found
}

const rowId = (holderId: string, { kind, period }: Parts) => `${holderId}/${kind}/${period}`

const sizeOf = (kind: LimitKind, amount: number | null) => {
  if (amount === null) return {}
  return kind === 'TIME' ? { minutes: amount } : { amount: toDecimal(amount) }
}

type ViewTables = UseTables & Pick<DomainTables, 'playerLimits'>

/**
 * All limits in the format of the API. Play time is read only once, because it grows during this
 * request: day, week and month must include the same play time.
 */
export async function showLimits(
  { now }: Pick<Context, 'now'>,
  tables: ViewTables,
  scope: LimitScope,
): Promise<LimitView[]> {
  const at = now()
  const starts = limitPeriods.map((period) => periodAround(period, at).from)
  const days = await playDaysSince(tables, scope.memberIds, Math.min(...starts))
  const views: LimitView[] = []
  for (const parts of allLimits) {
    const { from } = periodAround(parts.period, at)
    const used =
      parts.kind === 'TIME'
        ? minutesIn(days, from)
        : await usedOf(tables, scope.memberIds, { kind: parts.kind, from })
    views.push(await viewOf(at, tables, scope, parts, used))
  }
  return views
}

/**
 * A limit in the format of the API, with the amount or time that all accounts of `scope` have used.
 */
export async function showLimit(
  { now }: Pick<Context, 'now'>,
  tables: ViewTables,
  scope: LimitScope,
  parts: Parts,
): Promise<LimitView> {
  const at = now()
  const { from } = periodAround(parts.period, at)
  const used = await usedOf(tables, scope.memberIds, { kind: parts.kind, from })
  return viewOf(at, tables, scope, parts, used)
}

/**
 * @param at current time, in milliseconds since 1970.
 * @param used use of the limit in the current period: minutes for a time limit, otherwise minor
 * units.
 */
async function viewOf(
  at: number,
  tables: Pick<DomainTables, 'playerLimits'>,
  { holderId }: LimitScope,
  parts: Parts,
  used: number,
): Promise<LimitView> {
  const { limitId, kind, period } = parts
  const row = await tables.playerLimits.get(rowId(holderId, parts))
  const { to } = periodAround(period, at)
  const waits = row?.pendingAt !== undefined && row.pendingAt !== null && row.pendingAt > at
  return {
    limitId,
    kind,
    period,
    resetsAt: new Date(to).toISOString(),
    ...(kind === 'TIME' ? { usedMinutes: used } : { used: toDecimal(used) }),
    ...sizeOf(kind, row ? limitInForce(row, at) : null),
    ...(waits && {
      pending: {
        ...sizeOf(kind, row.pendingAmount),
        from: new Date(row.pendingAt ?? 0).toISOString(),
      },
    }),
  }
}

type LimitChange = Pick<PlayerLimitRow, 'amount' | 'pendingAmount' | 'pendingAt'>

/**
 * Decides whether a requested limit applies now or after the cooling-off period. Null means no
 * limit and is the loosest value.
 */
function decideLimit(
  current: number | null,
  requestedAmount: number | null,
  now: number,
): LimitChange {
  if (limitStep(current, requestedAmount) !== 'looser') {
    return { amount: requestedAmount, pendingAmount: null, pendingAt: null }
  }
  const pendingAt = now + coolingOffHours * 3_600_000
  return { amount: current, pendingAmount: requestedAmount, pendingAt }
}

/**
 * Sets a limit for all accounts that are proven to be the member's.
 * @param requestedLimit minor units, or minutes for a time limit; null removes the limit.
 */
export async function setLimit(
  context: Pick<Context, 'store' | 'now'>,
  memberId: string,
  parts: Parts,
  requestedLimit: number | null,
): Promise<void> {
  const { kind, period } = parts
  await againIfTaken(() =>
    context.store.transaction(async (tables) => {
      const { playerLimits } = tables
      const holderId = await limitHolderOf(tables, memberId)
      const id = rowId(holderId, parts)
      const now = context.now()
      const row = await playerLimits.get(id)
      const changes = {
        ...decideLimit(row ? limitInForce(row, now) : null, requestedLimit, now),
        changedAt: now,
      }
      if (row) await playerLimits.update(id, changes)
      else await playerLimits.insert({ id, memberId: holderId, kind, period, ...changes })
    }),
  )
}

/**
 * Cancels a pending looser limit.
 * @returns false if there was none.
 */
export async function cancelChange(
  context: Pick<Context, 'store' | 'now'>,
  memberId: string,
  parts: Parts,
): Promise<boolean> {
  return context.store.transaction(async (tables) => {
    const { playerLimits } = tables
    const id = rowId(await limitHolderOf(tables, memberId), parts)
    const row = await playerLimits.get(id)
    if (!row || row.pendingAt === null || row.pendingAt <= context.now()) return false
    return playerLimits.update(id, { pendingAmount: null, pendingAt: null })
  })
}
