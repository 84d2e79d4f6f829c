import { vi } from 'vitest'

/** Below the limit of a test, so that a failure names what was waited for. */
export const longestWait = 55_000

/**
 * Repeats a check until it passes, as long as its test may take: no wait of a test is limited by
 * the speed of the machine.
 * @returns what the check returns.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: longestWait, interval: 10 })
