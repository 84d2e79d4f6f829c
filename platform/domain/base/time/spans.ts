/** Lengths of UTC hours and days, for statistics. */
export const hourLength = 3_600_000
export const dayLength = 24 * hourLength

/** Start of the UTC hour or day that contains `time`. @param length `hourLength` or `dayLength`. */
export const beginningOf = (time: number, length: number): number => time - (time % length)
