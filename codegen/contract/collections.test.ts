import { describe, expect, it } from 'vitest'
import {
  answerOf,
  bodyOf,
  find,
  findOnly,
  list,
  noBody,
  number,
  object,
  type Paths,
  Pet,
  path,
  pet,
  petId,
  petPaths,
  rolesOf,
  text,
} from '../testing/collectionsIn.ts'

describe('collections', () => {
  it('each operation of a list path and its item path gets a role in the collection', () => {
    expect(rolesOf(petPaths)).toEqual({
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
    ['list in the plural and item in the singular', '/pets', '/pet/{petId}'],
    ['item paths with a file extension', '/pets.json', '/pets/{petId}.json'],
    ['paths of OData', '/pets', "/pets('{petId}')"],
    ['a trailing slash', '/pets/', '/pets/{petId}/'],
  ])('the list path and the item path form a collection: %s', (_, collection, item) => {
    expect(
      rolesOf({
        [collection]: { get: answerOf(list(Pet)) },
        [item]: { get: answerOf(Pet, petId), delete: { ...petId, ...noBody } },
      }),
    ).toEqual({
      [`GET ${collection}`]: 'list',
      [`GET ${item}`]: 'read',
      [`DELETE ${item}`]: 'remove',
    })
  })

  it('POST on an item path updates the item, and PUT on a list path replaces the item whose id is in the body', () => {
    expect(
      rolesOf({
        '/pets': { get: answerOf(list(Pet)), put: bodyOf(Pet, answerOf(Pet)) },
        '/pets/{petId}': { post: bodyOf(Pet, answerOf(Pet, petId)), get: answerOf(Pet, petId) },
      }),
    ).toMatchObject({ 'PUT /pets': 'replace', 'POST /pets/{petId}': 'update' })
  })

  it('a search path below a list path, such as /pets/findByKind, becomes a list of the collection', () => {
    const paths = { ...petPaths, '/pets/findByKind': { get: answerOf(list(Pet)) } }
    expect(rolesOf(paths)).toMatchObject({ 'GET /pets/findByKind': 'list' })
  })

  it('a nested collection refers to its outer collection', () => {
    const ids = { parameters: [path('id', 'integer'), path('toyId', 'integer')] }
    const toy = object({ id: number, label: text })
    const found = find({
      ...petPaths,
      '/pets/{id}/toys': { get: answerOf(list(toy), { parameters: ids.parameters.slice(0, 1) }) },
      '/pets/{id}/toys/{toyId}': { get: answerOf(toy, ids) },
    })
    expect(found.map(({ name, within }) => [name, within])).toEqual([
      ['pets', undefined],
      ['toys', [{ collection: 0, scope: 0 }]],
    ])
    expect(found[1]?.operations['GET /pets/{id}/toys/{toyId}']?.scope).toEqual(['id'])
  })

  it('if a request body resembles the items of the collection, the whole body is the item, even if an object nested in the body resembles an item', () => {
    const owner = object({ id: number, name: text })
    const sent = object({ name: text, kind: text, owner, isNew: { type: 'boolean' } })
    const { operations } = findOnly({
      '/pets': {
        get: answerOf(list(Pet)),
        post: bodyOf(sent, answerOf(Pet)),
        put: bodyOf(object({ id: number, pet: Pet }), answerOf(Pet)),
      },
      '/pets/{petId}': { get: answerOf(Pet, petId) },
    })
    expect(operations['POST /pets']?.body).toEqual([])
    expect(operations['PUT /pets']?.body).toEqual(['pet'])
  })

  it('a request body with one property of the item is the item itself, even if the value of this property resembles an item', () => {
    const item = { ...pet, properties: { ...pet.properties, mother: pet } }
    const { operations } = findOnly(
      {
        ...petPaths,
        '/pets': { get: answerOf(list(Pet)), post: bodyOf(object({ mother: pet }), noBody) },
      },
      { Pet: item },
    )
    expect(operations['POST /pets']?.body).toEqual([])
  })

  it('wrapper objects around items and lists in requests and responses are recognized', () => {
    const { operations } = findOnly({
      '/pets': {
        get: answerOf(object({ value: object({ items: list(Pet), total: number }) })),
        post: bodyOf(object({ pet: Pet }), answerOf(object({ data: Pet, success: text }))),
      },
      '/pets/{petId}': { get: answerOf(object({ data: Pet, success: text }), petId) },
    })
    expect(operations['GET /pets']?.item).toEqual({ at: ['value', 'items'] })
    expect(operations['POST /pets']).toMatchObject({ item: { at: ['data'] }, body: ['pet'] })
    expect(operations['GET /pets/{petId}']?.item).toEqual({ at: ['data'] })
  })

  it('the items of a list may have fewer properties than a single item', () => {
    const short = object({ id: number, name: text })
    const { fields, operations } = findOnly({
      '/pets': { get: answerOf(list(short)) },
      '/pets/{petId}': { get: answerOf(Pet, petId) },
    })
    expect(fields).toEqual(['id', 'name', 'kind'])
    expect(operations['GET /pets']?.item?.fields).toEqual(['id', 'name'])
  })

  it('a collection records the read-only and required properties of its items, and omits write-only properties', () => {
    const item = {
      type: 'object',
      required: ['id', 'pin'],
      properties: {
        id: { ...number, readOnly: true },
        name: text,
        pin: { ...text, writeOnly: true },
      },
    }
    const { fields, readOnly, required } = findOnly(petPaths, { Pet: item })
    expect({ fields, readOnly, required }).toEqual({
      fields: ['id', 'name'],
      readOnly: ['id'],
      required: ['id'],
    })
  })

  it('required properties without a schema are fields of the item', () => {
    const item = { ...object({ id: number }), required: ['owner'] }
    expect(findOnly(petPaths, { Pet: item }).fields).toEqual(['id', 'owner'])
  })

  it("a read-only property of the item is settable when a request's own schema allows it", () => {
    const item = object({ id: { ...number, readOnly: true }, name: text })
    const { readOnly, settable } = findOnly(
      { ...petPaths, '/pets': { get: answerOf(list(Pet)), post: bodyOf(pet, answerOf(Pet)) } },
      { Pet: item },
    )
    expect({ readOnly, settable }).toEqual({ readOnly: ['id'], settable: ['id'] })
    expect(findOnly(petPaths, { Pet: item }).settable).toBeUndefined()
  })
})

describe('the id property of an item', () => {
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
  ] as const)('the id of %s (%s) among %o is %o', (parameter, type, properties, id) => {
    const item = object({ ...properties })
    const { id: found } = findOnly({
      '/pets': { get: answerOf(list(item)) },
      [`/pets/{${parameter}}`]: {
        get: answerOf(item, { parameters: [path(parameter, type)] }),
      },
    })
    expect(found).toEqual(id)
  })
})

