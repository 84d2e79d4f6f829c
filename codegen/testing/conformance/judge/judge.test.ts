import { describe, expect, it } from 'vitest'
import type { Document, Node, Place } from '../contract/readDocument.ts'
import { createJudge } from './judge.ts'
import type { Side } from './sideView.ts'

/**
 * True if the independent validator accepts a value for a schema in a contract with the components
 * `others`.
 */
async function keeps(
  version: '3.0' | '3.1',
  schema: Node | boolean,
  value: unknown,
  { side = 'response', others = {} }: { side?: Side; others?: Node } = {},
): Promise<boolean> {
  const openapi = version === '3.0' ? '3.0.3' : '3.1.0'
  const root = { openapi, components: { schemas: { ...others, Judged: schema } } }
  const document: Document = { root, version }
  const place: Place = { steps: ['components', 'schemas', 'Judged'], value: schema }
  return (await createJudge(document).reasons(place, value, side)).length === 0
}

type Case = [
  what: string,
  version: '3.0' | '3.1',
  schema: Node | boolean,
  good: unknown,
  bad: unknown,
]

const object = (properties: Node, more: Node = {}) => ({ type: 'object', properties, ...more })

describe('the independent validator (judge)', () => {
  const cases: Case[] = [
    ['exclusive bounds of 3.1', '3.1', { exclusiveMinimum: 1 }, 2, 1],
    ['exclusive bounds of 3.0', '3.0', { minimum: 1, exclusiveMinimum: true }, 2, 1],
    ['keywords that 3.0 does not have', '3.0', { type: 'integer', const: 3 }, 4, 'x'],
    ['nullable in 3.0', '3.0', { type: 'string', nullable: true }, null, 1],
    ['no nullable in 3.1', '3.1', { type: 'string', nullable: true }, 'x', null],
    ['formats in 3.0', '3.0', { type: 'string', format: 'date' }, '2031-05-06', '2031-05'],
    ['formats in 3.1', '3.1', { type: 'string', format: 'uuid' }, crypto.randomUUID(), 'x'],
    ['formats of OpenAPI', '3.0', { type: 'integer', format: 'int32' }, 1, 2 ** 31],
    ['base64', '3.0', { type: 'string', format: 'byte' }, 'YQ==', 'YQ'],
    ['patterns without the flag u', '3.1', { pattern: '^[a-z_\\-\\:]+\\@$' }, 'a-:@', 'A@'],
    ['a hyphen after a class', '3.1', { pattern: '^[\\w-.]+$' }, 'a-.', 'a b'],
    [
      'names that every object inherits',
      '3.1',
      object({ toString: { type: 'integer' } }),
      { toString: 1 },
      { toString: 'x' },
    ],
    ['undescribed names', '3.1', object({ a: false }), { constructor: 1 }, { a: 1 }],
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    ['conditions', '3.1', { if: { minimum: 5 }, then: { multipleOf: 5 } }, 10, 11],
    ['the schema false', '3.1', { type: 'array', items: false }, [], [1]],
  ]

  it.each(cases)(
    'the judge accepts a valid value and rejects an invalid one: %s',
    async (_what, version, schema, validValue, invalidValue) => {
      expect(await keeps(version, schema, validValue)).toBe(true)
      expect(await keeps(version, schema, invalidValue)).toBe(false)
    },
  )

  it('the independent validator ignores keywords beside a reference in OpenAPI 3.0 and applies them in 3.1', async () => {
    const others = { Low: { type: 'integer', maximum: 9 } }
    const schema = { $ref: '#/components/schemas/Low', minimum: 5 }
    expect(await keeps('3.0', schema, 1, { others })).toBe(true)
    expect(await keeps('3.1', schema, 1, { others })).toBe(false)
    expect(await keeps('3.0', schema, 10, { others })).toBe(false)
  })

  it('the independent validator requires readOnly properties only in responses and writeOnly properties only in requests', async () => {
    const schema = object(
      { id: { type: 'integer', readOnly: true }, pin: { type: 'string', writeOnly: true } },
      { required: ['id', 'pin'] },
    )
    expect(await keeps('3.0', schema, { id: 1 })).toBe(true)
    expect(await keeps('3.0', schema, { id: 1, pin: 'x' })).toBe(false)
    expect(await keeps('3.0', schema, { pin: 'x' }, { side: 'request' })).toBe(true)
    expect(await keeps('3.0', schema, { id: 1 }, { side: 'request' })).toBe(false)
  })
})

describe('the independent validator (judge) and discriminators', () => {
  const kind = (name: string) =>
    object(
      { kind: { type: 'string' }, [name]: { type: 'integer' } },
      { required: ['kind', name], additionalProperties: false },
    )
  const mapping = { first: '#/components/schemas/One' }
  const choice = {
    oneOf: [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Two' }],
    discriminator: { propertyName: 'kind', mapping },
  }
  const others = { One: kind('one'), Two: kind('two') }

  it.each(['3.0', '3.1'] as const)(
    'the judge checks the discriminator of a oneOf in OpenAPI %s',
    async (version) => {
      const judged = (value: unknown) => keeps(version, choice, value, { others })
      expect(await judged({ kind: 'first', one: 1 })).toBe(true)
      expect(await judged({ kind: 'Two', two: 2 })).toBe(true)
      expect(await judged({ kind: 'first', two: 2 })).toBe(false)
      expect(await judged({ kind: 'third', two: 2 })).toBe(false)
    },
  )

  it('the independent validator checks the discriminator of a base schema in the schemas that extend it', async () => {
    const parent = object(
      { kind: { type: 'string' } },
      {
        required: ['kind'],
        discriminator: { propertyName: 'kind', mapping: { me: '#/components/schemas/Judged' } },
      },
    )
    const child = {
      allOf: [{ $ref: '#/components/schemas/Parent' }, object({ a: { type: 'integer' } })],
    }
    expect(await keeps('3.0', child, { kind: 'me' }, { others: { Parent: parent } })).toBe(true)
    expect(await keeps('3.0', child, { kind: 'you' }, { others: { Parent: parent } })).toBe(false)
  })
})
