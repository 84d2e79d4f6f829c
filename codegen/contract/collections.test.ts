import { describe, expect, it } from 'vitest'
import { contractOf } from '../../tests/support/contractOf.ts'
import { findCollections } from './collections.ts'
import { ContractError } from './contractError.ts'
import { planContract } from './planContract.ts'

type Paths = Parameters<typeof contractOf>[0]

const json = (schema: object) => ({ 'application/json': { schema } })
const answering = (schema: object, more: object = {}) => ({
  ...more,
  responses: { '200': { description: 'ok', content: json(schema) } },
})
const done = { responses: { '204': { description: 'done' } } }
const taking = (schema: object, more: object) => ({
  requestBody: { content: json(schema) },
  ...more,
})
const path = (name: string, type = 'string') => ({
  name,
  in: 'path',
  required: true,
  schema: { type },
})
const query = (name: string, schema: object = { type: 'string' }) => ({ name, in: 'query', schema })
const object = (properties: Record<string, object>) => ({ type: 'object', properties })
const list = (items: object) => ({ type: 'array', items })
const text = { type: 'string' }
const number = { type: 'integer' }

const pet = object({ id: number, name: text, kind: text })
const Pet = { $ref: '#/components/schemas/Pet' }

const find = (paths: Paths, schemas: Record<string, unknown> = { Pet: pet }) => {
  const contract = contractOf(paths, schemas)
  return findCollections(contract, planContract(contract).plans)
}
/** The only collection that there is. */
const only = (paths: Paths, schemas?: Record<string, unknown>) => {
  const [collection, ...others] = find(paths, schemas)
  expect(others).toEqual([])
  if (!collection) throw new Error('There is no collection')
  return collection
}
const rolesOf = (paths: Paths) =>
  Object.fromEntries(Object.entries(only(paths).operations).map(([key, { role }]) => [key, role]))

const petId = { parameters: [path('petId', 'integer')] }
const whole: Paths = {
  '/pets': { get: answering(list(Pet)), post: taking(Pet, answering(Pet)) },
  '/pets/{petId}': {
    get: answering(Pet, petId),
    put: taking(Pet, answering(Pet, petId)),
    patch: taking(Pet, answering(Pet, petId)),
    delete: { ...petId, ...done },
  },
}

