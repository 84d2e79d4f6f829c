import { redeemRequestLimits } from '../../api/gen/limits.ts'
import type { Goods } from './points.queries.ts'

const mostAtOnce = redeemRequestLimits.quantity.maximum

export type GoodsState =
  | { kind: 'available' }
  | { kind: 'soldOut' }
  /** Number of points that the member lacks for one unit. */
  | { kind: 'missing'; missing: number }

/** State of an item for a member. @param points the member's points; undefined if unknown. */
export function goodsState(
  { stock, points: price }: Pick<Goods, 'stock' | 'points'>,
  points: number | undefined,
): GoodsState {
  if (stock === 0) return { kind: 'soldOut' }
  if (points === undefined || points >= price) return { kind: 'available' }
  return { kind: 'missing', missing: price - points }
}

/**
 * Maximum quantity of an item that a member can redeem at once. It is at least one, even if the
 * server would then reject the redemption.
 */
export function mostUnits(
  { stock, points: price }: Pick<Goods, 'stock' | 'points'>,
  points: number | undefined,
): number {
  const affordable = points === undefined || price === 0 ? mostAtOnce : Math.floor(points / price)
  return Math.max(1, Math.min(mostAtOnce, stock, affordable))
}
