import type { HttpHandler } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { contractOf } from '../../tests/support/contractOf.ts'
import { ask, mockOf } from '../../tests/support/mockOf.ts'

type Json = Record<string, unknown>

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
const answer = (schema: object, example?: unknown) => ({
  description: 'ok',
  content: json(schema, example),
})
const body = (schema: object) => ({ required: true, content: json(schema) })
const query = (name: string, schema: object = { type: 'string' }) => ({ name, in: 'query', schema })
const path = (name: string, schema: object) => ({ name, in: 'path', required: true, schema })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const problem = {
  type: 'object',
  required: ['reason'],
  properties: { reason: { type: 'string' } },
}

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
const gone = { description: 'gone', content: json(problem, { reason: 'gone' }) }

/** Items at the top of each answer. */
const bare = contractOf(
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
          '404': gone,
        },
      },
      put: {
        parameters: [petId],
        requestBody: body(ref('Pet')),
        responses: { '200': answer(ref('Pet')), '404': gone },
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
        responses: { '200': answer(ref('Pet')), '404': gone },
      },
      delete: { parameters: [petId], responses: { '204': { description: 'done' } } },
    },
  },
  { Pet: pet },
)

let handlers: HttpHandler[] = []
const call = async (method: string, url: string, sent?: unknown) => {
  const init =
    sent === undefined
      ? { method }
      : { method, body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } }
  const response = await ask(handlers, new Request(`http://mock.test${url}`, init))
  if (!response) throw new Error(`Nothing answers ${method} ${url}`)
  // The tests say themselves what shape each answer has.
  return { status: response.status, headers: response.headers, body: response.body as Json }
}
const listed = async (url: string) => {
  const { body } = await call('GET', url)
  // Only lists at the top are asked for by this.
  return body as unknown as Json[]
}
const names = async (url: string) => (await listed(url)).map(({ name }) => name)

