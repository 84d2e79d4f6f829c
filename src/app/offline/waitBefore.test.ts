import { expect, it } from 'vitest'
import { waitBefore } from './waitBefore.ts'

it('a page without a network asks for one ever more seldom, and never gives up', () => {
  const waits = [0, 1, 2, 20].map(waitBefore)
  expect(waits).toEqual([3000, 4500, 6750, 30_000])
})
