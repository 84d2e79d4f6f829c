import { expect, it } from 'vitest'
import { clockText } from './Countdown.tsx'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [3_599, '59:59'],
  [3_661, '1:01:01'],
  [36_000, '10:00:00'],
])('a countdown shows %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
