import { expect, it } from 'vitest'
import { stepTo } from './gridSteps.ts'

const grid = { count: 8, columns: 3, isRightToLeft: false }
const from = (index: number, key: string, more = {}) => stepTo({ ...grid, index, key, ...more })

it('arrows go to the next tile, also over the end of a line', () => {
  expect(from(0, 'ArrowRight')).toBe(1)
  expect(from(2, 'ArrowRight')).toBe(3)
  expect(from(3, 'ArrowLeft')).toBe(2)
  expect(from(1, 'ArrowDown')).toBe(4)
  expect(from(4, 'ArrowUp')).toBe(1)
})

it('where there is no tile the key does what it always does', () => {
  expect(from(0, 'ArrowLeft')).toBeUndefined()
  expect(from(7, 'ArrowRight')).toBeUndefined()
  expect(from(5, 'ArrowDown')).toBeUndefined()
  expect(from(2, 'ArrowUp')).toBeUndefined()
  expect(from(2, 'a')).toBeUndefined()
})

it('Home and End go to the ends of the line', () => {
  expect(from(4, 'Home')).toBe(3)
  expect(from(4, 'End')).toBe(5)
  expect(from(6, 'End')).toBe(7)
})

it('left is right where a language is written from right to left', () => {
  expect(from(0, 'ArrowLeft', { isRightToLeft: true })).toBe(1)
  expect(from(1, 'ArrowRight', { isRightToLeft: true })).toBe(0)
})
