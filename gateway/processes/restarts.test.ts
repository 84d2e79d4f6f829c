import { expect, it } from 'vitest'
import { restartDelay, shouldGiveUp } from './restarts.ts'

it('the delay before a process is restarted grows with the number of consecutive failures', () => {
  expect([1, 2, 3, 20].map(restartDelay)).toEqual([100, 200, 400, 10_000])
})

it('processes are no longer restarted after six failures in a row, unless another process is ready', () => {
  expect(shouldGiveUp(5, 0)).toBe(false)
  expect(shouldGiveUp(6, 0)).toBe(true)
  expect(shouldGiveUp(60, 1)).toBe(false)
})
