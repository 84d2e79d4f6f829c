import { expect, it } from 'vitest'
import { rowsOnce } from './rowsOnce.ts'

it('rowsOnce shows a contract that is both offered and in force once, as in force', () => {
  const offered = { id: 'ct-1', status: 'OFFERED' }
  const other = { id: 'ct-2', status: 'OFFERED' }
  const accepted = { id: 'ct-1', status: 'ACTIVE' }
  expect(rowsOnce([offered, other], [])).toEqual([offered, other])
  expect(rowsOnce([offered, other], [accepted])).toEqual([other, accepted])
  expect(rowsOnce([other], [accepted])).toEqual([other, accepted])
})
