import type { HttpHandler } from 'msw/http'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { answer, object } from '../testing/contractParts.ts'
import { ask, mockOf } from '../testing/mockOf.ts'

const text = { type: 'string' }
const pathTaking = (type: string, schema: object) => ({
  post: {
    requestBody: { required: true, content: { [type]: { schema } } },
    responses: { '200': answer({ const: 'taken' }) },
  },
})
const contract = contractOf({
  '/notes': pathTaking('text/plain', object({ name: text }, ['name'])),
  '/remarks': pathTaking('text/plain', text),
  '/uploads': pathTaking(
    'multipart/form-data',
    object({ 'pet[name]': text, tags: { type: 'object' } }, ['pet[name]']),
  ),
  '/exports': {
    get: {
      responses: {
        '200': {
          description: 'one file in three formats',
          content: Object.fromEntries(
            ['text/csv', 'application/json', 'image/jpeg'].map((type) => [
              type,
              { schema: { type: 'string', format: 'binary' } },
            ]),
          ),
        },
      },
    },
  },
})

let handlers: HttpHandler[] = []
beforeAll(async () => {
  handlers = await mockOf(contract)
})
const post = (path: string, init: RequestInit) =>
  ask(handlers, new Request(`http://mock.test${path}`, { method: 'POST', ...init }))

describe('a text/plain body', () => {
  const send = (path: string, body: string) =>
    post(path, { body, headers: { 'Content-Type': 'text/plain' } })

  it('a text/plain body is parsed as JSON if the schema requires an object', async () => {
    expect(await send('/notes', '{"name":"Rex"}')).toMatchObject({ status: 200 })
    expect(await send('/notes', '{"name":7}')).toMatchObject({ status: 422 })
    expect(await send('/notes', 'Rex')).toMatchObject({ status: 422 })
  })

  it('a text/plain body is not parsed if the schema requires a string', async () => {
    expect(await send('/remarks', '{"name":7}')).toMatchObject({ status: 200 })
    expect(await send('/remarks', 'Rex')).toMatchObject({ status: 200 })
  })
})

describe('form fields with brackets in their names', () => {
  const send = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return post('/uploads', { body })
  }

  it('form fields whose documented names contain brackets are accepted', async () => {
    expect(await send({ 'pet[name]': 'Rex', 'tags[a]': '1' })).toMatchObject({
      status: 200,
      body: 'taken',
    })
  })

  it('a missing form field whose name contains brackets is reported with its name', async () => {
    expect(await send({ 'pet[nick]': 'Rex' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/pet[name]' }] },
    })
  })
})

describe('a file in several media types', () => {
  const get = (type: string) =>
    ask(handlers, new Request('http://mock.test/exports', { headers: { Accept: type } }))

  it('the response of a file download has the media type of the Accept header', async () => {
    expect(await get('application/json')).toMatchObject({ status: 200, body: 'file' })
    const text = await get('text/csv')
    expect(text).toMatchObject({ status: 200, body: 'file' })
    expect(text?.headers.get('Content-Type')).toMatch('text/csv')
  })
})
