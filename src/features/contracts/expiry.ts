/**
 * Minimum refetch interval in milliseconds, for an offer that has expired by the browser's clock.
 */
const minInterval = 5000
/** Maximum refetch interval: browser timers overflow after some days. */
const maxInterval = 3_600_000

/**
 * Milliseconds until an offer is refetched, right after its expiry.
 * @returns false for a contract that does not expire.
 */
export function untilExpiry(expiresAt: string | undefined, now: number): number | false {
  if (expiresAt === undefined) return false
  return Math.min(maxInterval, Math.max(minInterval, Date.parse(expiresAt) - now + 1000))
}
