import { expect, it } from 'vitest'
import { pagerItems } from './pagerItems.ts'

const lobby = { range: 5, margin: 2 }
const formatPager = (page: number, pages: number, shape = lobby) =>
  pagerItems(page, pages, shape)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ')

it('the pager shows the pages around the current page, the first pages and the last pages', () => {
  expect(formatPager(1, 20)).toBe('1 2 3 4 5 … 19 20')
  expect(formatPager(10, 20)).toBe('1 2 … 8 9 10 11 12 … 19 20')
  expect(formatPager(20, 20)).toBe('1 2 … 16 17 18 19 20')
  expect(formatPager(10, 514, { range: 5, margin: 1 })).toBe('1 … 8 9 10 11 12 … 514')
})

it('a gap of the pager never hides a single page', () => {
  expect(formatPager(6, 11)).toBe('1 2 3 4 5 6 7 8 9 10 11')
})

it('the pager shows all pages when there are few, and no items when there are none', () => {
  expect(formatPager(1, 3)).toBe('1 2 3')
  expect(formatPager(1, 0)).toBe('')
})

it('the pager treats a page number beyond either end as the page at that end', () => {
  expect(formatPager(9999, 20)).toBe(formatPager(20, 20))
  expect(formatPager(-3, 20)).toBe(formatPager(1, 20))
})
