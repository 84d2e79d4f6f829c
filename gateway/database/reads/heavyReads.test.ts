import { expect, it } from 'vitest'
import { createHeavyReads } from './heavyReads.ts'

it('a slow statement counts as heavy until it has been fast 20 times in a row', () => {
  const heavy = createHeavyReads()
  const learn = (took: number, times: number) => {
    for (let time = 0; time < times; time += 1) heavy.learn('sums', took)
  }
  heavy.learn('other', 0.3)
  learn(3, 1)
  expect([heavy.includes('other'), heavy.includes('sums')]).toEqual([false, true])
  // One fast run proves nothing: the statement may be fast for one player and slow for a team.
  learn(0.1, 19)
  expect(heavy.includes('sums')).toBe(true)
  learn(3, 1)
  learn(0.1, 19)
  expect(heavy.includes('sums')).toBe(true)
  learn(0.1, 1)
  expect(heavy.includes('sums')).toBe(false)
})
