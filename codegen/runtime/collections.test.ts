import type { HttpHandler } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { answer, body, goneResponse, path, query, ref } from '../testing/contractParts.ts'
import { callerOf } from '../testing/mockCaller.ts'
import { ask, mockOf } from '../testing/mockOf.ts'

const pet = {
  type: 'object',
  required: ['id', 'name', 'createdAt'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: 1, readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 20 },
    status: { type: 'string', enum: ['free', 'sold'] },
    price: { type: 'number' },
    tags: { type: 'array', items: { type: 'string' } },
    note: { type: ['string', 'null'] },
    pin: { type: 'string', writeOnly: true },
    createdAt: { type: 'string', format: 'date-time', readOnly: true },
  },
}
const moment = '2020-01-01T00:00:00Z'
const petId = path('petId', { type: 'integer' })

/** Contract whose responses contain the items without a wrapper. */
const unwrappedContract = contractOf(
  {
    '/pets': {
      get: {
        parameters: [
          query('status'),
          query('min_price', { type: 'number' }),
          query('q'),
          query('tags', { type: 'array', items: { type: 'string' } }),
          query('sort'),
          query('limit', { type: 'integer', minimum: 1 }),
          query('offset', { type: 'integer', minimum: 0 }),
        ],
        responses: {
          '200': answer({ type: 'array', maxItems: 50, items: ref('Pet') }, [
            { id: 1, name: 'Rex', status: 'free', price: 10, createdAt: moment },
            { id: 2, name: 'Tom', status: 'sold', price: 20, createdAt: moment },
          ]),
        },
      },
      post: {
        requestBody: body(ref('Pet')),
        responses: {
          '201': {
            ...answer(ref('Pet')),
            headers: { Location: { schema: { type: 'string' } } },
          },
        },
      },
    },
    '/pets/{petId}': {
      get: {
        parameters: [petId],
        responses: {
          '200': answer(ref('Pet'), { id: 1, name: 'Rex', createdAt: moment }),
          '404': goneResponse,
        },
      },
      put: {
        parameters: [petId],
        requestBody: body(ref('Pet')),
        responses: { '200': answer(ref('Pet')), '404': goneResponse },
      },
      patch: {
        parameters: [petId],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  ...Object.fromEntries(Object.keys(pet.properties).map((name) => [name, {}])),
                },
              },
            },
          },
        },
        responses: { '200': answer(ref('Pet')), '404': goneResponse },
      },
      delete: { parameters: [petId], responses: { '204': { description: 'done' } } },
    },
  },
  { Pet: pet },
)

let handlers: HttpHandler[] = []
const { call, list, names } = callerOf(() => handlers)

