const day = 86_400_000

/**
 * Whole days left until an instant; 0 on the last day and after it.
 * @param instant RFC 3339 timestamp.
 * @param now milliseconds since the Unix epoch.
 */
export const daysLeft = (instant: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now) / day))
