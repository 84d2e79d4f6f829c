/** Pixels that the board moves in a frame, of which a second has sixty (CONST-30). */
const step = 0.5
const framesPerSecond = 60

/** The board moves from so many wins on (CONST-31). */
const leastToMove = 3

export const mayMove = (wins: number): boolean => wins >= leastToMove

/**
 * Seconds in which the board comes round once.
 * @param rowHeight pixels
 */
export const secondsOfRound = (wins: number, rowHeight: number): number =>
  (wins * rowHeight) / (step * framesPerSecond)
