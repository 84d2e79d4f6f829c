import { vi } from 'vitest'

/**
 * Longest wait in milliseconds. It is below the time limit of a test, so that a failure reports the
 * check.
 */
export const longestWait = 55_000

/**
 * Repeats a check until it passes, for as long as its test may take, so that the result does not
 * depend on the speed of the machine.
 * @returns the result of the check.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: longestWait, interval: 10 })
