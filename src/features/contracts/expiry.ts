/** Between two looks at an offer whose time is over by this machine's clock, in milliseconds. */
const least = 5000
/** So long at most: timers of browsers take no more than some days. */
const most = 3_600_000

/**
 * Milliseconds until an offer is to be looked at again, right after its time.
 *
 * @returns false for what does not expire.
 */
export function untilExpiry(expiresAt: string | undefined, now: number): number | false {
  if (expiresAt === undefined) return false
  return Math.min(most, Math.max(least, Date.parse(expiresAt) - now + 1000))
}
