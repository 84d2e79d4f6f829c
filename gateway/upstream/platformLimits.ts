import { type CallerLimits, usualCallerLimits } from './callerLimits.ts'

/** Timeouts of calls to the upstream platform, and the limits of each caller. */
export type PlatformLimits = {
  /**
   * Maximum milliseconds until a connection is open, until the head of a response arrives, and
   * between two chunks of its body.
   */
  connect: number
  head: number
  pause: number
  callers: CallerLimits
}

export const usualLimits: PlatformLimits = {
  connect: 3000,
  head: 30_000,
  pause: 30_000,
  callers: usualCallerLimits,
}
