import { type CallerLimits, usualCallerLimits } from './callerLimits.ts'

/** Time-outs of calls to the live platform, and the share of it that one caller can use. */
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
