/**
 * Poll times of a contract's current period, and the conversion of its settlement time to the
 * browser's clock.
 */
import type { components } from '../../../api/gen/paths.ts'

export type RunningPeriod = components['schemas']['ContractRunningPeriod']

/** Usual poll interval in milliseconds. */
const usual = 60_000
/**
 * Milliseconds from the settlement time to the poll: the settlement starts within a second and may
 * take another second.
 */
const patience = 1500
/** Poll interval in milliseconds while a settlement is late. */
const minInterval = 3000

/** Milliseconds from a response to the next poll, at the latest right after the settlement. */
export function untilNextLook({ asOf, nextSettlementAt }: RunningPeriod): number {
  const left = Date.parse(nextSettlementAt) - Date.parse(asOf)
  return Math.min(usual, Math.max(minInterval, left + patience))
}

/**
 * Converts the time of the next settlement to the browser's clock, which may be wrong.
 * @param answeredAt time of the response by the browser's clock, in milliseconds since 1970.
 * @returns RFC 3339 text.
 */
export function settlementByOwnClock(
  { asOf, nextSettlementAt }: RunningPeriod,
  answeredAt: number,
): string {
  const left = Date.parse(nextSettlementAt) - Date.parse(asOf)
  return new Date(answeredAt + left).toISOString()
}
