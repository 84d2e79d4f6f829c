import { describe, expect, it } from 'vitest'
import { operationChanges } from './testing/changesOf.ts'

const ok = { '200': { description: 'ok' } }
const text = { type: 'string' }
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const query = (name: string, rest: object = {}) => ({
  parameters: [{ name, in: 'query', schema: text, ...rest }],
})

describe('comparing two versions of an operation', () => {
  it.each<[what: string, before: object, after: object, changes: string[]]>([
    [
      'has another operationId',
      { operationId: 'a' },
      { operationId: 'b' },
      ['changed operationId: is now b, was a'],
    ],
    ['is deprecated', {}, { deprecated: true }, ['changed operation: is now deprecated']],
    ['gets a description', {}, { description: 'More.', summary: 'Less.', tags: ['x'] }, []],
    ['has a new parameter', {}, query('limit'), ['added query limit: is new']],
    [
      'has a new parameter that is required',
      {},
      query('limit', { required: true }),
      ['breaking query limit: is new and required'],
    ],
    [
      'requires a parameter that was optional',
      query('limit'),
      query('limit', { required: true }),
      ['breaking query limit: is now required'],
    ],
    [
      'no longer requires a parameter',
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
      'loses a header, which is still accepted',
      query('X-Trace', { in: 'header' }),
      {},
      ['changed header x-trace: is gone'],
    ],
    [
      'has a header in another case',
      query('X-Trace', { in: 'header' }),
      query('x-trace', { in: 'header' }),
      [],
    ],
    [
      'has a parameter with a new bound',
      query('limit'),
      query('limit', { schema: { type: 'string', maxLength: 3 } }),
      ['breaking query limit: maxLength 3 is new'],
    ],
    [
      'encodes a list in another style',
      query('ids', { schema: { type: 'array', items: text } }),
      query('ids', { schema: { type: 'array', items: text }, explode: false }),
      ["breaking query ids: is now written with ',' between its items, was by repeating its name"],
    ],
    ['has a new optional body', {}, { requestBody: json(text) }, ['added request body: is new']],
    [
      'has a new required body',
      {},
      { requestBody: { required: true, ...json(text) } },
      ['breaking request body: is new and required'],
    ],
    [
      'requires a body that was optional',
      { requestBody: json(text) },
      { requestBody: { required: true, ...json(text) } },
      ['breaking request body: is now required'],
    ],
    ['loses its body', { requestBody: json(text) }, {}, ['breaking request body: is gone']],
    [
      'accepts another media type',
      { requestBody: json(text) },
      { requestBody: { content: { 'text/csv': { schema: text } } } },
      [
        'breaking request body: is no longer of type application/json',
        'added request body: may now be of type text/csv',
      ],
    ],
    [
      'changes one of several media types',
      { requestBody: { content: { ...json(text).content, 'text/csv': { schema: text } } } },
      {
        requestBody: { content: { ...json({ const: 'a' }).content, 'text/csv': { schema: text } } },
      },
      ['breaking request body application/json: is now limited to a'],
    ],
    [
      'loses a success status',
      { responses: { ...ok, '201': {} } },
      { responses: ok },
      ['breaking response 201: is gone'],
    ],
    [
      'loses a failure status',
      { responses: { ...ok, '404': {} } },
      { responses: ok },
      ['changed response 404: is gone'],
    ],
    [
      'has a new failure status of a documented class',
      { responses: { ...ok, '404': {} } },
      { responses: { ...ok, '404': {}, '409': {} } },
      ['added response 409: is new'],
    ],
    [
      'has a new failure status of an undocumented class',
      {},
      { responses: { ...ok, '503': {} } },
      ['breaking response 503: is new, and no status like it was answered before'],
    ],
    [
      'documents a status that default covered',
      { responses: { ...ok, default: json(text) } },
      { responses: { ...ok, default: json(text), '404': json({ type: 'integer' }) } },
      ['breaking response 404: is now integer, was string'],
    ],
    [
      'responds with another media type',
      { responses: { '200': json(text) } },
      { responses: { '200': { content: { 'text/csv': { schema: text } } } } },
      [
        'breaking response 200: is no longer of type application/json',
        'added response 200: may now be of type text/csv',
      ],
    ],
    [
      'responds with other headers',
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
  ])('the diff is correct for an operation that %s', (_, before, after, changes) => {
    expect(operationChanges(before, after)).toEqual(changes)
  })
})
