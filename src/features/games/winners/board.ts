/** Pixels per frame, at sixty frames per second (CONST-30). */
const step = 0.5
const framesPerSecond = 60

/** Minimum number of wins for a moving board (CONST-31). */
const leastToMove = 3

export const mayMove = (wins: number): boolean => wins >= leastToMove

/**
 * Seconds of a full rotation.
 * @param rowHeight pixels
 */
export const secondsOfRound = (wins: number, rowHeight: number): number =>
  (wins * rowHeight) / (step * framesPerSecond)
