import type { HttpHandler } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { answer, body, object, path, query, ref } from '../testing/contractParts.ts'
import { callerOf, type Json } from '../testing/mockCaller.ts'
import { mockOf } from '../testing/mockOf.ts'

let handlers: HttpHandler[] = []
const { call } = callerOf(() => handlers)

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
const wrap = (name: string, schema: object) => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
})
const projectId = path('project_id', { type: 'integer' })
const taskUuid = path('task_uuid', { type: 'string', format: 'uuid' })
const tasks = '/projects/{project_id}/tasks'

/** Contract with a nested collection, items in wrapper objects, and numbered pages. */
const nestedContract = contractOf(
  {
    '/projects': {
      post: {
        requestBody: body(wrap('project', project)),
        responses: { '201': answer(wrap('project', project)) },
      },
    },
    '/projects/{project_id}': {
      get: { parameters: [projectId], responses: { '200': answer(wrap('project', project)) } },
      delete: {
        parameters: [projectId],
        responses: { '200': answer(wrap('project', project)) },
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
        responses: { '201': answer(wrap('data', ref('Task'))) },
      },
    },
    [`${tasks}/{task_uuid}`]: {
      get: {
        parameters: [projectId, taskUuid],
        responses: { '200': answer(wrap('data', ref('Task'))) },
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

describe('a nested collection with wrapped items', () => {
  beforeEach(async () => {
    handlers = await mockOf(nestedContract)
  })

  const post = async (parent: number, title: string, isDone = false) =>
    (await call('POST', `/projects/${parent}/tasks`, { data: { title, done: isDone } })).body
      .data as Json
  const page = async (url: string) => (await call('GET', url)).body as { data: Json[] } & Json

  it("items of each parent are separate and contain the parent's id", async () => {
    const made = await post(7, 'Paint')
    expect(made).toMatchObject({ title: 'Paint', done: false, project_id: 7 })
    expect((await page('/projects/7/tasks?per_page=100')).data).toContainEqual(made)
    expect((await page('/projects/8/tasks?per_page=100')).data).not.toContainEqual(made)
    const { body: read } = await call('GET', `/projects/7/tasks/${made.uuid}`)
    expect(read.data).toEqual(made)
  })

  it('list responses contain the total number of items and the next page', async () => {
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

  it('requests for items below a deleted item return 404', async () => {
    const { body } = await call('POST', '/projects', { project: { id: 5, title: 'House' } })
    expect(body.project).toEqual({ id: 5, title: 'House' })
    const made = await post(5, 'Paint')
    expect((await call('DELETE', '/projects/5')).body.project).toEqual({ id: 5, title: 'House' })
    expect((await call('GET', '/projects/5/tasks')).status).toBe(404)
    expect((await call('GET', `/projects/5/tasks/${made.uuid}`)).status).toBe(404)
    await call('POST', '/projects', { project: { id: 5, title: 'Shed' } })
    expect((await page('/projects/5/tasks?per_page=100')).data).not.toContainEqual(made)
  })

  it('a request for a deleted item gets problem details if the contract documents no 404', async () => {
    const made = await post(7, 'Paint')
    await call('DELETE', `/projects/7/tasks/${made.uuid}`)
    const after = await call('GET', `/projects/7/tasks/${made.uuid}`)
    expect(after).toMatchObject({ status: 404, body: { status: 404 } })
    expect(after.headers.get('Content-Type')).toBe('application/problem+json')
  })
})

describe('a collection whose items contain their owner', () => {
  const card = object(
    {
      id: { type: 'string' },
      digits: { type: 'string' },
      customer: { anyOf: [ref('Customer'), { type: 'string' }] },
    },
    ['id', 'digits', 'customer'],
  )
  const owned = contractOf(
    {
      '/customers/{customer}/cards': {
        parameters: [path('customer', { type: 'string' })],
        get: { responses: { '200': answer({ type: 'array', items: ref('Card') }) } },
        post: {
          requestBody: body(object({ digits: { type: 'string' } }, ['digits'])),
          responses: { '201': answer(ref('Card')) },
        },
      },
      '/customers/{customer}/cards/{id}': {
        parameters: [path('customer', { type: 'string' }), path('id', { type: 'string' })],
        get: { responses: { '200': answer(ref('Card')) } },
      },
    },
    { Card: card, Customer: object({ id: { type: 'string' } }, ['id']) },
  )
  beforeEach(async () => {
    handlers = await mockOf(owned)
  })

  it('an item whose id is in a nested object contains the owner from the path in the same nested object', async () => {
    const pod = object(
      {
        metadata: object({ name: { type: 'string' }, space: { type: 'string' } }, [
          'name',
          'space',
        ]),
      },
      ['metadata'],
    )
    const space = path('space', { type: 'string' })
    handlers = await mockOf(
      contractOf(
        {
          '/spaces/{space}/pods': {
            parameters: [space],
            get: { responses: { '200': answer({ type: 'array', items: ref('Pod') }) } },
            post: { requestBody: body(ref('Pod')), responses: { '201': answer(ref('Pod')) } },
          },
          '/spaces/{space}/pods/{name}': {
            parameters: [space, path('name', { type: 'string' })],
            get: { responses: { '200': answer(ref('Pod')) } },
          },
        },
        { Pod: pod },
      ),
    )
    const sent = { metadata: { name: 'web', space: 'elsewhere' } }
    const made = (await call('POST', '/spaces/home/pods', sent)).body
    expect(made).toEqual({ metadata: { name: 'web', space: 'home' } })
    expect((await call('GET', '/spaces/home/pods/web')).body).toEqual(made)
  })

  it('an item contains the owner from its path', async () => {
    const made = (await call('POST', '/customers/ana/cards', { digits: '42' })).body
    expect(made).toMatchObject({ digits: '42', customer: 'ana' })
    expect((await call('GET', `/customers/ana/cards/${made.id}`)).body).toEqual(made)
    expect((await call('GET', '/customers/bea/cards/unknown')).body).toMatchObject({
      customer: 'bea',
    })
  })
})

describe('the Location header of a new item', () => {
  it("the generated Location is returned if its schema does not allow the item's URL", async () => {
    const pet = object({ id: { type: 'integer' } }, ['id'])
    const Location = { schema: { type: 'string', pattern: '^/animals/[0-9]+$' } }
    handlers = await mockOf(
      contractOf({
        '/pets': {
          get: { responses: { '200': answer({ type: 'array', items: pet }) } },
          post: {
            requestBody: body(object({})),
            responses: { '201': { ...answer(pet), headers: { Location } } },
          },
        },
        '/pets/{id}': {
          get: { parameters: [path('id', { type: 'integer' })], responses: { '200': answer(pet) } },
        },
      }),
    )
    const { headers } = await call('POST', '/pets', {})
    expect(headers.get('Location')).toMatch(/^\/animals\/[0-9]+$/)
  })
})

describe('an id that responses mark as readOnly', () => {
  it('a submitted id is stored if the request schema allows it, although responses mark it as readOnly', async () => {
    const shown = object({ id: { type: 'string', readOnly: true } }, ['id'])
    handlers = await mockOf(
      contractOf({
        '/members': {
          get: { responses: { '200': answer({ type: 'array', items: shown }) } },
          post: {
            requestBody: body(object({ id: { type: 'string' } }, ['id'])),
            responses: { '201': answer(shown) },
          },
        },
        '/members/{id}': {
          get: {
            parameters: [path('id', { type: 'string' })],
            responses: { '200': answer(shown) },
          },
        },
      }),
    )
    expect((await call('POST', '/members', { id: 'ana' })).body).toEqual({ id: 'ana' })
    expect((await call('GET', '/members')).body).toContainEqual({ id: 'ana' })
  })
})
