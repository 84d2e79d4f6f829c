import { describe, expect, it } from 'vitest'
import type { Contract } from '../../contract/contract.ts'
import { contractOf } from '../../testing/contractOf.ts'
import { type Claims, typeErrorsOf } from '../../testing/typeClaims.ts'

const contract = (
  paths: Record<string, Record<string, unknown>>,
  components: Record<string, Record<string, unknown>> = {},
): Contract => ({ ...contractOf(paths), components })

const text = { type: 'string' }
const number = { type: 'integer' }
const json = (schema: unknown) => ({ 'application/json': { schema } })
const ok = { responses: { '204': { description: 'done' } } }
const parameter = (name: string, place: string, schema: unknown, required?: boolean) => ({
  name,
  in: place,
  schema,
  ...(required === undefined ? {} : { required }),
})

const recursive = '#/paths/~1a/get/responses/200/content/application~1json/schema'
const recursiveName = 'paths//a/get/responses/200/content/application/json/schema'

const cases: Record<string, Claims> = {
  'a path has its operations, and undefined for the other methods': {
    contract: contract({ '/a': { get: { operationId: 'read-it', ...ok }, post: ok } }),
    claims: [
      "Same<paths['/a']['get'], operations['read-it']>",
      "Fits<{ put?: never; delete?: never; patch?: never }, Pick<paths['/a'], 'put' | 'delete' | 'patch'>>",
      "Same<keyof operations, 'read-it'>",
      "Same<paths['/a']['post']['responses'], operations['read-it']['responses']>",
      'Same<keyof webhooks, string>',
    ],
  },
  'parameters are grouped by place, and a group of optional ones is optional': {
    contract: contract({
      '/a/{id}': {
        parameters: [parameter('id', 'path', text, true), parameter('q', 'query', text)],
        get: {
          operationId: 'a',
          parameters: [
            parameter('q', 'query', number, true),
            parameter('X-A', 'header', number),
            { name: 'filter', in: 'query', content: json({ type: 'array', items: text }) },
          ],
          ...ok,
        },
      },
    }),
    claims: [
      `Same<operations['a']['parameters'], {
        query: { q: number; filter?: string[] }
        header?: { 'X-A'?: number }
        path: { id: string }
        cookie?: never
      }>`,
      "Same<paths['/a/{id}']['parameters']['query'], { q?: string } | undefined>",
    ],
  },
  'a body has the documented media types': {
    contract: contract({
      '/a': {
        post: { operationId: 'a', requestBody: { content: json(text) }, ...ok },
        put: {
          operationId: 'b',
          requestBody: {
            required: true,
            content: {
              'multipart/form-data; boundary="x"': { schema: { properties: { file: text } } },
              'image/*': {},
            },
          },
          ...ok,
        },
        get: { operationId: 'c', ...ok },
      },
    }),
    claims: [
      "Same<operations['a']['requestBody'], { content: { 'application/json': string } } | undefined>",
      `Same<operations['b']['requestBody']['content'], {
        'multipart/form-data; boundary="x"': { file?: string }
        'image/*': unknown
      }>`,
      "Same<operations['c']['requestBody'], undefined>",
    ],
  },
  'responses are listed by status, class or default, with headers and bodies': {
    contract: contract({
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: {
              headers: { 'X-Rate': { schema: number, required: true }, 'X-B': { schema: text } },
              content: json({ type: 'array', items: number }),
            },
            204: { description: 'nothing' },
            '4XX': { content: { 'text/plain': { schema: text } } },
            default: { content: json({}) },
          },
        },
      },
    }),
    claims: [
      "Same<keyof operations['a']['responses'], 200 | 204 | '4XX' | 'default'>",
      "Same<operations['a']['responses'][200]['content'], { 'application/json': number[] }>",
      `Same<operations['a']['responses'][200]['headers'], {
        'X-Rate': number
        'X-B'?: string
        [name: string]: unknown
      }>`,
      "Same<operations['a']['responses'][204]['content'], undefined>",
      "Same<operations['a']['responses']['4XX']['content']['text/plain'], string>",
      "Same<operations['a']['responses']['default']['content']['application/json'], unknown>",
    ],
  },
  'references to components are references to their types': {
    contract: contract(
      {
        '/a': {
          get: {
            operationId: 'a',
            parameters: [{ $ref: '#/components/parameters/limit' }],
            requestBody: { $ref: '#/components/requestBodies/Body' },
            responses: { 200: { $ref: '#/components/responses/Alias' } },
          },
        },
        '/b': { $ref: '#/components/pathItems/Item' },
      },
      {
        parameters: { limit: parameter('limit', 'query', number) },
        requestBodies: { Body: { required: true, content: json(text) } },
        responses: {
          Alias: { $ref: '#/components/responses/Found' },
          Found: {
            headers: {
              'X-A': { $ref: '#/components/headers/A' },
              'X-B': { $ref: '#/components/headers/B' },
            },
            content: json(number),
          },
        },
        headers: { A: { schema: number, required: true }, B: { schema: text } },
        pathItems: { Item: { get: { operationId: 'b', ...ok } } },
      },
    ),
    claims: [
      "Same<operations['a']['parameters']['query'], { limit?: components['parameters']['limit'] } | undefined>",
      "Same<operations['a']['requestBody'], components['requestBodies']['Body']>",
      "Same<operations['a']['responses'][200], components['responses']['Found']>",
      "Same<components['responses']['Found']['headers']['X-A'], number>",
      "Fits<{ 'X-A': 1 }, components['responses']['Found']['headers']>",
      "Same<paths['/b']['get'], operations['b']>",
      "Same<components['schemas'], never>",
    ],
  },
  'references may have a part of a path as target': {
    contract: contract({
      '/a': {
        get: {
          operationId: 'a',
          parameters: [parameter('q', 'query', number)],
          responses: { 200: { content: json({ properties: { next: { $ref: recursive } } }) } },
        },
      },
      '/b': {
        get: {
          operationId: 'b',
          parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }],
          responses: { 200: { $ref: '#/paths/~1a/get/responses/200' } },
        },
      },
      '/c': { $ref: '#/paths/~1b', post: { operationId: 'c', ...ok } },
    }),
    claims: [
      "Same<operations['b']['parameters']['query'], { q?: number } | undefined>",
      "Same<operations['b']['responses'], operations['a']['responses']>",
      `Same<S['${recursiveName}']['next'], S['${recursiveName}'] | undefined>`,
      "Same<paths['/c']['get'], operations['b']>",
      "Same<paths['/c']['post'], operations['c']>",
    ],
  },
  'operations that share an id are emitted inline': {
    contract: contract({
      '/a': { get: { operationId: 'same', ...ok } },
      '/b': { get: { operationId: 'same', responses: { 200: { content: json(text) } } } },
    }),
    claims: [
      "Same<keyof paths['/b']['get']['responses'], 200>",
      "Same<keyof operations['same']['responses'], 204>",
    ],
  },
  'webhooks are emitted like paths': {
    contract: {
      info: { title: '', version: '' },
      webhooks: { 'it.happened': { post: { requestBody: { content: json(text) } } } },
    },
    claims: [
      "Same<NonNullable<webhooks['it.happened']['post']['requestBody']>['content'], { 'application/json': string }>",
      "Same<webhooks['it.happened']['post']['responses'], never>",
      'Same<keyof paths, string>',
    ],
  },
}
describe('types of operations', async () => {
  const complaints = await typeErrorsOf(cases)
  it.each(Object.keys(cases))('types of operations: %s', (name) => {
    expect(complaints.get(name)).toEqual([])
  })
})
