import { type CallerLimits, usualCallerLimits } from './callerLimits.ts'

/** How long the gateway waits for the live platform, and how much of it one caller can take. */
export type PlatformLimits = {
  /**
   * Milliseconds for a connection, for the head of an answer, and between two pieces of its body.
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
