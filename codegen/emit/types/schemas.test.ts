import { describe, expect, it } from 'vitest'
import { contractOf } from '../../testing/contractOf.ts'
import { type Claims, typeErrorsOf } from '../../testing/typeClaims.ts'

const schemas = (components: Record<string, unknown>, ...claims: string[]): Claims => ({
  contract: contractOf({}, components),
  claims,
})

const text = { type: 'string' }
const number = { type: 'integer' }

const cases = {
  'scalars have the types of JSON': schemas(
    {
      A: text,
      B: number,
      C: { type: 'number' },
      D: { type: 'boolean' },
      E: { type: 'null' },
      F: { type: 'string', format: 'binary' },
    },
    "Same<S['A'], string>",
    "Same<S['B'], number>",
    "Same<S['C'], number>",
    "Same<S['D'], boolean>",
    "Same<S['E'], null>",
    "Same<S['F'], string>",
  ),
  'a list of types is a union, each with its own keywords': schemas(
    { A: { type: ['string', 'null'] }, B: { type: ['array', 'integer'], items: text } },
    "Same<S['A'], string | null>",
    "Match<S['B'], string[] | number>",
  ),
  'null is allowed by the type or nullable, and in an enum only by its values': schemas(
    {
      A: { type: 'string', nullable: true },
      B: { type: ['string', 'null'], enum: ['a', 'b'] },
      C: { type: ['string', 'null'], enum: ['a', null] },
      D: { allOf: [{ $ref: '#/components/schemas/A' }], nullable: true },
    },
    "Same<S['A'], string | null>",
    "Same<S['B'], 'a' | 'b'>",
    "Same<S['C'], 'a' | null>",
    "Same<S['D'], string | null>",
  ),
  'constants of every kind are literals': schemas(
    {
      A: { const: 'a "quoted" \\ text\n' },
      B: { const: null },
      C: { const: -1.5 },
      D: { const: false },
      E: { const: [1, 'x'] },
      F: { const: { 'a-b': { c: 1 } } },
      G: { enum: ['x', 2, true, null, [], {}] },
    },
    `Same<S['A'], "a \\"quoted\\" \\\\ text\\n">`,
    "Same<S['B'], null>",
    "Same<S['C'], -1.5>",
    "Same<S['D'], false>",
    "Same<S['E'], [1, 'x']>",
    "Same<S['F']['a-b'], { c: 1 }>",
    "Match<S['G'], 'x' | 2 | true | null | never[] | Record<string, never>>",
  ),
  'a schema without constraints is unknown, and the schema false is never': schemas(
    { A: {}, B: true, C: false, E: { description: 'Anything' }, F: { not: text } },
    "Same<S['A'], unknown>",
    "Same<S['B'], unknown>",
    "Same<S['C'], never>",
    "Same<S['E'], unknown>",
    "Same<S['F'], unknown>",
  ),
  'properties are optional unless required, and readOnly ones are readonly': schemas(
    {
      A: {
        type: 'object',
        required: ['a'],
        properties: { a: text, b: number, c: { type: 'string', readOnly: true }, d: true },
      },
      B: { properties: { a: text } },
    },
    "Same<S['A'], { a: string; b?: number; readonly c?: string; d?: unknown }>",
    "Same<S['B'], { a?: string }>",
  ),
  'a required name without a schema has the type of additional properties': schemas(
    {
      A: { type: 'object', required: ['a'] },
      B: { type: 'object', required: ['a'], additionalProperties: number },
      C: { type: ['object', 'null'], required: ['a', 'b'], properties: { a: text } },
    },
    "Same<S['A'], { a: unknown }>",
    "Fits<S['B'], { a: number }>",
    "Same<S['B']['other'], number>",
    "Same<S['C'], { a: string; b: unknown } | null>",
  ),
  'an object without properties allows any property': schemas(
    {
      A: { type: 'object' },
      B: { type: 'object', additionalProperties: true },
      C: { type: 'object', additionalProperties: {} },
    },
    "Same<S['A'], { [key: string]: unknown }>",
    "Same<S['B'], S['A']>",
    "Same<S['C'], S['A']>",
  ),
  'additional properties are typed, even if listed ones have other types': schemas(
    {
      A: { type: 'object', additionalProperties: number },
      B: { properties: { a: text }, additionalProperties: true },
      C: { required: ['a'], properties: { a: text, b: number }, additionalProperties: number },
      D: { patternProperties: { '^a': text, '^b': number } },
    },
    "Same<S['A'], { [key: string]: number }>",
    "Same<S['B']['other'], unknown>",
    "Same<S['C']['a'], string>",
    "Same<S['C']['b'], number | undefined>",
    "Fits<{ a: 'x'; b: 1; other: 2 }, S['C']>",
    "Differs<{ a: 'x'; other: true }, S['C']>",
    "Same<S['D'], { [key: string]: string | number }>",
  ),
  'lists have the type of their items': schemas(
    {
      A: { type: 'array' },
      B: { type: 'array', items: { type: ['string', 'null'] } },
      C: { type: 'array', items: { type: 'array', items: { enum: [1, 2] } } },
      D: { type: 'array', items: { type: 'object', properties: { a: text } } },
      E: { items: text },
    },
    "Same<S['A'], unknown[]>",
    "Same<S['B'], (string | null)[]>",
    "Same<S['C'], (1 | 2)[][]>",
    "Same<S['D'], { a?: string }[]>",
    "Same<S['E'], unknown>",
  ),
  'a list of fixed length with described elements is a tuple, any other one a list': schemas(
    {
      A: { type: 'array', prefixItems: [text, number], minItems: 2, items: false },
      B: { type: 'array', prefixItems: [text, { type: ['integer', 'null'] }], minItems: 1 },
      C: { type: 'array', prefixItems: [text], items: number },
      D: { type: 'array', prefixItems: [text, number], minItems: 2, maxItems: 2 },
    },
    "Same<S['A'], [string, number]>",
    "Same<S['B'], unknown[]>",
    "Same<S['C'], (string | number)[]>",
    "Same<S['D'], [string, number]>",
  ),
} satisfies Record<string, Claims>

describe('types of schemas', async () => {
  const complaints = await typeErrorsOf(cases)
  it.each(Object.keys(cases))('the type of a schema: %s', (name) => {
    expect(complaints.get(name)).toEqual([])
  })
})
