import { expect, it } from 'vitest'
import { mayMove, secondsOfRound } from './movement.ts'

it('[CONST-30] the winner board moves by half a pixel per frame', () => {
  // 20 rows of 60 pixels are 1,200 pixels, which take 40 seconds at 30 pixels per second.
  expect(secondsOfRound(20, 60)).toBe(40)
})

it('[CONST-31] the winner board moves if it has three or more wins', () => {
  expect([0, 1, 2, 3, 20].map(mayMove)).toEqual([false, false, false, true, true])
})
