import { describe, expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import { pageOf, pageOfRows } from './pageOf.ts'

describe('pages of lists and of stored rows', () => {
  it('a page of a list contains its items and the total', () => {
    expect(pageOf([1, 2, 3, 4, 5], { page: 2, pageSize: 2 })).toEqual({
      items: [3, 4],
      page: 2,
      pageSize: 2,
      total: 5,
    })
    expect(pageOf([1], { page: 9, pageSize: 2 })).toMatchObject({ items: [], total: 1 })
  })

  it('a page of stored rows contains its items and the total', async () => {
    const { store } = contextForTests()
    for (const id of ['a', 'b', 'c']) {
      await store.settings.insert({ id, value: id.toUpperCase(), updatedAt: id === 'c' ? 1 : 2 })
    }
    const orderBy = { column: 'id', direction: 'descending' } as const
    const page = { page: 1, pageSize: 1 }
    const where = { updatedAt: 2 }
    expect(
      await pageOfRows(store.settings, { where, orderBy }, page, ({ value }) => value),
    ).toEqual({
      items: ['B'],
      page: 1,
      pageSize: 1,
      total: 2,
    })
  })
})
