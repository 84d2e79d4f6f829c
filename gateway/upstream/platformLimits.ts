import { type CallerLimits, usualCallerLimits } from './callerLimits.ts'

/**
 * Timeouts of calls to the upstream platform, and the share of its connections that one caller can
 * use.
 */
export type PlatformLimits = {
  /**
   * Milliseconds to connect, to wait for the head of a response, and between two chunks of its
   * body.
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
