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

it('[LOB-57] choosing the filter ALL clears the vendor and kind filters', () => {
  expect(chooseFilter({ ...narrow, filter: 'HOT' }, 'ALL')).toEqual(wholeList)
  expect(chooseFilter(narrow, 'HOT')).toMatchObject({ vendors: ['PG'], classify: 'VIDEO' })
})

it('[LOB-58] choosing another vendor clears the kind filter', () => {
  expect(toggleVendor(narrow, 'JL')).toMatchObject({ vendors: ['PG', 'JL'], classify: undefined })
  expect(toggleVendor(narrow, 'PG')).toMatchObject({ vendors: [], classify: undefined })
})

it('[LOB-59, LOB-60] choosing a filter resets the page and the search', () => {
  const changes = [
    chooseFilter(narrow, 'NEW'),
    toggleVendor(narrow, 'JL'),
    chooseKind(narrow, 'JACKPOT'),
    chooseKind(narrow, undefined),
  ]
  for (const change of changes) expect(change).toMatchObject({ page: 1, name: '' })
})

it('searching and sorting reset the page and keep the other choices', () => {
  expect(searchFor(narrow, '  jade ')).toEqual({ ...narrow, name: 'jade', page: 1 })
  expect(sortBy(narrow, 'RTP')).toEqual({ ...narrow, sort: 'RTP', page: 1 })
})
