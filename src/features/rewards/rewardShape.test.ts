import { expect, it } from 'vitest'
import { rewardShape } from './rewardShape.ts'

it.each([
  [{ amount: '2.00' }, 'money'],
  [{ points: 10 }, 'points'],
  [{ amount: '0.00', points: 10 }, 'points'],
  [{ tickets: 1 }, 'tickets'],
  [{ amount: '2.00', points: 20 }, 'several'],
] as const)('rewardShape of %j is %s', (reward, shape) => {
  expect(rewardShape(reward)).toBe(shape)
})