describe('a collection', () => {
  it('is a path with its items below, each operation in its role', () => {
    expect(rolesOf(whole)).toEqual({
      'GET /pets': 'list',
      'POST /pets': 'create',
      'GET /pets/{petId}': 'read',
      'PUT /pets/{petId}': 'replace',
      'PATCH /pets/{petId}': 'update',
      'DELETE /pets/{petId}': 'remove',
    })
  })

  it.each([
    ['singular', '/pet', '/pet/{petId}'],
    ['listed in the plural and read in the singular', '/pets', '/pet/{petId}'],
    ['paths like files', '/pets.json', '/pets/{petId}.json'],
    ['paths of OData', '/pets', "/pets('{petId}')"],
    ['a closing slash', '/pets/', '/pets/{petId}/'],
  ])('may have %s', (_, collection, item) => {
    expect(
      rolesOf({
        [collection]: { get: answering(list(Pet)) },
        [item]: { get: answering(Pet, petId), delete: { ...petId, ...done } },
      }),
    ).toEqual({
      [`GET ${collection}`]: 'list',
      [`GET ${item}`]: 'read',
      [`DELETE ${item}`]: 'remove',
    })
  })

  it('may be changed by POST to its items, and by PUT of the item that a body names', () => {
    expect(
      rolesOf({
        '/pets': { get: answering(list(Pet)), put: taking(Pet, answering(Pet)) },
        '/pets/{petId}': { post: taking(Pet, answering(Pet, petId)), get: answering(Pet, petId) },
      }),
    ).toMatchObject({ 'PUT /pets': 'replace', 'POST /pets/{petId}': 'update' })
  })

  it('may have finders beside its list', () => {
    const paths = { ...whole, '/pets/findByKind': { get: answering(list(Pet)) } }
    expect(rolesOf(paths)).toMatchObject({ 'GET /pets/findByKind': 'list' })
  })

  it('knows the collection that it lies in', () => {
    const ids = { parameters: [path('id', 'integer'), path('toyId', 'integer')] }
    const toy = object({ id: number, label: text })
    const found = find({
      ...whole,
      '/pets/{id}/toys': { get: answering(list(toy), { parameters: ids.parameters.slice(0, 1) }) },
      '/pets/{id}/toys/{toyId}': { get: answering(toy, ids) },
    })
    expect(found.map(({ name, within }) => [name, within])).toEqual([
      ['pets', undefined],
      ['toys', [{ collection: 0, scope: 0 }]],
    ])
    expect(found[1]?.operations['GET /pets/{id}/toys/{toyId}']?.scope).toEqual(['id'])
  })

  it('has its items in wrappers of answers, lists and requests', () => {
    const { operations } = only({
      '/pets': {
        get: answering(object({ value: object({ items: list(Pet), total: number }) })),
        post: taking(object({ pet: Pet }), answering(object({ data: Pet, success: text }))),
      },
      '/pets/{petId}': { get: answering(object({ data: Pet, success: text }), petId) },
    })
    expect(operations['GET /pets']?.item).toEqual({ at: ['value', 'items'] })
    expect(operations['POST /pets']).toMatchObject({ item: { at: ['data'] }, body: ['pet'] })
    expect(operations['GET /pets/{petId}']?.item).toEqual({ at: ['data'] })
  })

  it('may list less of its items than it reads', () => {
    const short = object({ id: number, name: text })
    const { fields, operations } = only({
      '/pets': { get: answering(list(short)) },
      '/pets/{petId}': { get: answering(Pet, petId) },
    })
    expect(fields).toEqual(['id', 'name', 'kind'])
    expect(operations['GET /pets']?.item?.fields).toEqual(['id', 'name'])
  })

  it('knows what only the server sets, what it needs, and what it never tells', () => {
    const item = {
      type: 'object',
      required: ['id', 'pin'],
      properties: {
        id: { ...number, readOnly: true },
        name: text,
        pin: { ...text, writeOnly: true },
      },
    }
    const { fields, readOnly, required } = only(whole, { Pet: item })
    expect({ fields, readOnly, required }).toEqual({
      fields: ['id', 'name'],
      readOnly: ['id'],
      required: ['id'],
    })
  })
})

describe('the property that names an item', () => {
  it.each([
    ['petId', 'integer', { id: number, name: text }, ['id']],
    ['pet_id', 'integer', { pet_id: number, id: number }, ['pet_id']],
    ['id', 'integer', { petId: number, name: text }, ['petId']],
    ['pet', 'string', { id: text, name: text }, ['id']],
    ['pet', 'string', { id: number, slug: text }, ['slug']],
    ['name', 'string', { id: number, name: text }, ['name']],
    ['petUuid', 'string', { uuid: text, name: text }, ['uuid']],
    ['pet_number', 'integer', { number, id: number }, ['number']],
    ['pet_slug', 'string', { id: number, slug: text }, ['slug']],
    ['id', 'string', { id: number, name: text }, ['id']],
    ['name', 'string', { metadata: object({ name: text }), kind: text }, ['metadata', 'name']],
  ] as const)('of %s (%s) among %o is %o', (parameter, type, properties, id) => {
    const item = object({ ...properties })
    const { id: found } = only({
      '/pets': { get: answering(list(item)) },
      [`/pets/{${parameter}}`]: {
        get: answering(item, { parameters: [path(parameter, type)] }),
      },
    })
    expect(found).toEqual(id)
  })
})