describe('a collection of bare items', () => {
  beforeEach(async () => {
    handlers = await mockOf(bare)
  })

  it('starts with the items of the list, each to be read under its id', async () => {
    const pets = await listed('/pets')
    expect(pets.map(({ id }) => id)).toEqual([1, 2])
    for (const one of pets) expect((await call('GET', `/pets/${one.id}`)).body).toEqual(one)
  })

  it('gives back what was posted, under a new id, read one by one and in the list', async () => {
    const made = await call('POST', '/pets', { name: 'Ada', status: 'sold', pin: '1234' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: 'Ada', status: 'sold' })
    expect(made.body).not.toHaveProperty('pin')
    expect([1, 2]).not.toContain(made.body.id)
    expect(made.headers.get('Location')).toBe(`/pets/${made.body.id}`)
    expect((await call('GET', `/pets/${made.body.id}`)).body).toEqual(made.body)
    expect(await listed('/pets')).toContainEqual(made.body)
  })

  it('gives each posted item an id of its own, the same in every run', async () => {
    const post = async () => (await call('POST', '/pets', { name: 'Ada' })).body.id
    const ids = [await post(), await post()]
    expect(new Set(ids).size).toBe(2)
    handlers = await mockOf(bare)
    expect([await post(), await post()]).toEqual(ids)
  })

  it('filters, searches, sorts and cuts its list by the declared parameters', async () => {
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

  it('replaces an item: what was left out is gone, what only the server sets stays', async () => {
    const { body: made } = await call('POST', '/pets', { name: 'Ada', price: 5 })
    const put = await call('PUT', `/pets/${made.id}`, { name: 'Eva', status: 'sold' })
    const wanted = { id: made.id, name: 'Eva', status: 'sold', createdAt: made.createdAt }
    expect(put.body).toEqual(wanted)
    expect((await call('GET', `/pets/${made.id}`)).body).toEqual(wanted)
  })

  it('merges a patch: null removes, and stays where the schema has room for it', async () => {
    const { body: made } = await call('POST', '/pets', { name: 'Ada', price: 5, note: 'x' })
    await call('PATCH', `/pets/${made.id}`, { name: 'Eva', note: null })
    expect((await call('GET', `/pets/${made.id}`)).body).toMatchObject({ name: 'Eva', note: null })
    await call('PATCH', `/pets/${made.id}`, { price: null })
    const { body: after } = await call('GET', `/pets/${made.id}`)
    expect(after).toMatchObject({ name: 'Eva' })
    expect(after).not.toHaveProperty('price')
  })

  it('keeps only what the schema takes', async () => {
    const { body: made } = await call('POST', '/pets', { name: 'Ada', price: 5 })
    const patched = await call('PATCH', `/pets/${made.id}`, { name: '', price: 7 })
    expect(patched.body).toMatchObject({ name: 'Ada', price: 7 })
  })

  it('answers the documented 404 of what was deleted, and lists it no longer', async () => {
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

  it('lets an id that nobody made stand for any item, however often it is deleted', async () => {
    expect(await call('GET', '/pets/77')).toMatchObject({ status: 200, body: { id: 77 } })
    await call('PATCH', '/pets/77', { name: 'Eva' })
    expect((await call('GET', '/pets/77')).body).toMatchObject({ id: 77, name: 'Eva' })
    expect(await names('/pets')).toEqual(['Rex', 'Tom'])
    expect((await call('DELETE', '/pets/77')).status).toBe(204)
    expect((await call('DELETE', '/pets/77')).status).toBe(204)
    expect((await call('GET', '/pets/77')).body).toMatchObject({ id: 77, name: 'Rex' })
  })

  it('still answers what a caller prefers, and refuses what breaks the contract', async () => {
    await call('DELETE', '/pets/1')
    const preferring = new Request('http://mock.test/pets/1', { headers: { Prefer: 'code=200' } })
    expect(await ask(handlers, preferring)).toMatchObject({ status: 200 })
    expect((await call('POST', '/pets', { name: '' })).status).toBe(422)
    expect(await names('/pets')).toEqual(['Tom'])
  })

  it('keeps nothing when it is switched off', async () => {
    handlers = await mockOf(bare, false)
    await call('POST', '/pets', { name: 'Ada' })
    await call('DELETE', '/pets/1')
    expect((await call('GET', '/pets/1')).status).toBe(200)
    expect(await names('/pets')).toEqual(['Rex', 'Tom'])
  })
})

const task = {
  type: 'object',
  required: ['uuid', 'title', 'project_id'],
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    title: { type: 'string' },
    project_id: { type: 'integer' },
    done: { type: 'boolean' },
  },
}
const project = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'integer' }, title: { type: 'string' } },
}
const wrapped = (name: string, schema: object) => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
})
const projectId = path('project_id', { type: 'integer' })
const taskUuid = path('task_uuid', { type: 'string', format: 'uuid' })
const tasks = '/projects/{project_id}/tasks'

/** Items in wrappers, pages by number, and one collection in another's items. */
const nested = contractOf(
  {
    '/projects': {
      post: {
        requestBody: body(wrapped('project', project)),
        responses: { '201': answer(wrapped('project', project)) },
      },
    },
    '/projects/{project_id}': {
      get: { parameters: [projectId], responses: { '200': answer(wrapped('project', project)) } },
      delete: {
        parameters: [projectId],
        responses: { '200': answer(wrapped('project', project)) },
      },
    },
    [tasks]: {
      get: {
        parameters: [
          projectId,
          query('page', { type: 'integer', minimum: 1, default: 1 }),
          query('per_page', { type: 'integer', minimum: 1, maximum: 100, default: 2 }),
          query('done', { type: 'boolean' }),
        ],
        responses: {
          '200': answer(
            {
              type: 'object',
              required: ['data', 'meta'],
              properties: {
                data: { type: 'array', items: ref('Task') },
                meta: {
                  type: 'object',
                  required: ['total', 'total_pages'],
                  properties: {
                    total: { type: 'integer' },
                    total_pages: { type: 'integer' },
                    page: { type: 'integer' },
                    next_page: { type: ['integer', 'null'] },
                  },
                },
                links: {
                  type: 'object',
                  properties: { next: { type: 'string', format: 'uri' } },
                },
                has_more: { type: 'boolean' },
              },
            },
            {
              data: [
                {
                  uuid: 'a3bb189e-8bf9-4f6b-9c3a-000000000001',
                  title: 'Plan',
                  project_id: 1,
                  done: false,
                },
              ],
              meta: { total: 1, total_pages: 1 },
            },
          ),
        },
      },
      post: {
        parameters: [projectId],
        requestBody: body({ type: 'object', properties: { data: ref('NewTask') } }),
        responses: { '201': answer(wrapped('data', ref('Task'))) },
      },
    },
    [`${tasks}/{task_uuid}`]: {
      get: {
        parameters: [projectId, taskUuid],
        responses: { '200': answer(wrapped('data', ref('Task'))) },
      },
      delete: { parameters: [projectId, taskUuid], responses: { '204': { description: 'done' } } },
    },
  },
  {
    Task: task,
    NewTask: {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string' }, done: { type: 'boolean' } },
    },
  },
)

