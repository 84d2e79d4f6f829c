const first = 3000
const longest = 30_000

/** Milliseconds before the next attempt after a number of failures, growing up to half a minute. */
export const waitBefore = (failures: number): number => Math.min(longest, first * 1.5 ** failures)