describe('no collection', () => {
  it.each<[string, Paths]>([
    ['is a list alone', { '/pets': { get: answering(list(Pet)) } }],
    ['is an item alone', { '/pets/{petId}': { get: answering(Pet, petId) } }],
    [
      'is where the list holds other things',
      {
        '/pets': { get: answering(list(object({ id: number, price: number, seller: text }))) },
        '/pets/{petId}': { get: answering(Pet, petId) },
      },
    ],
    [
      'is where items have nothing that the path names',
      {
        '/pets': { get: answering(list(object({ name: text }))) },
        '/pets/{day}': { get: answering(object({ name: text }), { parameters: [path('day')] }) },
      },
    ],
    [
      'is where the only fitting name has another type',
      {
        '/pets': { get: answering(list(object({ id: { type: 'boolean' }, name: text }))) },
        '/pets/{id}': {
          get: answering(object({ id: { type: 'boolean' } }), { parameters: [path('id')] }),
        },
      },
    ],
    [
      'is where one path answers a list',
      {
        '/pets': { get: answering(list(Pet)) },
        '/pets/{petId}': { get: answering(list(Pet), petId) },
      },
    ],
    [
      'are strings',
      {
        '/names': { get: answering(list(text)) },
        '/names/{name}': { get: answering(text, { parameters: [path('name')] }) },
      },
    ],
    [
      'is where what looks like the item is only a part of it',
      {
        '/orders': {
          post: answering(
            object({ ref: text, paid: text, sum: number, at: text, buyer: object({ id: number }) }),
          ),
        },
        '/orders/{order_id}': {
          get: answering(
            object({ ref: text, paid: text, sum: number, at: text, buyer: object({ id: number }) }),
            { parameters: [path('order_id', 'integer')] },
          ),
        },
      },
    ],
  ])('%s', (_, paths) => {
    expect(find(paths)).toEqual([])
  })

  it('is where calls answer the outer item that they change', () => {
    const ids = { parameters: [path('petId', 'integer'), path('tagId', 'integer')] }
    const found = find({
      ...whole,
      '/pets/{petId}/tags': { post: answering(Pet, petId) },
      '/pets/{petId}/tags/{tagId}': { delete: answering(Pet, ids) },
    })
    expect(found.map(({ name }) => name)).toEqual(['pets'])
  })
})

describe('a call beside a collection', () => {
  const operationsWith = (paths: Paths) => Object.keys(only(paths).operations)

  it('is none of it when it answers or takes something else', () => {
    const job = object({ id: number, state: text, started: text })
    const paths = {
      ...whole,
      '/pets': {
        get: answering(list(Pet)),
        post: taking(object({ file: text }), answering(job)),
        put: taking(list(Pet), answering(list(Pet))),
      },
      '/pets/{petId}/feed': { post: answering(Pet, petId) },
      '/pets/popular': { get: answering(list(Pet)) },
    }
    expect(operationsWith(paths)).toEqual([
      'GET /pets/{petId}',
      'PUT /pets/{petId}',
      'DELETE /pets/{petId}',
      'PATCH /pets/{petId}',
      'GET /pets',
    ])
  })
})

describe('a list', () => {
  const listOf = (parameters: object[], schema: object, item: object = pet) =>
    only(
      {
        '/pets': { get: answering(schema, { parameters }) },
        '/pets/{petId}': { get: answering(Pet, petId) },
      },
      { Pet: item },
    ).operations['GET /pets']?.list

  it.each([
    [['limit', 'offset'], { limit: 'limit', offset: 'offset' }],
    [['page', 'per_page'], { page: 'page', firstPage: 1, limit: 'per_page' }],
    [['pageNumber', 'pageSize'], { page: 'pageNumber', firstPage: 1, limit: 'pageSize' }],
    [['page[number]', 'page[size]'], { page: 'page[number]', firstPage: 1, limit: 'page[size]' }],
  ])('is cut into pages by %o', (parameters, paging) => {
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
  ])('counts its pages as %o says', (schema, firstPage) => {
    expect(listOf([query('page', schema)], list(Pet))?.paging.firstPage).toBe(firstPage)
  })

  it('is cut by cursors, which moments are not', () => {
    const parameters = [query('starting_after'), query('ending_before')]
    expect(listOf(parameters, list(Pet))?.paging).toEqual({
      cursor: 'starting_after',
      before: 'ending_before',
    })
    const moments = [query('after', { ...text, format: 'date-time' })]
    expect(listOf(moments, list(Pet))?.paging).toEqual({})
  })

  it('is filtered by what names a property of its items', () => {
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
    expect(filters?.map(({ parameter, asks, property }) => [parameter, asks, ...property])).toEqual(
      [
        ['name', 'equal', 'name'],
        ['min_price', 'least', 'price'],
        ['price_lte', 'most', 'price'],
        ['created_after', 'above', 'created_at'],
        ['name_like', 'contains', 'name'],
        ['filter[name]', 'equal', 'name'],
        ['price', 'bounds', 'price'],
      ],
    )
  })

  it('is searched in its texts and sorted by its properties', () => {
    const facts = listOf([query('q'), query('sort_by'), query('order')], list(Pet))
    expect(facts?.search).toEqual({ parameter: 'q', properties: [['name'], ['kind']] })
    expect(facts?.sort).toEqual({
      parameter: 'sort_by',
      direction: 'order',
      properties: ['id', 'name', 'kind'],
    })
  })

  it('has fields beside it that tell of it, and others that do not', () => {
    const schema = object({
      data: list(Pet),
      meta: object({ total: number, last_page: number, build: number }),
      links: object({ next: text, help: text }),
      next_cursor: text,
      bill: object({ total: number }),
    })
    const facts = listOf([query('cursor')], schema)?.envelope
    expect(facts?.map(({ at, tells, as }) => [at.join('.'), tells, as])).toEqual([
      ['meta.total', 'total', undefined],
      ['meta.last_page', 'pages', undefined],
      ['links.next', 'next', 'address'],
      ['next_cursor', 'next', 'value'],
    ])
  })
})