describe('paths that are no collection', () => {
  it.each<[string, Paths]>([
    ['a list without an item path is no collection', { '/pets': { get: answerOf(list(Pet)) } }],
    ['an item without a list is no collection', { '/pets/{petId}': { get: answerOf(Pet, petId) } }],
    [
      'a list of other objects is no collection',
      {
        '/pets': { get: answerOf(list(object({ id: number, price: number, seller: text }))) },
        '/pets/{petId}': { get: answerOf(Pet, petId) },
      },
    ],
    [
      'items without a property for the path parameter are no collection',
      {
        '/pets': { get: answerOf(list(object({ name: text }))) },
        '/pets/{day}': { get: answerOf(object({ name: text }), { parameters: [path('day')] }) },
      },
    ],
    [
      'items whose id has another type are no collection',
      {
        '/pets': { get: answerOf(list(object({ id: { type: 'boolean' }, name: text }))) },
        '/pets/{id}': {
          get: answerOf(object({ id: { type: 'boolean' } }), { parameters: [path('id')] }),
        },
      },
    ],
    [
      'an item path that returns a list is no collection',
      {
        '/pets': { get: answerOf(list(Pet)) },
        '/pets/{petId}': { get: answerOf(list(Pet), petId) },
      },
    ],
    [
      'a list of strings is no collection',
      {
        '/names': { get: answerOf(list(text)) },
        '/names/{name}': { get: answerOf(text, { parameters: [path('name')] }) },
      },
    ],
    [
      'calls that only write and return the outer item are no collection',
      {
        '/teams/{id}/members': {
          post: answerOf(object({ team: Pet }), { parameters: [path('id', 'integer')] }),
        },
        '/teams/{id}/members/{memberId}': {
          delete: answerOf(object({ team: Pet }), {
            parameters: [path('id', 'integer'), path('memberId', 'integer')],
          }),
        },
      },
    ],
    [
      'items whose id is in a nested object are no collection',
      {
        '/orders': {
          post: answerOf(
            object({ ref: text, paid: text, sum: number, at: text, buyer: object({ id: number }) }),
          ),
        },
        '/orders/{order_id}': {
          get: answerOf(
            object({ ref: text, paid: text, sum: number, at: text, buyer: object({ id: number }) }),
            { parameters: [path('order_id', 'integer')] },
          ),
        },
      },
    ],
  ])('%s', (_, paths) => {
    expect(find(paths)).toEqual([])
  })

  it('operations below an item are not a separate collection if they return that item', () => {
    const ids = { parameters: [path('petId', 'integer'), path('tagId', 'integer')] }
    const found = find({
      ...petPaths,
      '/pets/{petId}/tags': { post: answerOf(Pet, petId) },
      '/pets/{petId}/tags/{tagId}': { delete: answerOf(Pet, ids) },
    })
    expect(found.map(({ name }) => name)).toEqual(['pets'])
  })
})

describe('an operation under the paths of a collection', () => {
  const operationsWith = (paths: Paths) => Object.keys(findOnly(paths).operations)

  it('an import, a bulk update, an action on an item and a list at another path are not part of the collection', () => {
    const job = object({ id: number, state: text, started: text })
    const paths = {
      ...petPaths,
      '/pets': {
        get: answerOf(list(Pet)),
        post: bodyOf(object({ file: text }), answerOf(job)),
        put: bodyOf(list(Pet), answerOf(list(Pet))),
      },
      '/pets/{petId}/feed': { post: answerOf(Pet, petId) },
      '/pets/popular': { get: answerOf(list(Pet)) },
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
