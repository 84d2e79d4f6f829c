/** Hours and days of UTC, which things are counted by. */
export const hourLength = 3_600_000
export const dayLength = 24 * hourLength

/** The beginning of an hour or a day, UTC. */
export const beginningOf = (time: number, length: number): number => time - (time % length)