describe('x-resource', () => {
  it('brings together what is about the same items under other paths', () => {
    const ownerId = { parameters: [path('ownerId', 'integer')] }
    const item = object({ id: number, name: text, ownerId: number })
    const { operations } = only(
      {
        '/owners/{ownerId}/animals': {
          'x-resource': 'pets',
          get: answering(list(Pet), ownerId),
          post: taking(Pet, answering(Pet, ownerId)),
        },
        '/pets/{petId}': { 'x-resource': 'pets', get: answering(Pet, petId) },
      },
      { Pet: item },
    )
    expect(Object.values(operations).map(({ role, scope }) => [role, scope])).toEqual([
      ['read', []],
      ['list', []],
      ['create', []],
    ])
    expect(operations['POST /owners/{ownerId}/animals']?.fixed).toEqual([
      { parameter: 'ownerId', property: 'ownerId' },
    ])
  })

  it('names roles, places and the id where paths show none', () => {
    const found = object({ code: text, name: text })
    const { id, operations } = only({
      '/pets.list': {
        get: answering(object({ ok: text, all: list(found) }), {
          'x-resource': { name: 'pets', role: 'list', items: '/all', id: 'code' },
        }),
      },
      '/pets.info': {
        get: answering(object({ ok: text, pet: found }), {
          parameters: [query('pet')],
          'x-resource': { name: 'pets', role: 'read', parameter: 'pet', item: '/pet' },
        }),
      },
    })
    expect(id).toEqual(['code'])
    expect(operations['GET /pets.info']).toMatchObject({
      role: 'read',
      id: { in: 'query', name: 'pet' },
      item: { at: ['pet'] },
    })
    expect(operations['GET /pets.list']?.item).toEqual({ at: ['all'] })
  })

  it('switches one operation off, or a whole path', () => {
    const { delete: remove, ...rest } = whole['/pets/{petId}'] ?? {}
    const off = { ...rest, delete: { ...(remove as object), 'x-resource': false } }
    const { operations } = only({ ...whole, '/pets/{petId}': off })
    expect(operations).not.toHaveProperty(['DELETE /pets/{petId}'])
    expect(find({ ...whole, '/pets/{petId}': { 'x-resource': false, ...rest } })).toEqual([])
  })

  it.each([
    [{ role: 'list' }, 'x-resource has no name'],
    [{ name: 'pets', role: 'makes' }, 'the role of x-resource is one of create, list'],
    [7, 'x-resource is a name, an object with a name, or false'],
  ])('is refused as %o', (hint, reason) => {
    const paths = { '/pets': { get: answering(list(Pet), { 'x-resource': hint }) } }
    expect(() => find(paths)).toThrow(ContractError)
    expect(() => find(paths)).toThrow(`GET /pets: ${reason}`)
  })
})
