import type { HttpHandler } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import {
  answer,
  body,
  goneResponse,
  json,
  object,
  path,
  query,
  ref,
} from '../testing/contractParts.ts'
import { callerOf, type Json } from '../testing/mockCaller.ts'
import { mockOf } from '../testing/mockOf.ts'

let handlers: HttpHandler[] = []
const { call, list, names } = callerOf(() => handlers)

const petId = path('petId', { type: 'integer' })
const animal = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', format: 'int64' },
    name: { type: 'string' },
    status: { type: 'string', enum: ['available', 'sold'] },
  },
}
const user = {
  type: 'object',
  properties: { username: { type: 'string' }, email: { type: 'string' } },
}
const username = path('username', { type: 'string' })

/** The classic petstore contract: singular paths, updates with the id in the body, search paths. */
const classic = contractOf(
  {
    '/pet': {
      post: { requestBody: body(ref('Pet')), responses: { '200': answer(ref('Pet')) } },
      put: { requestBody: body(ref('Pet')), responses: { '200': answer(ref('Pet')) } },
    },
    '/pet/findByStatus': {
      get: {
        parameters: [query('status', { type: 'array', items: { type: 'string' } })],
        responses: { '200': answer({ type: 'array', items: ref('Pet') }) },
      },
    },
    '/pet/{petId}': {
      get: {
        parameters: [petId],
        responses: { '200': answer(ref('Pet')), '404': { description: 'gone' } },
      },
      delete: { parameters: [petId], responses: { '200': { description: 'done' } } },
    },
    '/user': {
      post: {
        requestBody: { content: json(ref('User')) },
        responses: { default: answer(ref('User')), '409': { description: 'taken' } },
      },
    },
    '/user/{username}': {
      get: { parameters: [username], responses: { '200': answer(ref('User')) } },
      put: {
        parameters: [username],
        requestBody: body(ref('User')),
        responses: { default: { description: 'done' } },
      },
      delete: { parameters: [username], responses: { '204': { description: 'done' } } },
    },
  },
  { Pet: animal, User: user },
)

describe('mocks of the classic petstore', () => {
  beforeEach(async () => {
    handlers = await mockOf(classic)
  })

  it('a posted item keeps its id, and PUT updates the item whose id is in the body', async () => {
    const rex = { id: 10, name: 'Rex', status: 'sold' }
    expect((await call('POST', '/pet', rex)).body).toEqual(rex)
    await call('PUT', '/pet', { ...rex, name: 'Max' })
    expect((await call('GET', '/pet/10')).body).toEqual({ ...rex, name: 'Max' })
    expect(await names('/pet/findByStatus?status=sold')).toContain('Max')
    expect(await names('/pet/findByStatus?status=available')).not.toContain('Max')
    await call('DELETE', '/pet/10')
    expect(await call('GET', '/pet/10')).toMatchObject({ status: 404, body: '' })
    expect((await call('PUT', '/pet', rex)).status).not.toBe(200)
  })

  it('a repeated POST gets the same response, and a POST of another item with the same id gets a 409', async () => {
    const ana = { username: 'ana', email: 'ana@example.org' }
    const made = await call('POST', '/user', ana)
    expect(made).toMatchObject({ status: 200, body: ana })
    expect(await call('POST', '/user', ana)).toMatchObject({ status: 200, body: ana })
    expect((await call('POST', '/user', { ...ana, email: 'b' })).status).toBe(409)
  })

  it('fields of a PUT are stored even if its response has no body', async () => {
    await call('POST', '/user', { username: 'ana', email: 'a' })
    expect(await call('PUT', '/user/ana', { email: 'b' })).toMatchObject({ status: 200, body: '' })
    expect((await call('GET', '/user/ana')).body).toEqual({ username: 'ana', email: 'b' })
  })
})

const seat = object({ seatId: { type: 'string' }, row: { type: 'integer' } }, ['seatId', 'row'])
const seatId = path('seatId', { type: 'string' })

/** Contract without examples, so that all items are generated. */
const contractWithoutExamples = contractOf({
  '/seats': {
    get: {
      parameters: [query('row', { type: 'integer' }), query('after')],
      responses: {
        '200': answer(object({ seats: { type: 'array', minItems: 1, items: seat } }, ['seats'])),
      },
    },
    post: { requestBody: body(seat), responses: { '200': answer(seat) } },
  },
  '/seats/{seatId}': {
    get: { parameters: [seatId], responses: { '200': answer(seat), default: goneResponse } },
    delete: { parameters: [seatId], responses: { '200': answer(seat) } },
  },
})

