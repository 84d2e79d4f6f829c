import { describe, expect, it } from 'vitest'
import { operationChanges } from './testing/changesOf.ts'

const ok = { '200': { description: 'ok' } }
const text = { type: 'string' }
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const query = (name: string, rest: object = {}) => ({
  parameters: [{ name, in: 'query', schema: text, ...rest }],
})

describe('an operation that changes', () => {
  it.each<[what: string, before: object, after: object, changes: string[]]>([
    [
      'is called otherwise',
      { operationId: 'a' },
      { operationId: 'b' },
      ['changed operationId: is now b, was a'],
    ],
    ['goes out of use', {}, { deprecated: true }, ['changed operation: is now deprecated']],
    ['is explained', {}, { description: 'More.', summary: 'Less.', tags: ['x'] }, []],
    ['has a new parameter', {}, query('limit'), ['added query limit: is new']],
    [
      'has a new parameter that is required',
      {},
      query('limit', { required: true }),
      ['breaking query limit: is new and required'],
    ],
    [
      'requires a parameter',
      query('limit'),
      query('limit', { required: true }),
      ['breaking query limit: is now required'],
    ],
    [
      'requires a parameter no longer',
      query('limit', { required: true }),
      query('limit'),
      ['changed query limit: is no longer required'],
    ],
    [
      'loses a parameter',
      query('limit'),
      {},
      ['breaking query limit: is gone, and refused when sent'],
    ],
    [
      'loses a header, which nobody refuses',
      query('X-Trace', { in: 'header' }),
      {},
      ['changed header x-trace: is gone'],
    ],
    [
      'writes a header in another case',
      query('X-Trace', { in: 'header' }),
      query('x-trace', { in: 'header' }),
      [],
    ],
    [
      'narrows a parameter',
      query('limit'),
      query('limit', { schema: { type: 'string', maxLength: 3 } }),
      ['breaking query limit: maxLength 3 is new'],
    ],
    [
      'writes a list in another way',
      query('ids', { schema: { type: 'array', items: text } }),
      query('ids', { schema: { type: 'array', items: text }, explode: false }),
      ["breaking query ids: is now written with ',' between its items, was by repeating its name"],
    ],
    ['takes a body', {}, { requestBody: json(text) }, ['added request body: is new']],
    [
      'wants a body',
      {},
      { requestBody: { required: true, ...json(text) } },
      ['breaking request body: is new and required'],
    ],
    [
      'requires its body',
      { requestBody: json(text) },
      { requestBody: { required: true, ...json(text) } },
      ['breaking request body: is now required'],
    ],
    ['takes no body any more', { requestBody: json(text) }, {}, ['breaking request body: is gone']],
    [
      'takes another media type',
      { requestBody: json(text) },
      { requestBody: { content: { 'text/csv': { schema: text } } } },
      [
        'breaking request body: is no longer of type application/json',
        'added request body: may now be of type text/csv',
      ],
    ],
    [
      'names the media type of a place that has several',
      { requestBody: { content: { ...json(text).content, 'text/csv': { schema: text } } } },
      {
        requestBody: { content: { ...json({ const: 'a' }).content, 'text/csv': { schema: text } } },
      },
      ['breaking request body application/json: is now limited to a'],
    ],
    [
      'loses its success',
      { responses: { ...ok, '201': {} } },
      { responses: ok },
      ['breaking response 201: is gone'],
    ],
    [
      'loses a failure',
      { responses: { ...ok, '404': {} } },
      { responses: ok },
      ['changed response 404: is gone'],
    ],
    [
      'fails in a new way of a class that it failed in',
      { responses: { ...ok, '404': {} } },
      { responses: { ...ok, '404': {}, '409': {} } },
      ['added response 409: is new'],
    ],
    [
      'fails in a class that it never failed in',
      {},
      { responses: { ...ok, '503': {} } },
      ['breaking response 503: is new, and no status like it was answered before'],
    ],
    [
      'describes a failure by itself that fell under all failures',
      { responses: { ...ok, default: json(text) } },
      { responses: { ...ok, default: json(text), '404': json({ type: 'integer' }) } },
      ['breaking response 404: is now integer, was string'],
    ],
    [
      'answers with another media type',
      { responses: { '200': json(text) } },
      { responses: { '200': { content: { 'text/csv': { schema: text } } } } },
      [
        'breaking response 200: is no longer of type application/json',
        'added response 200: may now be of type text/csv',
      ],
    ],
    [
      'answers with other headers',
      { responses: { '200': { headers: { Etag: { schema: text }, 'X-Old': { schema: text } } } } },
      {
        responses: { '200': { headers: { ETag: { schema: text, required: false }, 'X-New': {} } } },
      },
      [
        'breaking response 200 header etag: is no longer always there',
        'breaking response 200 header x-old: is gone',
        'added response 200 header x-new: is new',
      ],
    ],
  ])('comparing an operation: %s', (_, before, after, changes) => {
    expect(operationChanges(before, after)).toEqual(changes)
  })
})
