import { expect, it } from 'vitest'
import { restartDelay, shouldGiveUp } from './restarts.ts'

it('starts again soon after one died, and more and more slowly while they go on dying', () => {
  expect([1, 2, 3, 20].map(restartDelay)).toEqual([100, 200, 400, 10_000])
})

it('gives up when one start after the other failed, but never while a process answers', () => {
  expect(shouldGiveUp(5, 0)).toBe(false)
  expect(shouldGiveUp(6, 0)).toBe(true)
  expect(shouldGiveUp(60, 1)).toBe(false)
})
