/** Clock of a table, which follows the server's time. */

export type ServerClock = {
  /** Time of the server in milliseconds since 1970. */
  now(): number
  /**
   * Adjusts the clock to the time in a server response.
   * @param sentAt time of the request by `performance.now()`.
   */
  follow(serverTime: number, sentAt: number): void
}

/**
 * Clock that follows the server's time. It adopts the server time of the fastest response, because
 * that time is the most exact. It also adopts the server time of any response that contradicts the
 * clock, such as after the device has slept.
 */
export function createClock(start: number): ServerClock {
  let offset = start - performance.now()
  let fastest = Number.POSITIVE_INFINITY
  const now = () => performance.now() + offset
  return {
    now,
    follow(serverTime, sentAt) {
      const duration = performance.now() - sentAt
      const answered = serverTime + duration / 2
      if (duration > fastest && Math.abs(answered - now()) <= duration) return
      fastest = duration
      offset = answered - performance.now()
    },
  }
}
