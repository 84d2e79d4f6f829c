import { expect, it } from 'vitest'
import { type ListAddress, wholeList } from './listAddress.ts'
import { chooseFilter, chooseKind, searchFor, sortBy, toggleVendor } from './listChoices.ts'

const narrowAddress: ListAddress = {
  ...wholeList,
  vendors: ['PG'],
  classify: 'VIDEO',
  name: 'tigre',
  page: 3,
}

it('[LOB-57] choosing the filter ALL clears the vendor and kind filters', () => {
  expect(chooseFilter({ ...narrowAddress, filter: 'HOT' }, 'ALL')).toEqual(wholeList)
  expect(chooseFilter(narrowAddress, 'HOT')).toMatchObject({ vendors: ['PG'], classify: 'VIDEO' })
})

it('[LOB-58] choosing another vendor clears the kind filter', () => {
  expect(toggleVendor(narrowAddress, 'JL')).toMatchObject({
    vendors: ['PG', 'JL'],
    classify: undefined,
  })
  expect(toggleVendor(narrowAddress, 'PG')).toMatchObject({ vendors: [], classify: undefined })
})

it('[LOB-59, LOB-60] choosing a filter, vendor or kind resets the page and the search', () => {
  const changes = [
    chooseFilter(narrowAddress, 'NEW'),
    toggleVendor(narrowAddress, 'JL'),
    chooseKind(narrowAddress, 'JACKPOT'),
    chooseKind(narrowAddress, undefined),
  ]
  for (const change of changes) expect(change).toMatchObject({ page: 1, name: '' })
})

it('searching and sorting reset the page and keep the other parameters', () => {
  expect(searchFor(narrowAddress, '  jade ')).toEqual({ ...narrowAddress, name: 'jade', page: 1 })
  expect(sortBy(narrowAddress, 'RTP')).toEqual({ ...narrowAddress, sort: 'RTP', page: 1 })
})
