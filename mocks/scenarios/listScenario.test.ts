import { describe, expect, it } from 'vitest'
import { emptyLists, overfull } from './listScenario.ts'

const page = { items: [{ betId: 'b-1', stake: '1.00' }], page: 1, pageSize: 20, total: 1 }

describe('empty lists', () => {
  it('an emptied list has counts of zero', () => {
    expect(emptyLists(page)).toEqual({ items: [], page: 1, pageSize: 20, total: 0 })
    expect(emptyLists({ games: [1, 2], totalPages: 3 })).toEqual({ games: [], totalPages: 0 })
  })

  it('emptyLists leaves a response without a list unchanged', () => {
    expect(emptyLists({ balance: '1.00' })).toEqual({ balance: '1.00' })
    expect(emptyLists(undefined)).toBeUndefined()
    expect(emptyLists(['a'])).toEqual(['a'])
  })
})

describe('huge lists', () => {
  it('a huge list has full pages whose items have distinct ids', () => {
    expect(overfull(page, 3)).toMatchObject({
      items: [{ betId: 'b-1' }, { betId: 'b-1-1' }, { betId: 'b-1-2' }],
      total: 98_765,
    })
  })

  it('an empty list stays empty in the huge scenario', () => {
    expect(overfull({ list: [] }, 3)).toEqual({ list: [] })
  })
})
