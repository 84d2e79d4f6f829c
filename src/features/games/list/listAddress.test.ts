import { expect, it } from 'vitest'
import { listSearch, readListAddress, wholeList } from './listAddress.ts'

const read = (search: string) => readListAddress(new URLSearchParams(search))

it('[ROUTE-23] readListAddress parses the vendor code in any letter case, and the page number', () => {
  expect(read('vassalage=PG&page=3')).toEqual({ ...wholeList, vendors: ['PG'], page: 3 })
  expect(read('vassalage=tcg_sea')).toEqual({ ...wholeList, vendors: ['TCG_SEA'] })
})

it('readListAddress parses several vendor codes and removes duplicates', () => {
  expect(read('vassalage=PG,jdb,,PG,<b>').vendors).toEqual(['PG', 'JDB'])
})

it('[LOB-49, LOB-56] readListAddress parses the filter and replaces an unknown filter with ALL', () => {
  for (const filter of ['HOT', 'NEW', 'RECENT', 'FAV'] as const) {
    expect(read(`filter=${filter.toLowerCase()}`).filter).toBe(filter)
  }
  for (const filter of ['', 'OLD', 'HOT,NEW']) expect(read(`filter=${filter}`).filter).toBe('ALL')
})

it('[LOB-16, LOB-17] readListAddress trims the search text, and ignores it with any filter but ALL', () => {
  expect(read('name=%20tigre%20de%20jade%20').name).toBe('tigre de jade')
  expect(read('name=tigre&filter=hot').name).toBe('')
  expect(read(`name=${'x'.repeat(101)}`).name).toHaveLength(100)
})

it('readListAddress replaces invalid parameters with the defaults', () => {
  for (const page of ['0', '-1', '1.5', 'x', '', '99999', '1e3', '٣']) {
    expect(read(`page=${encodeURIComponent(page)}`)).toEqual(wholeList)
  }
  for (const code of ['', '<script>', 'P G', 'Ñ', 'A'.repeat(31)]) {
    expect(read(`vassalage=${encodeURIComponent(code)}&page=2`)).toEqual({ ...wholeList, page: 2 })
    expect(read(`classify=${encodeURIComponent(code)}`)).toEqual(wholeList)
  }
  expect(read('classify=all&sort=sideways&view=odd')).toEqual(wholeList)
})

it('listSearch omits parameters with default values', () => {
  expect(listSearch({})).toBe('')
  expect(listSearch({ vendors: ['PG'] })).toBe('?vassalage=PG')
  expect(listSearch({ vendors: ['PG', 'JDB'], page: 3 })).toBe('?vassalage=PG,JDB&page=3')
})

it('readListAddress parses a query string of listSearch back to the same list address', () => {
  for (const address of [
    { ...wholeList, filter: 'HOT', vendors: ['PG', 'JL'], classify: 'VIDEO', page: 2 },
    { ...wholeList, name: 'ouro, & jade', sort: 'RTP', page: 4 },
    { ...wholeList, sort: 'NAME', isWhole: true },
  ] as const) {
    expect(read(listSearch(address).slice(1))).toEqual(address)
  }
})
