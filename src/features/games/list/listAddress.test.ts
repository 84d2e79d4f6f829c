import { expect, it } from 'vitest'
import { listSearch, readListAddress } from './listAddress.ts'

const read = (search: string) => readListAddress(new URLSearchParams(search))

it('[ROUTE-23] names a vendor and a page', () => {
  expect(read('vassalage=PG&page=3')).toEqual({ vassalage: 'PG', page: 3 })
  expect(read('vassalage=tcg_sea')).toEqual({ vassalage: 'TCG_SEA', page: 1 })
})

it('falls back where it is wrong', () => {
  for (const page of ['0', '-1', '1.5', 'x', '', '99999', '1e3', '٣']) {
    expect(read(`page=${encodeURIComponent(page)}`)).toEqual({ page: 1 })
  }
  for (const vendor of ['', '<script>', 'P G', 'Ñ', 'A'.repeat(31)]) {
    expect(read(`vassalage=${encodeURIComponent(vendor)}&page=2`)).toEqual({ page: 2 })
  }
})

it('says again only what needs saying', () => {
  expect(listSearch({ page: 1 })).toBe('')
  expect(listSearch({ vassalage: 'PG', page: 1 })).toBe('?vassalage=PG')
  expect(listSearch({ vassalage: 'PG', page: 3 })).toBe('?vassalage=PG&page=3')
})
