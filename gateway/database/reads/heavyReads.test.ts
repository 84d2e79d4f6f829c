import { expect, it } from 'vitest'
import { createHeavyReads } from './heavyReads.ts'

it('counts a statement as heavy until it was quick many times in a row', () => {
  const heavy = createHeavyReads()
  const learn = (took: number, times: number) => {
    for (let time = 0; time < times; time += 1) heavy.learn('sums', took)
  }
  heavy.learn('other', 0.3)
  learn(3, 1)
  expect([heavy.includes('other'), heavy.includes('sums')]).toEqual([false, true])
  // Of players the same statement takes no time.
  learn(0.1, 19)
  expect(heavy.includes('sums')).toBe(true)
  learn(3, 1)
  learn(0.1, 19)
  expect(heavy.includes('sums')).toBe(true)
  learn(0.1, 1)
  expect(heavy.includes('sums')).toBe(false)
})
