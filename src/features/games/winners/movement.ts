/** Pixels that the list moves per frame, at sixty frames per second (CONST-30). */
const step = 0.5
const framesPerSecond = 60

/** Minimum number of wins for the list to move (CONST-31). */
const leastToMove = 3

export const mayMove = (wins: number): boolean => wins >= leastToMove

/**
 * Seconds in which the list scrolls past once.
 * @param rowHeight pixels
 */
export const secondsOfRound = (wins: number, rowHeight: number): number =>
  (wins * rowHeight) / (step * framesPerSecond)