describe('a collection in wrappers below the items of another', () => {
  beforeEach(async () => {
    handlers = await mockOf(nested)
  })

  const post = async (parent: number, title: string, done = false) =>
    (await call('POST', `/projects/${parent}/tasks`, { data: { title, done } })).body.data as Json
  const page = async (url: string) => (await call('GET', url)).body as { data: Json[] } & Json

  it('keeps the items of each parent apart, and says whose they are', async () => {
    const made = await post(7, 'Paint')
    expect(made).toMatchObject({ title: 'Paint', done: false, project_id: 7 })
    expect((await page('/projects/7/tasks?per_page=100')).data).toContainEqual(made)
    expect((await page('/projects/8/tasks?per_page=100')).data).not.toContainEqual(made)
    const { body: read } = await call('GET', `/projects/7/tasks/${made.uuid}`)
    expect(read.data).toEqual(made)
  })

  it('tells totals and what comes next', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await post(7, title, true)
    const first = await page('/projects/7/tasks?done=true')
    expect(first.data.map(({ title }) => title)).toEqual(['a', 'b'])
    expect(first).toMatchObject({
      meta: { total: 4, total_pages: 2, page: 1, next_page: 2 },
      links: { next: 'http://mock.test/projects/7/tasks?done=true&page=2' },
      has_more: true,
    })
    const last = await page('/projects/7/tasks?done=true&page=2')
    expect(last.data.map(({ title }) => title)).toEqual(['c', 'd'])
    expect(last).toMatchObject({ meta: { total: 4, page: 2, next_page: null }, has_more: false })
    expect(last.links ?? {}).not.toHaveProperty('next')
  })

  it('hides what lies below an item that was deleted', async () => {
    const { body } = await call('POST', '/projects', { project: { id: 5, title: 'House' } })
    expect(body.project).toEqual({ id: 5, title: 'House' })
    const made = await post(5, 'Paint')
    expect((await call('DELETE', '/projects/5')).body.project).toEqual({ id: 5, title: 'House' })
    expect((await call('GET', '/projects/5/tasks')).status).toBe(404)
    expect((await call('GET', `/projects/5/tasks/${made.uuid}`)).status).toBe(404)
    await call('POST', '/projects', { project: { id: 5, title: 'Shed' } })
    expect((await page('/projects/5/tasks?per_page=100')).data).not.toContainEqual(made)
  })

  it('answers problem details where the contract has no 404', async () => {
    const made = await post(7, 'Paint')
    await call('DELETE', `/projects/7/tasks/${made.uuid}`)
    const after = await call('GET', `/projects/7/tasks/${made.uuid}`)
    expect(after).toMatchObject({ status: 404, body: { status: 404 } })
    expect(after.headers.get('Content-Type')).toBe('application/problem+json')
  })
})

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

/** As the classic petstore has it: singular paths, changes by the id in the body, finders. */
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

describe('collections as the classic petstore has them', () => {
  beforeEach(async () => {
    handlers = await mockOf(classic)
  })

  it('keep the id that was posted, and change the item that a body names', async () => {
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

  it('answer a repeated creation as before, and another one of the same id by a conflict', async () => {
    const ana = { username: 'ana', email: 'ana@example.org' }
    const made = await call('POST', '/user', ana)
    expect(made).toMatchObject({ status: 200, body: ana })
    expect(await call('POST', '/user', ana)).toMatchObject({ status: 200, body: ana })
    expect((await call('POST', '/user', { ...ana, email: 'b' })).status).toBe(409)
  })

  it('remember what answers say nothing of', async () => {
    await call('POST', '/user', { username: 'ana', email: 'a' })
    expect(await call('PUT', '/user/ana', { email: 'b' })).toMatchObject({ status: 200, body: '' })
    expect((await call('GET', '/user/ana')).body).toEqual({ username: 'ana', email: 'b' })
  })
})
