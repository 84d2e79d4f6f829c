const day = 86_400_000

/**
 * How many whole days are left until a moment; 0 on its last day and after it.
 * @param instant RFC 3339 text.
 * @param now milliseconds since 1970.
 */
export const daysLeft = (instant: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now) / day))
