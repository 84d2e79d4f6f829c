/** What a limit of calls is made of. Times are in milliseconds. */
import type { OperationKey } from '../gen/behaviour.ts'

export type RateLimit = {
  /** Calls in a window. */
  calls: number
  /** Length of the window in milliseconds. */
  window: number
  /**
   * What is counted together: all calls of an address or a session, or those that also name one
   * number or account.
   */
  by: 'ip' | 'ip and mobile number' | 'ip and username' | 'session'
  /**
   * `everywhere` counts in the store, one count for all instances that share it; for what somebody
   * could guess, or be paid for. `here` counts in this process; against floods, at no cost.
   */
  scope: 'everywhere' | 'here'
}
export type RateLimits = Partial<Record<OperationKey, readonly RateLimit[]>>

export const second = 1000
export const minute = 60 * second

/** So many calls in any one minute. */
export const perMinute = (calls: number, by: RateLimit['by'], scope: RateLimit['scope']) =>
  [{ calls, window: minute, by, scope }] as const
