import { expect, it } from 'vitest'
import { mayMove, secondsOfRound } from './board.ts'

it('[CONST-30] moves half a pixel a frame', () => {
  // 20 rows of 60 pixels are 1,200; thirty pixels a second.
  expect(secondsOfRound(20, 60)).toBe(40)
})

it('[CONST-31] moves from three wins on', () => {
  expect([0, 1, 2, 3, 20].map(mayMove)).toEqual([false, false, false, true, true])
})
