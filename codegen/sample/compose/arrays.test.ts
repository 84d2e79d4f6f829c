import { describe, expect, it } from 'vitest'
import { composedOf, composedOften, contradictionOf } from './testing/composition.ts'

const integer = { type: 'integer' }
const text = { type: 'string' }

describe('composed lists', () => {
  it.each<object>([
    { items: integer, minItems: 4, maxItems: 4 },
    { items: integer, maxItems: 0 },
    { items: { type: 'boolean' }, uniqueItems: true, minItems: 2 },
    { items: { enum: [1, 2, 3] }, uniqueItems: true, minItems: 3 },
    { items: { enum: ['a', 'b', 'c', null] }, uniqueItems: true, minItems: 4 },
    { items: { type: 'integer', minimum: 1, maximum: 5 }, uniqueItems: true, minItems: 5 },
    {
      items: { type: 'object', required: ['on'], properties: { on: { type: 'boolean' } } },
      uniqueItems: true,
      minItems: 2,
    },
    { prefixItems: [text, integer], items: false },
    { prefixItems: [text, integer], items: false, minItems: 2 },
    { prefixItems: [text], items: integer, minItems: 3 },
    { prefixItems: [text, false] },
    { allOf: [{ prefixItems: [text] }, { prefixItems: [{ minLength: 9 }, integer] }], minItems: 2 },
    { contains: { const: 'here' } },
    { contains: { const: 'here' }, example: ['there'] },
    { items: integer, contains: { minimum: 5000 }, minContains: 2, maxContains: 2, minItems: 5 },
    { contains: integer, minContains: 0, maxContains: 1, items: { type: ['integer', 'string'] } },
    { allOf: [{ contains: { const: 1 } }, { contains: { const: 2 } }], maxItems: 2 },
    {
      allOf: [{ contains: { minimum: 3 } }, { contains: { maximum: 9 } }],
      items: integer,
      maxItems: 1,
    },
    { prefixItems: [text, { const: 7 }], contains: { const: 7 }, minItems: 2 },
    { prefixItems: [text], unevaluatedItems: false, minItems: 1 },
    { allOf: [{ prefixItems: [text, integer] }], unevaluatedItems: false, minItems: 2 },
    { prefixItems: [text], contains: { const: 'x' }, unevaluatedItems: false, minItems: 3 },
    {
      anyOf: [{ prefixItems: [text] }, { prefixItems: [text, integer] }],
      unevaluatedItems: integer,
    },
    { not: { items: text }, minItems: 2 },
    { not: { minItems: 3 } },
    { not: { contains: { const: 1 } }, items: { enum: [1, 2] }, minItems: 2 },
  ])('a composed list satisfies %o', (keywords) => {
    expect(composedOften({ type: 'array', ...keywords }).invalidValues).toEqual([])
  })

  it('a composed list without constraints has one to three items', () => {
    const { values } = composedOften({ type: 'array', items: text })
    const lengths = new Set(values.map((value) => (Array.isArray(value) ? value.length : -1)))
    expect([...lengths].sort()).toEqual([1, 2, 3])
  })

  it('the items of a composed list have different ids, but share other example values', () => {
    const schema = {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['id', 'region'],
        properties: { id: { type: 'integer', example: 5 }, region: { ...text, example: 'nyc3' } },
      },
    }
    const items = composedOf(schema)
    expect(items).toMatchObject([{ id: 5, region: 'nyc3' }, { region: 'nyc3' }, { region: 'nyc3' }])
    expect(
      new Set(JSON.parse(JSON.stringify(items)).map(({ id }: { id: number }) => id)).size,
    ).toBe(3)
  })

  it.each([
    [{ minItems: 3, maxItems: 2 }, '', 'minItems 3 is more than maxItems 2'],
    [
      { minItems: 1, items: { minLength: 2, maxLength: 1, type: 'string' } },
      '/0',
      'minLength 2 is more than maxLength 1',
    ],
    [{ minItems: 2, prefixItems: [text], items: false }, '', 'no item 1 is allowed'],
  ])(
    'a list with %o is impossible, and the contradiction is reported',
    (keywords, pointer, reason) => {
      expect(contradictionOf({ type: 'array', ...keywords })).toEqual({
        pointer,
        reason,
        proven: true,
      })
    },
  )

  it('composing a unique list with too few distinct items fails with the reason', () => {
    const schema = { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 }
    expect(contradictionOf(schema)).toMatchObject({
      reason: 'uniqueItems: not forbids both true and false',
    })
  })
})
