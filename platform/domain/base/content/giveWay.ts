/** Lets whatever else waits for the processor go first, between two pieces of long work. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
