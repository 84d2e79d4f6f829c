import { describe, expect, it } from 'vitest'
import type { Contract } from './contract.ts'
import { upgradeContract } from './upgrade.ts'

const contractWith = (schema: unknown, openapi = '3.0.3'): Contract => ({
  openapi,
  info: { title: 'old', version: '1' },
  paths: { '/a': { get: { responses: { default: { content: { json: { schema } } } } } } },
  components: { schemas: { schema: schema as object } },
})

/**
 * Upgrades a contract with one schema, in a path and in the components, and returns the new schema.
 */
function upgradeOne(schema: unknown): unknown {
  const { paths, components } = upgradeContract(contractWith(schema))
  const get = paths?.['/a']?.get as ReturnType<typeof contractWith>
  expect(get).toEqual({
    responses: { default: { content: { json: { schema: components?.schemas?.schema } } } },
  })
  return components?.schemas?.schema
}

describe('upgrading a schema of OpenAPI 3.0', () => {
  const cases: [what: string, before: unknown, after: unknown][] = [
    ['has null among its types', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      'does not allow null with nullable: false',
      { type: 'string', nullable: false },
      { type: 'string' },
    ],
    ['does not allow null without a type', { nullable: true, enum: ['a'] }, { enum: ['a'] }],
    [
      'has exclusive bounds',
      { minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
      { exclusiveMinimum: 1, exclusiveMaximum: 9 },
    ],
    ['has inclusive bounds', { minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    [
      'loses the siblings of a reference',
      { $ref: '#/components/schemas/a', nullable: true },
      { $ref: '#/components/schemas/a' },
    ],
    [
      'is upgraded in all its parts',
      {
        allOf: [{ properties: { default: { type: 'integer', nullable: true } } }],
        items: { not: { nullable: true } },
        additionalProperties: { type: 'number', nullable: true },
      },
      {
        allOf: [{ properties: { default: { type: ['integer', 'null'] } } }],
        items: { not: {} },
        additionalProperties: { type: ['number', 'null'] },
      },
    ],
    [
      'keeps defaults and enums unchanged',
      { default: { nullable: true }, enum: [{ nullable: true }] },
      { default: { nullable: true }, enum: [{ nullable: true }] },
    ],
  ]
  it.each(cases)('an upgraded schema %s', (_, before, after) => {
    expect(upgradeOne(before)).toEqual(after)
  })
})

describe('upgrading a contract', () => {
  it('upgradeContract returns a contract of OpenAPI 3.1 unchanged', () => {
    const contract = contractWith({ type: 'string', nullable: true }, '3.1.0')
    expect(upgradeContract(contract)).toBe(contract)
  })

  it('upgradeContract leaves examples unchanged, even if they resemble schemas', () => {
    const contract = contractWith({})
    const examples = { one: { value: { schema: { nullable: true, type: 'string' } } } }
    const media = { schema: {}, examples, example: { schema: { nullable: true } } }
    contract.paths = { '/a': { get: { responses: { 200: { content: { json: media } } } } } }
    expect(upgradeContract(contract).paths).toEqual(contract.paths)
  })
})
