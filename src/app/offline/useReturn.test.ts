import { expect, it } from 'vitest'
import { waitBefore } from './useReturn.ts'

it('the offline page retries at growing intervals up to 30 seconds', () => {
  const waits = [0, 1, 2, 20].map(waitBefore)
  expect(waits).toEqual([3000, 4500, 6750, 30_000])
})
