/** How long the gateway waits for the live platform. */
export type PlatformLimits = {
  /**
   * Milliseconds for a connection, for the head of an answer, and between two pieces of its body.
   */
  connect: number
  head: number
  pause: number
}

export const usualLimits: PlatformLimits = { connect: 3000, head: 30_000, pause: 30_000 }
