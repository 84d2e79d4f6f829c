import { describe, expect, it } from 'vitest'
import { emptyLists, overfull } from './listScenario.ts'

const page = { items: [{ betId: 'b-1', stake: '1.00' }], page: 1, pageSize: 20, total: 1 }

describe('a list that has nothing in it', () => {
  it('says so in its counts', () => {
    expect(emptyLists(page)).toEqual({ items: [], page: 1, pageSize: 20, total: 0 })
    expect(emptyLists({ games: [1, 2], totalPages: 3 })).toEqual({ games: [], totalPages: 0 })
  })

  it('is no other answer', () => {
    expect(emptyLists({ balance: '1.00' })).toEqual({ balance: '1.00' })
    expect(emptyLists(undefined)).toBeUndefined()
    expect(emptyLists(['a'])).toEqual(['a'])
  })
})

describe('a list that goes on for ever', () => {
  it('has full pages whose items are told apart by their ids', () => {
    expect(overfull(page, 3)).toMatchObject({
      items: [{ betId: 'b-1' }, { betId: 'b-1-1' }, { betId: 'b-1-2' }],
      total: 98_765,
    })
  })

  it('has nothing when there is nothing to repeat', () => {
    expect(overfull({ list: [] }, 3)).toEqual({ list: [] })
  })
})
