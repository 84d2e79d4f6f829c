import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { breaks, summarize } from './change.ts'
import { compareContracts } from './compareContracts.ts'
import { changesBetween } from './testing/changesOf.ts'

const ok = { '200': { description: 'ok' } }
const text = { type: 'string' }
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

describe('comparing the operations of two contracts', () => {
  it('an added operation is not breaking, and a removed one is', () => {
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

  it('operations whose paths differ only in parameter names are treated as the same operation', () => {
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

describe('comparing the events of two contracts', () => {
  const heard = (schema: unknown, rest: object = {}) => ({
    ...contractOf({}),
    webhooks: { sold: { post: { requestBody: json(schema), responses: ok, ...rest } } },
  })

  it('an added or removed event is reported', () => {
    expect(compareContracts(contractOf({}), heard(text))).toEqual([
      { kind: 'added', operation: 'event sold', place: 'event', message: 'is new' },
    ])
    expect(changesBetween(heard(text), contractOf({}))).toEqual(['removed event: is gone'])
  })

  it('wider event data is breaking for receivers, and narrower event data is not', () => {
    const wide = { type: ['string', 'null'] }
    expect(changesBetween(heard(text), heard(wide))).toEqual(['breaking data: may now be null'])
    expect(changesBetween(heard(wide), heard(text))).toEqual([
      'changed data: may no longer be null',
    ])
  })

  it('event data that becomes optional is breaking for receivers', () => {
    const carrying = (required: boolean) =>
      heard(text, { requestBody: { required, ...json(text) } })
    expect(changesBetween(carrying(true), carrying(false))).toEqual([
      'breaking data: is no longer required',
    ])
    expect(changesBetween(carrying(false), carrying(true))).toEqual([
      'changed data: is now required',
    ])
  })

  it('a narrower response to an event is breaking for receivers, which send this response', () => {
    const answered = (schema: unknown) => heard(text, { responses: { '200': json(schema) } })
    expect(changesBetween(answered({ enum: ['a', 'b'] }), answered({ enum: ['a'] }))).toEqual([
      'breaking response 200: may no longer be b',
    ])
  })

  it('a smaller audience and a new version of an event are reported', () => {
    const marked = (audience: string, version: number) =>
      heard(text, { 'x-audience': audience, 'x-version': version })
    expect(changesBetween(marked('everybody', 1), marked('member', 2))).toEqual([
      'breaking x-audience: is now member, was everybody',
      'changed x-version: is now 2, was 1',
    ])
  })
})

describe('comparing a schema that several operations use', () => {
  it('a change of a shared schema is reported once per operation', () => {
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
