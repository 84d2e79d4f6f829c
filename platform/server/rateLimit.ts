/** Types of rate limits. Times are in milliseconds. */
import type { OperationKey } from '../gen/behaviour.ts'

export type RateLimit = {
  calls: number
  /** Length of the window in milliseconds. */
  window: number
  /**
   * Calls that share a count: all calls from an IP address (an IPv6 /64 counts as one), all calls
   * from an IP address for one number or account, or all calls of a member or operator in any
   * session. Visitors who call an operation for members are counted by IP address.
   */
  by: 'ip' | 'ip and mobile number' | 'ip and username' | 'caller'
  /**
   * `everywhere` counts in the store, for all instances. It limits operations that pay out or whose
   * input can be guessed. `here` counts in this process without a write. It limits floods.
   */
  scope: 'everywhere' | 'here'
}
export type RateLimits = Partial<Record<OperationKey, readonly RateLimit[]>>

/** Maximum difference between the clocks of gateways that share a store. */
const skew = 60_000

/**
 * True while a window runs. A window that ends later than possible was started by a wrong clock and
 * is ignored.
 */
export const isRunning = (
  expiresAt: number,
  now: number,
  { window }: { window: number },
): boolean => expiresAt > now && expiresAt <= now + window + skew

export const second = 1000
export const minute = 60 * second

/** Limit for each window of one minute. */
export const perMinute = (calls: number, by: RateLimit['by'], scope: RateLimit['scope']) =>
  [{ calls, window: minute, by, scope }] as const
