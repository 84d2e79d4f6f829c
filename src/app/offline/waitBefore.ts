const first = 3000
const longest = 30_000

/** Milliseconds until the next try, after so many that failed: ever longer, up to half a minute. */
export const waitBefore = (failures: number): number => Math.min(longest, first * 1.5 ** failures)
