import { expect, it } from 'vitest'
import { limitStep } from './limitStep.ts'

it.each([
  [null, 100, 'stricter'],
  [200, 100, 'stricter'],
  [100, 0, 'stricter'],
  [100, 100, 'same'],
  [null, null, 'same'],
  [100, 101, 'looser'],
  [100, null, 'looser'],
] as const)('a change of a limit from %s to %s is %s', (current, next, step) => {
  expect(limitStep(current, next)).toBe(step)
})