describe('mocks of a collection', () => {
  beforeEach(async () => {
    handlers = await mockOf(unwrappedContract)
  })

  it('a collection starts with the items of the generated list, and each can be read by its id', async () => {
    const pets = await list('/pets')
    expect(pets.map(({ id }) => id)).toEqual([1, 2])
    for (const one of pets) expect((await call('GET', `/pets/${one.id}`)).body).toEqual(one)
  })

  it('a posted item gets a new id, and the list contains it', async () => {
    const made = await call('POST', '/pets', { name: 'Ada', status: 'sold', pin: '1234' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: 'Ada', status: 'sold' })
    expect(made.body).not.toHaveProperty('pin')
    expect([1, 2]).not.toContain(made.body.id)
    expect(made.headers.get('Location')).toBe(`/pets/${made.body.id}`)
    expect((await call('GET', `/pets/${made.body.id}`)).body).toEqual(made.body)
    expect(await list('/pets')).toContainEqual(made.body)
  })

  it('posted items get distinct ids, which are the same in every run', async () => {
    const post = async () => (await call('POST', '/pets', { name: 'Ada' })).body.id
    const ids = [await post(), await post()]
    expect(new Set(ids).size).toBe(2)
    handlers = await mockOf(unwrappedContract)
    expect([await post(), await post()]).toEqual(ids)
  })

  it('a list is filtered, searched, sorted and paged by its query parameters', async () => {
    await call('POST', '/pets', {
      name: 'Ada',
      status: 'free',
      price: 5,
      tags: ['old', 'shy'],
      note: null,
    })
    expect(await names('/pets?status=free')).toEqual(['Rex', 'Ada'])
    expect(await names('/pets?min_price=10')).toEqual(['Rex', 'Tom'])
    expect(await names('/pets?q=tO')).toEqual(['Tom'])
    expect(await names('/pets?tags=shy&tags=big')).toEqual(['Ada'])
    expect(await names('/pets?sort=price')).toEqual(['Ada', 'Rex', 'Tom'])
    expect(await names('/pets?sort=-name')).toEqual(['Tom', 'Rex', 'Ada'])
    expect(await names('/pets?sort=status:desc,name')).toEqual(['Tom', 'Ada', 'Rex'])
    expect(await names('/pets?limit=2')).toEqual(['Rex', 'Tom'])
    expect(await names('/pets?limit=2&offset=2')).toEqual(['Ada'])
  })

  it('PUT removes omitted properties, and keeps those that only the server sets', async () => {
    const { body: made } = await call('POST', '/pets', { name: 'Ada', price: 5 })
    const put = await call('PUT', `/pets/${made.id}`, { name: 'Eva', status: 'sold' })
    const wanted = { id: made.id, name: 'Eva', status: 'sold', createdAt: made.createdAt }
    expect(put.body).toEqual(wanted)
    expect((await call('GET', `/pets/${made.id}`)).body).toEqual(wanted)
  })

  it('a null in a PATCH is stored if the schema allows it, and removes the property otherwise', async () => {
    const { body: made } = await call('POST', '/pets', { name: 'Ada', price: 5, note: 'x' })
    await call('PATCH', `/pets/${made.id}`, { name: 'Eva', note: null })
    expect((await call('GET', `/pets/${made.id}`)).body).toMatchObject({ name: 'Eva', note: null })
    await call('PATCH', `/pets/${made.id}`, { price: null })
    const { body: after } = await call('GET', `/pets/${made.id}`)
    expect(after).toMatchObject({ name: 'Eva' })
    expect(after).not.toHaveProperty('price')
  })

  it('PATCH stores the valid properties and ignores the invalid ones', async () => {
    const { body: made } = await call('POST', '/pets', { name: 'Ada', price: 5 })
    const patched = await call('PATCH', `/pets/${made.id}`, { name: '', price: 7 })
    expect(patched.body).toMatchObject({ name: 'Ada', price: 7 })
  })

  it('requests for a deleted item get the documented 404, and lists omit the item', async () => {
    const { body: made } = await call('POST', '/pets', { name: 'Ada' })
    for (const id of [made.id, 2]) {
      expect((await call('DELETE', `/pets/${id}`)).status).toBe(204)
      for (const [method, sent] of [
        ['GET', undefined],
        ['PUT', { name: 'Eva' }],
        ['PATCH', { name: 'Eva' }],
      ] as const) {
        const after = await call(method, `/pets/${id}`, sent)
        expect(after, method).toMatchObject({ status: 404, body: { reason: 'gone' } })
      }
      expect((await call('DELETE', `/pets/${id}`)).status).toBe(404)
    }
    expect(await names('/pets')).toEqual(['Rex'])
    const { body: next } = await call('POST', '/pets', { name: 'Eva' })
    expect(next.id).not.toBe(made.id)
  })

  it('a request with an id that was never created succeeds, even after repeated deletions', async () => {
    expect(await call('GET', '/pets/77')).toMatchObject({ status: 200, body: { id: 77 } })
    await call('PATCH', '/pets/77', { name: 'Eva' })
    expect((await call('GET', '/pets/77')).body).toMatchObject({ id: 77, name: 'Eva' })
    expect(await names('/pets')).toEqual(['Rex', 'Tom'])
    expect((await call('DELETE', '/pets/77')).status).toBe(204)
    expect((await call('DELETE', '/pets/77')).status).toBe(204)
    expect((await call('GET', '/pets/77')).body).toMatchObject({ id: 77, name: 'Rex' })
  })

  it('a Prefer header overrides the stored state, and an invalid request stores nothing', async () => {
    await call('DELETE', '/pets/1')
    const preferring = new Request('http://mock.test/pets/1', { headers: { Prefer: 'code=200' } })
    expect(await ask(handlers, preferring)).toMatchObject({ status: 200 })
    expect((await call('POST', '/pets', { name: '' })).status).toBe(422)
    expect(await names('/pets')).toEqual(['Tom'])
  })

  it('mocks without state store nothing', async () => {
    handlers = await mockOf(unwrappedContract, false)
    await call('POST', '/pets', { name: 'Ada' })
    await call('DELETE', '/pets/1')
    expect((await call('GET', '/pets/1')).status).toBe(200)
    expect(await names('/pets')).toEqual(['Rex', 'Tom'])
  })
})

describe('ids of sample requests in stateful mocks', () => {
  it('the id of a sample request is accepted even after the item with this id was deleted', async () => {
    const listedId = { ...petId, example: 1 }
    const paths = structuredClone(unwrappedContract.paths ?? {})
    for (const method of ['get', 'delete']) {
      Object.assign(paths['/pets/{petId}']?.[method] ?? {}, { parameters: [listedId] })
    }
    handlers = await mockOf({ ...unwrappedContract, paths })
    expect(await names('/pets')).toEqual(['Rex', 'Tom'])
    expect((await call('DELETE', '/pets/1')).status).toBe(204)
    expect(await names('/pets')).toEqual(['Tom'])
    expect((await call('GET', '/pets/1')).status).toBe(200)
    expect((await call('DELETE', '/pets/1')).status).toBe(204)
    await call('DELETE', '/pets/2')
    expect((await call('GET', '/pets/2')).status).toBe(404)
  })
})
