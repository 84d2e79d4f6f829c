import { describe, expect, it } from 'vitest'
import {
  answerOf,
  findOnly,
  list,
  number,
  object,
  Pet,
  pet,
  petId,
  query,
  text,
} from '../../testing/collectionsIn.ts'

describe('lists of collections', () => {
  const listOf = (parameters: object[], schema: object, item: object = pet) =>
    findOnly(
      {
        '/pets': { get: answerOf(schema, { parameters }) },
        '/pets/{petId}': { get: answerOf(Pet, petId) },
      },
      { Pet: item },
    ).operations['GET /pets']?.list

  it.each([
    [['limit', 'offset'], { limit: 'limit', offset: 'offset' }],
    [['page', 'per_page'], { page: 'page', firstPage: 1, limit: 'per_page' }],
    [['pageNumber', 'pageSize'], { page: 'pageNumber', firstPage: 1, limit: 'pageSize' }],
    [['page[number]', 'page[size]'], { page: 'page[number]', firstPage: 1, limit: 'page[size]' }],
  ])('the query parameters %o select the pages of a list', (parameters, paging) => {
    expect(
      listOf(
        parameters.map((name) => query(name, number)),
        list(Pet),
      )?.paging,
    ).toEqual(paging)
  })

  it.each([
    [{ ...number, minimum: 0 }, 0],
    [{ ...number, default: 0 }, 0],
    [{ ...number, minimum: 1 }, 1],
  ])("the page parameter's schema %o sets the number of the first page", (schema, firstPage) => {
    expect(listOf([query('page', schema)], list(Pet))?.paging.firstPage).toBe(firstPage)
  })

  it('cursor parameters select the pages of a list, but a parameter "after" with a date-time does not', () => {
    const parameters = [query('starting_after'), query('ending_before')]
    expect(listOf(parameters, list(Pet))?.paging).toEqual({
      cursor: 'starting_after',
      before: 'ending_before',
    })
    const moments = [query('after', { ...text, format: 'date-time' })]
    expect(listOf(moments, list(Pet))?.paging).toEqual({})
  })

  it('query parameters named after properties, with or without affixes, filter a list', () => {
    const item = object({
      id: number,
      name: text,
      price: { type: 'number' },
      created_at: { ...text, format: 'date-time' },
      owner: object({ id: number }),
    })
    const parameters = [
      ...['name', 'min_price', 'price_lte', 'created_after', 'name_like', 'owner', 'colour'].map(
        (name) => query(name),
      ),
      query('filter[name]'),
      query('price', object({ gte: number })),
    ]
    const filters = listOf(parameters, list(Pet), item)?.filters
    expect(
      filters?.map(({ parameter, condition, property }) => [parameter, condition, ...property]),
    ).toEqual([
      ['name', 'equal', 'name'],
      ['min_price', 'least', 'price'],
      ['price_lte', 'most', 'price'],
      ['created_after', 'above', 'created_at'],
      ['name_like', 'contains', 'name'],
      ['filter[name]', 'equal', 'name'],
      ['price', 'bounds', 'price'],
    ])
  })

  it('a list is searched in its text properties and sorted by any property', () => {
    const facts = listOf([query('q'), query('sort_by'), query('order')], list(Pet))
    expect(facts?.search).toEqual({ parameter: 'q', properties: [['name'], ['kind']] })
    expect(facts?.sort).toEqual({
      parameter: 'sort_by',
      direction: 'order',
      properties: ['id', 'name', 'kind'],
    })
  })

  it('the facts about an envelope contain only the fields that describe the list', () => {
    const schema = object({
      data: list(Pet),
      meta: object({ total: number, last_page: number, build: number }),
      links: object({ next: text, help: text }),
      next_cursor: text,
      bill: object({ total: number }),
    })
    const facts = listOf([query('cursor')], schema)?.envelope
    expect(facts?.map(({ at, meaning: tells, as }) => [at.join('.'), tells, as])).toEqual([
      ['meta.total', 'total', undefined],
      ['meta.last_page', 'pages', undefined],
      ['links.next', 'next', 'address'],
      ['next_cursor', 'next', 'value'],
    ])
  })
})
