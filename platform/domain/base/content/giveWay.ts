/** Yields to the event loop between two slices of long work. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
