import { describe, expect, it } from 'vitest'
import { contractOf } from '../../tests/support/contractOf.ts'
import { breaks, summarize } from './change.ts'
import { compareContracts } from './compareContracts.ts'
import { changesBetween, operationChanges } from './testing/changesOf.ts'

const ok = { '200': { description: 'ok' } }
const text = { type: 'string' }
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const query = (name: string, rest: object = {}) => ({
  parameters: [{ name, in: 'query', schema: text, ...rest }],
})

describe('operations', () => {
  it('are told when they are new or gone; one that is gone breaks', () => {
    const changes = compareContracts(
      contractOf({ '/a': { get: { responses: ok } }, '/b': { get: { responses: ok } } }),
      contractOf({ '/a': { get: { responses: ok }, put: { responses: ok } } }),
    )
    expect(changes).toEqual([
      { kind: 'added', operation: 'PUT /a', place: 'operation', message: 'is new' },
      { kind: 'removed', operation: 'GET /b', place: 'operation', message: 'is gone' },
    ])
    expect(changes.map(breaks)).toEqual([false, true])
    expect(summarize(changes)).toBe('1 added, 1 removed, 0 breaking, 0 changed')
  })

  it('are the same when only the variables of their paths are called otherwise', () => {
    const of = (name: string, schema: object) =>
      contractOf({
        [`/a/{${name}}`]: {
          parameters: [{ name, in: 'path', required: true, schema }],
          get: { responses: ok },
        },
      })
    expect(changesBetween(of('id', text), of('key', { type: 'integer' }))).toEqual([
      'changed path: is now written /a/{key}, was /a/{id}',
      'breaking path key: is now integer, was string',
    ])
  })
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
  ])('%s', (_, before, after, changes) => {
    expect(operationChanges(before, after)).toEqual(changes)
  })
})

describe('the security of an operation', () => {
  const secured = (...ways: object[]) => ({ security: ways })
  it.each<[what: string, before: object, after: object, changes: string[]]>([
    ['is added', {}, secured({ key: [] }), ['breaking security: wants key now, wanted nothing']],
    ['is dropped', secured({ key: [] }), {}, ['changed security: wants nothing now, wanted key']],
    [
      'has another way',
      secured({ key: [] }),
      secured({ key: [] }, { token: [] }),
      ['changed security: wants key or token now, wanted key'],
    ],
    [
      'has one way less',
      secured({ key: [] }, { token: [] }),
      secured({ token: [] }),
      ['breaking security: wants token now, wanted key or token'],
    ],
    [
      'wants one scheme more',
      secured({ key: [] }),
      secured({ key: [], csrf: [] }),
      ['breaking security: wants key with csrf now, wanted key'],
    ],
    [
      'wants another scope',
      secured({ oauth: ['read'] }),
      secured({ oauth: ['read', 'write'] }),
      ['breaking security: wants oauth (read, write) now, wanted oauth (read)'],
    ],
    ['is written in another order', secured({ a: [], b: [] }), secured({ b: [], a: [] }), []],
  ])('%s', (_, before, after, changes) => {
    expect(operationChanges(before, after)).toEqual(changes)
  })

  it('comes from the whole contract, and may be what a scheme means', () => {
    const contract = { ...contractOf({ '/a': { get: { responses: ok } } }) }
    const secured = (name: string) => ({
      ...contract,
      security: [{ key: [] }],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name } } },
    })
    expect(changesBetween(contract, secured('X-Key'))).toEqual([
      'breaking security: wants key now, wanted nothing',
    ])
    expect(changesBetween(secured('X-Key'), secured('X-Token'))).toEqual([
      'breaking security scheme key: wants something else',
    ])
  })
})

