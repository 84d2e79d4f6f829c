import { expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

it('[CONST-02, CONST-03] a throttled action runs once per second and drops further calls', () => {
  let time = 0
  const action = vi.fn()
  const press = throttle(action, 1000, () => time)
  press('first')
  press('dropped')
  time = 999
  press('dropped')
  time = 1000
  press('second')
  expect(action.mock.calls).toEqual([['first'], ['second']])
})
