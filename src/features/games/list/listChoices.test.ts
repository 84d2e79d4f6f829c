import { expect, it } from 'vitest'
import { type ListAddress, wholeList } from './listAddress.ts'
import { chooseFilter, chooseKind, searchFor, sortBy, toggleVendor } from './listChoices.ts'

const narrow: ListAddress = {
  ...wholeList,
  vendors: ['PG'],
  classify: 'VIDEO',
  name: 'tigre',
  page: 3,
}

it('[LOB-57] the filter ALL lets every vendor and kind in again', () => {
  expect(chooseFilter({ ...narrow, filter: 'HOT' }, 'ALL')).toEqual(wholeList)
  expect(chooseFilter(narrow, 'HOT')).toMatchObject({ vendors: ['PG'], classify: 'VIDEO' })
})

it('[LOB-58] another vendor lets every kind in again', () => {
  expect(toggleVendor(narrow, 'JL')).toMatchObject({ vendors: ['PG', 'JL'], classify: undefined })
  expect(toggleVendor(narrow, 'PG')).toMatchObject({ vendors: [], classify: undefined })
})

it('[LOB-59, LOB-60] any other filter begins at page 1 and without a search', () => {
  const changes = [
    chooseFilter(narrow, 'NEW'),
    toggleVendor(narrow, 'JL'),
    chooseKind(narrow, 'JACKPOT'),
    chooseKind(narrow, undefined),
  ]
  for (const change of changes) expect(change).toMatchObject({ page: 1, name: '' })
})

it('a search and an order begin at page 1, and keep what is chosen', () => {
  expect(searchFor(narrow, '  jade ')).toEqual({ ...narrow, name: 'jade', page: 1 })
  expect(sortBy(narrow, 'RTP')).toEqual({ ...narrow, sort: 'RTP', page: 1 })
})