describe('a mark of ours', () => {
  const refusing = { responses: { ...ok, '403': {} } }
  it.each<[what: string, before: object, after: object, changes: string[]]>([
    [
      'lets fewer in',
      refusing,
      { ...refusing, 'x-access': 'agent' },
      ['breaking x-access: is now agent, was any'],
    ],
    [
      'lets more in',
      { ...refusing, 'x-access': 'agent' },
      { ...refusing, 'x-access': 'full' },
      ['changed x-access: is now full, was agent'],
    ],
    [
      'wants a module',
      refusing,
      { ...refusing, 'x-flag': 'PTSYS3' },
      ['breaking x-flag: is now PTSYS3, was no module'],
    ],
    [
      'wants no module any more',
      { ...refusing, 'x-flag': 'PTSYS3' },
      refusing,
      ['changed x-flag: is now no module, was PTSYS3'],
    ],
    [
      'rejects in other ways',
      { 'x-rejections': ['A', 'B'] },
      { 'x-rejections': ['B', 'C'] },
      [
        'added x-rejections: it may now reject with C',
        'changed x-rejections: it no longer rejects with A',
      ],
    ],
    ['encrypts', {}, { 'x-encrypted': 'body' }, ['breaking x-encrypted: is now body, was none']],
    ['repeats', { 'x-idempotent': true }, {}, ['changed x-idempotent: is now none, was true']],
    ['moves', { 'x-module': 'A' }, { 'x-module': 'B' }, ['changed x-module: is now B, was A']],
    ['is unknown', {}, { 'x-code-samples': [] }, []],
  ])('%s', (_, before, after, changes) => {
    expect(operationChanges(before, after)).toEqual(changes)
  })
})

describe('an event', () => {
  const heard = (schema: unknown, rest: object = {}) => ({
    ...contractOf({}),
    webhooks: { sold: { post: { requestBody: json(schema), responses: ok, ...rest } } },
  })

  it('is told by its name when it is new or gone', () => {
    expect(compareContracts(contractOf({}), heard(text))).toEqual([
      { kind: 'added', operation: 'event sold', place: 'event', message: 'is new' },
    ])
    expect(changesBetween(heard(text), contractOf({}))).toEqual(['removed event: is gone'])
  })

  it('breaks who hears it when its data widens, not when it narrows', () => {
    const wide = { type: ['string', 'null'] }
    expect(changesBetween(heard(text), heard(wide))).toEqual(['breaking data: may now be null'])
    expect(changesBetween(heard(wide), heard(text))).toEqual([
      'changed data: may no longer be null',
    ])
  })

  it('breaks who answers it when what may be answered narrows', () => {
    const answered = (schema: unknown) => heard(text, { responses: { '200': json(schema) } })
    expect(changesBetween(answered({ enum: ['a', 'b'] }), answered({ enum: ['a'] }))).toEqual([
      'breaking response 200: may no longer be b',
    ])
  })

  it('is told when fewer hear it, or its data has another version', () => {
    const marked = (audience: string, version: number) =>
      heard(text, { 'x-audience': audience, 'x-version': version })
    expect(changesBetween(marked('everybody', 1), marked('member', 2))).toEqual([
      'breaking x-audience: is now member, was everybody',
      'changed x-version: is now 2, was 1',
    ])
  })
})

describe('a schema that several places share', () => {
  it('is told once for each operation', () => {
    const of = (schema: object) =>
      contractOf(
        Object.fromEntries(
          ['/a', '/b'].map((path) => [
            path,
            {
              get: {
                responses: {
                  '400': json({ $ref: '#/components/schemas/Error' }),
                  '404': json({ $ref: '#/components/schemas/Error' }),
                },
              },
            },
          ]),
        ),
        { Error: { type: 'object', properties: { code: schema } } },
      )
    expect(compareContracts(of({ enum: ['A'] }), of({ enum: ['A', 'B'] }))).toEqual(
      ['GET /a', 'GET /b'].map((operation) => ({
        operation,
        kind: 'breaking',
        place: 'response 400 /code',
        message: 'may now also be B',
      })),
    )
  })
})
