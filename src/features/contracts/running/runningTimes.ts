/** When the running period of a contract is looked at again, and settled by this machine's clock. */
import type { components } from '../../../api/gen/paths.ts'

export type RunningPeriod = components['schemas']['ContractRunningPeriod']

/** Milliseconds between two looks at what comes together. */
const usual = 60_000
/** After the settlement's time: it is made within a second, and may take one. */
const patience = 1500
/** While a settlement is late. */
const least = 3000

/** Milliseconds from an answer to the next look, which comes right after the settlement at last. */
export function untilNextLook({ asOf, nextSettlementAt }: RunningPeriod): number {
  const left = Date.parse(nextSettlementAt) - Date.parse(asOf)
  return Math.min(usual, Math.max(least, left + patience))
}

/**
 * The next settlement as this machine's clock will show it, however wrong that is.
 *
 * @param answeredAt when the answer came, by this machine's clock; milliseconds since 1970.
 * @returns RFC 3339 text.
 */
export function settlementByOwnClock(
  { asOf, nextSettlementAt }: RunningPeriod,
  answeredAt: number,
): string {
  const left = Date.parse(nextSettlementAt) - Date.parse(asOf)
  return new Date(answeredAt + left).toISOString()
}