describe('mocks with generated items', () => {
  beforeEach(async () => {
    handlers = await mockOf(contractWithoutExamples)
  })
  const seats = async (url = '/seats') => {
    const { status, body } = await call('GET', url)
    expect(status).toBe(200)
    return body.seats as Json[]
  }

  it('generated items have distinct ids, and each item can be read and deleted', async () => {
    const ids = (await seats()).map((one) => one.seatId)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect((await call('GET', `/seats/${id}`)).body).toMatchObject({ seatId: id })
      expect((await call('DELETE', `/seats/${id}`)).body).toMatchObject({ seatId: id })
      expect(await call('GET', `/seats/${id}`)).toMatchObject({
        status: 404,
        body: { reason: 'gone' },
      })
    }
  })

  it('a filtered list with fewer items than its schema requires is answered with the generated list', async () => {
    handlers = await mockOf(contractWithoutExamples, false)
    const generated = await seats('/seats?row=-77')
    handlers = await mockOf(contractWithoutExamples)
    expect(await seats('/seats?row=-77')).toEqual(generated)
  })

  it('GET requests change no stored item', async () => {
    const before = await seats()
    await call('GET', '/seats/nobody')
    await seats('/seats?row=3')
    expect(await seats()).toEqual(before)
  })

  it('the same calls to new mocks get identical responses', async () => {
    const life = async () => {
      handlers = await mockOf(contractWithoutExamples)
      const answers = []
      for (const [method, url, sent] of [
        ['POST', '/seats', { seatId: 'a', row: 1 }],
        ['POST', '/seats', { seatId: 'b', row: 1 }],
        ['DELETE', '/seats/a', undefined],
        ['GET', '/seats?after=a', undefined],
        ['GET', '/seats/a', undefined],
      ] as const) {
        const { status, body: told } = await call(method, url, sent)
        answers.push([method, status, JSON.stringify(told)])
      }
      return answers
    }
    const first = await life()
    expect(first.at(-1)).toEqual(['GET', 404, '{"reason":"gone"}'])
    expect(await life()).toEqual(first)
  })
})

describe('mocks of a collection whose responses have different schemas', () => {
  it('each response contains the properties of its schema, and new ids are valid in the item path', async () => {
    const whole = object(
      { id: { type: 'integer' }, name: { type: 'string' }, kind: { type: 'string' } },
      ['id'],
    )
    const short = object({ id: { type: 'integer' }, name: { type: 'string' } }, ['id', 'name'])
    const small = { parameters: [path('id', { type: 'integer', maximum: 99 })] }
    handlers = await mockOf(
      contractOf({
        '/pets': {
          get: { responses: { '200': answer({ type: 'array', items: short }) } },
          post: {
            requestBody: body(object({ name: {}, kind: {} })),
            responses: { '201': answer(short) },
          },
        },
        '/pets/{id}': { get: { ...small, responses: { '200': answer(whole) } } },
      }),
    )
    const { body: told } = await call('POST', '/pets', { name: 'Rex', kind: 'dog' })
    expect(told).toEqual({ id: told.id, name: 'Rex' })
    expect(await list('/pets')).toContainEqual(told)
    expect((await call('GET', `/pets/${told.id}`)).body).toEqual({ ...told, kind: 'dog' })
  })
})

describe('mocks of a collection that x-resource joins', () => {
  it('an item posted under another path is stored with the property that the path parameter determines', async () => {
    const item = object(
      { id: { type: 'integer' }, name: { type: 'string' }, ownerId: { type: 'integer' } },
      ['id', 'name'],
    )
    const ownerId = { parameters: [path('ownerId', { type: 'integer' })] }
    const sent = object({ name: { type: 'string' } }, ['name'])
    handlers = await mockOf(
      contractOf({
        '/owners/{ownerId}/animals': {
          'x-resource': 'pets',
          post: { ...ownerId, requestBody: body(sent), responses: { '201': answer(item) } },
        },
        '/pets': {
          'x-resource': 'pets',
          get: {
            parameters: [query('ownerId', { type: 'integer' })],
            responses: { '200': answer({ type: 'array', items: item }) },
          },
        },
        '/pets/{id}': {
          'x-resource': 'pets',
          get: {
            parameters: [path('id', { type: 'integer' })],
            responses: { '200': answer(item) },
          },
        },
      }),
    )
    const { body: rex } = await call('POST', '/owners/31/animals', { name: 'Rex' })
    expect(rex).toMatchObject({ name: 'Rex', ownerId: 31 })
    expect((await call('GET', `/pets/${rex.id}`)).body).toEqual(rex)
    expect(await list('/pets?ownerId=31')).toEqual([rex])
  })
})
