import { expect, it } from 'vitest'
import { rowsOnce } from './rowsOnce.ts'

it('rowsOnce returns one row, in force, for a contract that is in both lists', () => {
  const offered = { id: 'ct-1', status: 'OFFERED' }
  const other = { id: 'ct-2', status: 'OFFERED' }
  const accepted = { id: 'ct-1', status: 'ACTIVE' }
  expect(rowsOnce([offered, other], [])).toEqual([offered, other])
  expect(rowsOnce([offered, other], [accepted])).toEqual([other, accepted])
  expect(rowsOnce([other], [accepted])).toEqual([other, accepted])
})
