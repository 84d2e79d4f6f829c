/**
 * Tolerated decrease of the clock's offset in milliseconds. A larger decrease means that the
 * server's clock was set back.
 */
const jump = 2_000

export type ServerClock = {
  now(): number
  /**
   * Adjusts the clock.
   * @param at server time in a response that has just arrived.
   */
  learn(at: number): void
}

/**
 * Estimate of the server's time, independent of the device's clock. Every response arrives late, so
 * the largest difference between server and device time is the best estimate.
 */
export function createServerClock(at: number): ServerClock {
  let offset = at - performance.now()
  return {
    now: () => performance.now() + offset,
    learn(answeredAt) {
      const next = answeredAt - performance.now()
      if (next > offset || offset - next > jump) offset = next
    },
  }
}
