/** What a limit of calls is made of. Times are in milliseconds. */
import type { OperationKey } from '../gen/behaviour.ts'

export type RateLimit = {
  /** Calls in a window. */
  calls: number
  /** Length of the window in milliseconds. */
  window: number
  /**
   * Calls that are counted together: all calls of an address (of IPv6 a /64) or of a member or operator,
   * whatever the number of their sessions, or those that also name one number or account. A visitor
   * who calls what members call is counted by address.
   */
  by: 'ip' | 'ip and mobile number' | 'ip and username' | 'caller'
  /**
   * `everywhere` counts in the store, one count for all instances that share it; for what somebody
   * could guess, or be paid for. `here` counts in this process; against floods, at no cost.
   */
  scope: 'everywhere' | 'here'
}
export type RateLimits = Partial<Record<OperationKey, readonly RateLimit[]>>

/** How far the clocks of gateways that share a store may be apart. */
const skew = 60_000

/**
 * Whether a window that ends then is still running. One that ends later than any window of its
 * length could was begun by a clock that was wrong: it would shut people out for as long as that.
 */
export const isRunning = (
  expiresAt: number,
  now: number,
  { window }: { window: number },
): boolean => expiresAt > now && expiresAt <= now + window + skew

export const second = 1000
export const minute = 60 * second

/** So many calls in any one minute. */
export const perMinute = (calls: number, by: RateLimit['by'], scope: RateLimit['scope']) =>
  [{ calls, window: minute, by, scope }] as const
