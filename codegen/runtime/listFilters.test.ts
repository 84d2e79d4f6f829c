import { describe, expect, it } from 'vitest'
import type { FilterFacts, ListFacts } from './collectionFacts.ts'
import { filterItems, type Query, sortItems } from './listFilters.ts'

const pets = [
  { id: 1, name: 'Rex', price: 10, kinds: ['dog'], sold: true, born: '2020-01-02T00:00:00Z' },
  { id: 2, name: 'tom', price: 9, kinds: ['cat', 'old'], sold: false, born: '2020-01-02' },
  { id: 3, name: 'Ada', kinds: [], sold: false, born: null },
]
const factsOf = (more: Partial<ListFacts>): ListFacts => ({
  paging: {},
  filters: [],
  envelope: [],
  ...more,
})
const idsOf = (items: readonly object[]) => items.map((one) => ('id' in one ? one.id : undefined))

describe('list filters', () => {
  const kept = (
    condition: FilterFacts['condition'],
    property: string,
    value: unknown,
    parameter = 'p',
  ) =>
    idsOf(
      filterItems(pets, factsOf({ filters: [{ parameter, property: [property], condition }] }), {
        p: value,
      }),
    )

  it.each<[FilterFacts['condition'], string, unknown, number[]]>([
    ['equal', 'name', 'Rex', [1]],
    ['equal', 'name', 'rex', []],
    ['equal', 'price', '9', [2]],
    ['equal', 'sold', false, [2, 3]],
    ['equal', 'id', [1, 3], [1, 3]],
    ['equal', 'kinds', 'old', [2]],
    ['equal', 'kinds', ['old', 'dog'], [1, 2]],
    ['equal', 'name', 'all', [1, 2, 3]],
    ['contains', 'name', 'O', [2]],
    ['startsWith', 'name', 'R', [1]],
    ['least', 'price', 10, [1]],
    ['most', 'price', 9, [2]],
    ['above', 'price', 9, [1]],
    ['below', 'price', 10, [2]],
    ['least', 'born', '2020-01-02', [1, 2]],
    ['bounds', 'price', { gte: 9, lt: 10 }, [2]],
    ['bounds', 'price', 10, [1]],
  ])(
    'the filter "%s" on the property %s with %o returns the items %o',
    (condition, property, queryValue, ids) => {
      expect(kept(condition, property, queryValue)).toEqual(ids)
    },
  )

  it('a filter without a value in the query returns every item', () => {
    expect(kept('equal', 'name', undefined)).toEqual([1, 2, 3])
  })

  it('a filter value can be a property of an object parameter: filter[name]', () => {
    expect(kept('equal', 'name', { name: 'Ada' }, 'p[name]')).toEqual([3])
  })
})

describe('list searches', () => {
  it('a search matches texts and items of lists of texts, and ignores case', () => {
    const facts = factsOf({ search: { parameter: 'q', properties: [['name'], ['kinds']] } })
    expect(idsOf(filterItems(pets, facts, { q: 'DO' }))).toEqual([1])
    expect(idsOf(filterItems(pets, facts, { q: 'o' }))).toEqual([1, 2])
    expect(idsOf(filterItems(pets, facts, {}))).toEqual([1, 2, 3])
  })
})

describe('sorting of a list', () => {
  const sort = {
    parameter: 'sort',
    direction: 'order',
    properties: ['id', 'name', 'price', 'born'],
  }
  const sorted = (query: Query) => idsOf(sortItems(pets, factsOf({ sort }), query))

  it.each<[Query, number[]]>([
    [{ sort: 'name' }, [3, 1, 2]],
    [{ sort: '-name' }, [2, 1, 3]],
    [{ sort: 'name:desc' }, [2, 1, 3]],
    [{ sort: 'name,desc' }, [2, 1, 3]],
    [{ sort: 'name_desc' }, [2, 1, 3]],
    [{ sort: 'name', order: 'desc' }, [2, 1, 3]],
    [{ sort: 'price' }, [2, 1, 3]],
    [{ sort: '-price' }, [1, 2, 3]],
    [{ sort: ['born', '-id'] }, [2, 1, 3]],
    [{ sort: 'desc' }, [3, 2, 1]],
    [{ order: 'desc' }, [3, 2, 1]],
    [{ sort: 'colour' }, [1, 2, 3]],
    [{}, [1, 2, 3]],
  ])('sorting by %o returns %o, and items without the property come last', (query, ids) => {
    expect(sorted(query)).toEqual(ids)
  })

  it('a sort parameter may name a property without its ending: created for created_at', () => {
    const created = [
      { id: 1, created_at: 2 },
      { id: 2, created_at: 1 },
    ]
    const facts = factsOf({ sort: { parameter: 'sort', properties: ['created_at'] } })
    expect(idsOf(sortItems(created, facts, { sort: 'created' }))).toEqual([2, 1])
  })
})
