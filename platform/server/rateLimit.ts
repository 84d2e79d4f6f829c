/** Types of rate limits. Times are in milliseconds. */
import type { OperationKey } from '../gen/behaviour.ts'

export type RateLimit = {
  calls: number
  /** Length of the window in milliseconds. */
  window: number
  /**
   * Calls that share a count: all calls of an IP address (of an IPv6 /64), or of a member or
   * operator across their sessions, or those of an address that also name one number or account.
   * Visitors who call an operation for members are counted by address.
   */
  by: 'ip' | 'ip and mobile number' | 'ip and username' | 'caller'
  /**
   * `everywhere` counts in the store, shared by all instances; for operations that can be guessed
   * or that pay out. `here` counts in this process; against floods, without a write.
   */
  scope: 'everywhere' | 'here'
}
export type RateLimits = Partial<Record<OperationKey, readonly RateLimit[]>>

/** Maximum difference between the clocks of gateways that share a store. */
const skew = 60_000

/**
 * True while a window runs. A window that ends later than possible was started by a wrong clock,
 * and is ignored so that it does not block callers for that time.
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
