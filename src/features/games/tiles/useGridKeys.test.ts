import { expect, it } from 'vitest'
import { stepTo } from './useGridKeys.ts'

const grid = { count: 8, columns: 3, isRightToLeft: false }
const from = (index: number, key: string, more = {}) => stepTo({ ...grid, index, key, ...more })

it('arrow keys move to the next tile, also from the end of a row to the next row', () => {
  expect(from(0, 'ArrowRight')).toBe(1)
  expect(from(2, 'ArrowRight')).toBe(3)
  expect(from(3, 'ArrowLeft')).toBe(2)
  expect(from(1, 'ArrowDown')).toBe(4)
  expect(from(4, 'ArrowUp')).toBe(1)
})

it('stepTo returns undefined if there is no tile in that direction, so that the key keeps its default action', () => {
  expect(from(0, 'ArrowLeft')).toBeUndefined()
  expect(from(7, 'ArrowRight')).toBeUndefined()
  expect(from(5, 'ArrowDown')).toBeUndefined()
  expect(from(2, 'ArrowUp')).toBeUndefined()
  expect(from(2, 'a')).toBeUndefined()
})

it('Home and End move to the ends of the row', () => {
  expect(from(4, 'Home')).toBe(3)
  expect(from(4, 'End')).toBe(5)
  expect(from(6, 'End')).toBe(7)
})

it('the left and right arrow keys are swapped in a right-to-left language', () => {
  expect(from(0, 'ArrowLeft', { isRightToLeft: true })).toBe(1)
  expect(from(1, 'ArrowRight', { isRightToLeft: true })).toBe(0)
})
