import { expect, it } from 'vitest'
import { shareOf } from './shareOf.ts'

it('tells the share of those who came so far', () => {
  expect(shareOf(17, 120)).toBe('14')
  expect(shareOf(0, 3)).toBe('0')
  expect(shareOf(3, 3)).toBe('100')
})

it('tells none of nobody, nor of more than were counted before', () => {
  expect(shareOf(0, 0)).toBeUndefined()
  expect(shareOf(5, 2)).toBeUndefined()
})
