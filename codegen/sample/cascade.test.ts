import { describe, expect, it } from 'vitest'
import type { Schema } from '../contract/contract.ts'
import { createGate } from '../contract/gate.ts'
import { createSchemaLibrary } from '../contract/schemas.ts'
import { contractOf } from '../testing/contractOf.ts'
import type { Need } from './candidate.ts'
import { sampleValue } from './cascade.ts'

/** Samples a schema in a contract with the components `schemas`. */
function sampled(
  schema: Schema,
  {
    media = {},
    schemas = {},
    place = 'GET /a 200',
    variants = 1,
  }: { media?: object; schemas?: Record<string, unknown>; place?: string; variants?: number } = {},
) {
  const contract = contractOf({}, schemas)
  const library = createSchemaLibrary(contract)
  const name = library.add(schema, 'tested')
  const gate = createGate(library)
  const need: Need = {
    contract,
    place,
    schema: name,
    media: { ...media, schema },
    direction: 'response',
    variants,
  }
  const result = sampleValue(need, gate)
  const value = result.source && result.examples[result.preferredName]
  return { result, value, violations: result.source && gate.check(name, value) }
}

const name = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }

describe('sampled values', () => {
  it('the first valid example is preferred, and the other examples stay available by name', () => {
    const examples = { ana: { value: { name: 'Ana' } }, bruno: { value: { name: 'Bruno' } } }
    const { result } = sampled(name, { media: { examples } })
    expect(result).toEqual({
      source: 'example',
      preferredName: 'ana',
      examples: { ana: { name: 'Ana' }, bruno: { name: 'Bruno' } },
      variants: ['ana'],
      invalidExamples: [],
    })
  })

  it('an invalid example is skipped and reported with its violations', () => {
    const examples = { wrong: { value: { name: 1 } }, right: { value: { name: 'Ana' } } }
    const { result } = sampled(name, { media: { examples } })
    expect(result).toMatchObject({
      preferredName: 'right',
      invalidExamples: [
        { name: 'wrong', violations: [{ path: '/name', reason: 'must be of type string' }] },
      ],
    })
    expect(result.source && result.examples).toEqual({ right: { name: 'Ana' } })
  })

  it('a valid example of the schema is used if the response has no examples', () => {
    const { result, value } = sampled({ type: 'string', examples: [7, 'Ana'] })
    expect(result.source).toBe('example')
    expect(value).toBe('Ana')
  })

  it('a valid value is generated if the contract has no example', () => {
    const schema = { type: 'string', pattern: '^-?[0-9]{1,15}\\.[0-9]{2}$' }
    const { result, violations } = sampled(schema)
    expect(result.source).toBe('compose')
    expect(violations).toBeNull()
  })

  it('a sampled response omits writeOnly properties', () => {
    const schema = {
      type: 'object',
      properties: {
        secret: { type: 'string', writeOnly: true },
        id: { type: 'string', readOnly: true },
      },
    }
    expect(Object.keys(sampled(schema).value as object)).toEqual(['id'])
  })

  it('sampling generates distinct variants, but no more than the schema allows', () => {
    const schema = { type: 'integer', minimum: 1, maximum: 2 }
    const { result } = sampled(schema, { variants: 9 })
    expect(result.source && result.variants).toEqual(['generated', 'generated2'])
    expect(result.source && Object.values(result.examples).toSorted()).toEqual([1, 2])
  })

  it('sampling a recursive schema ends at the level where the recursion is optional', () => {
    const Node = {
      type: 'object',
      required: ['id', 'children'],
      properties: {
        id: { type: 'string', pattern: '^[a-f]{3}-[0-9]$' },
        children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      },
    }
    const { violations } = sampled({ $ref: '#/components/schemas/Node' }, { schemas: { Node } })
    expect(violations).toBeNull()
  })

  it('a sampled value does not depend on values that were sampled before', () => {
    const schema = { type: 'string', pattern: '^[a-z]{12}\\.[0-9]{2}$' }
    const first = sampled(schema, { place: 'GET /a 200' })
    sampled(schema, { place: 'GET /b 200' })
    const again = sampled(schema, { place: 'GET /a 200' })
    const other = sampled(schema, { place: 'GET /b 200' })
    expect(again.value).toBe(first.value)
    expect(other.value).not.toBe(first.value)
  })
})

describe('schemas for which no valid value is found', () => {
  it('a contradiction in the schema is reported', () => {
    const { result } = sampled({ type: 'string', minLength: 3, maxLength: 2 })
    expect(result).toMatchObject({
      source: undefined,
      contradiction: expect.stringContaining('minLength'),
    })
  })

  it('the violations of all attempts are reported if no contradiction is proven', () => {
    const { result } = sampled({ type: 'string', minLength: 70_000 })
    expect(result).toMatchObject({
      source: undefined,
      attempts: expect.arrayContaining([[{ path: '', reason: 'is 70002 bytes, more than 65536' }]]),
    })
    expect(result).not.toHaveProperty('contradiction')
  })

  it('a schema that requires itself without end has no value', () => {
    const Node = {
      type: 'object',
      required: ['next'],
      properties: { next: { $ref: '#/components/schemas/Node' } },
    }
    const { result } = sampled({ $ref: '#/components/schemas/Node' }, { schemas: { Node } })
    expect(result.source).toBeUndefined()
  })
})
