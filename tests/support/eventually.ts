import { vi } from 'vitest'

/** Milliseconds; below the time limit of a test, so that a failure reports the check. */
export const longestWait = 55_000

/**
 * Repeats a check until it passes, for as long as its test may take: no wait of a test depends on
 * the speed of the machine.
 * @returns the result of the check.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: longestWait, interval: 10 })
