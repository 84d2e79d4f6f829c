import { expect, it } from 'vitest'
import { resendSeconds } from './resendSeconds.ts'

it.each([
  [0, 0],
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 300],
  [20, 300],
])('after %d codes in a row, the next one can be requested in %d seconds', (count, seconds) => {
  expect(resendSeconds(count)).toBe(seconds)
})
