/** Difference above which the server's clock has been set anew, in milliseconds. */
const jump = 2_000

export type ServerClock = {
  now(): number
  /** Learns from an answer. @param at server's time in it. */
  learn(at: number): void
}

/**
 * Clock of the server, independent of the device's. Each answer arrives later than it was made, so
 * the largest difference is the best estimate.
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
