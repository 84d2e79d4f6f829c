import { describe, expect, it } from 'vitest'
import { composedOf, composedOften, conditional, contradictionOf } from './testing/composition.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }

describe('composed objects', () => {
  it.each<object>([
    { required: ['unheardOf'] },
    { required: ['a'], additionalProperties: integer },
    { required: ['a'], properties: { a: text }, additionalProperties: false },
    { required: ['a b/c~d', '__proto__', 'constructor'] },
    { minProperties: 3, properties: { a: text } },
    { minProperties: 3, additionalProperties: integer },
    { maxProperties: 2, properties: { a: text, b: text, c: text, d: text }, required: ['d'] },
    { maxProperties: 0, properties: { a: text } },
    {
      patternProperties: { '^x-[a-z]{3}$': integer },
      additionalProperties: false,
      minProperties: 2,
    },
    { patternProperties: { '^a': { minLength: 20 } }, properties: { ab: text }, required: ['ab'] },
    { propertyNames: { pattern: '^[A-Z]{2}$' }, additionalProperties: integer, minProperties: 3 },
    { propertyNames: { enum: ['on', 'off'] }, additionalProperties: integer, minProperties: 2 },
    { propertyNames: { maxLength: 2 }, properties: { a: text, long: text } },
    { dependentRequired: { a: ['b'], b: ['c'] }, properties: { a: text }, required: ['a'] },
    { dependentRequired: { a: ['b'] }, properties: { a: text, b: text }, maxProperties: 1 },
    { dependentSchemas: { a: { required: ['b'] } }, properties: { a: text, b: integer } },
    {
      dependentSchemas: { a: { properties: { b: false } } },
      properties: { a: text, b: integer },
      required: ['b'],
    },
    { dependentSchemas: { a: { minProperties: 3 } }, required: ['a'], properties: { a: text } },
    { not: { required: ['a'] }, properties: { a: text, b: text } },
    { not: { required: ['a', 'b'] }, properties: { a: text, b: text } },
    {
      not: { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      properties: { a: text, b: text },
    },
    { not: { properties: { a: { const: 1 } } }, properties: { a: { enum: [1, 2] } } },
    { required: ['a'], properties: { a: { not: { type: 'string' } } } },
    { required: ['a'], properties: { a: { not: { enum: ['x', null] }, enum: ['x', 'y', null] } } },
    { required: ['a'], properties: { a: { type: ['string', 'null'], not: { type: 'string' } } } },
    {
      allOf: [
        { properties: { a: text }, additionalProperties: false },
        { properties: { a: { minLength: 3 }, b: integer } },
      ],
    },
    {
      allOf: [
        { properties: { a: text }, patternProperties: { '^b': true }, additionalProperties: false },
        { properties: { b: integer, c: integer }, required: ['b'] },
      ],
    },
    {
      allOf: [{ properties: { a: text }, required: ['a'] }],
      properties: { b: text },
      unevaluatedProperties: false,
    },
    {
      anyOf: [
        { properties: { a: text }, required: ['a'] },
        { properties: { b: text }, required: ['b'] },
      ],
      required: ['a', 'b'],
      unevaluatedProperties: false,
    },
    {
      ...conditional(
        { properties: { kind: { const: 'a' } }, required: ['kind'] },
        { properties: { extra: text }, required: ['extra'] },
        { properties: { other: text } },
      ),
      properties: { kind: { enum: ['a', 'b'] } },
      required: ['kind'],
      unevaluatedProperties: false,
    },
    { $ref: '#/components/schemas/Named', properties: { b: text }, unevaluatedProperties: false },
    { minProperties: 2, allOf: [{ properties: { a: text } }], unevaluatedProperties: integer },
  ])('a composed object satisfies %o', (keywords) => {
    const Named = { type: 'object', required: ['name'], properties: { name: text } }
    expect(composedOften({ type: 'object', ...keywords }, { Named }).invalidValues).toEqual([])
  })

  it("a composed object has optional properties near its top level, in the schema's order", () => {
    const schema = { type: 'object', required: ['c'], properties: { a: integer, b: text, c: text } }
    expect(Object.keys(composedOf(schema) ?? {})).toEqual(['a', 'b', 'c'])
    expect(Object.keys(composedOf(schema, {}, { richness: 'bare' }) ?? {})).toEqual(['c'])
  })

  it('a composed map has two entries', () => {
    const schema = { type: 'object', additionalProperties: integer }
    expect(composedOf(schema)).toEqual({ first: expect.any(Number), second: expect.any(Number) })
  })

  it('a composed request omits readOnly properties, and a composed response omits writeOnly properties that are not required', () => {
    const schema = {
      type: 'object',
      required: ['kept', 'hash'],
      properties: {
        id: { $ref: '#/components/schemas/Id' },
        kept: { ...text, readOnly: true },
        secret: { ...text, writeOnly: true },
        hash: { ...text, writeOnly: true },
        name: text,
      },
    }
    const Id = { ...integer, readOnly: true }
    const names = (direction: 'request' | 'response', isComplete = false) =>
      Object.keys(composedOf(schema, { Id }, { direction, isComplete }) ?? {})
    expect(names('request')).toEqual(['secret', 'hash', 'name'])
    expect(names('request', true)).toEqual(['kept', 'secret', 'hash', 'name'])
    expect(names('response')).toEqual(['id', 'kept', 'hash', 'name'])
  })

  it('a composed request includes a required property whose readOnly mark is inside its allOf, because validation requires this property', () => {
    const at = { allOf: [{ $ref: '#/components/schemas/Position' }] }
    const schema = { type: 'object', required: ['at'], properties: { at } }
    const Position = { type: 'object', readOnly: true }
    expect(composedOften(schema, { Position }, { direction: 'request' }).invalidValues).toEqual([])
    expect(composedOf(schema, { Position }, { direction: 'request' })).toEqual({ at: {} })
  })

  it('composed property values do not change when the schema gets another property', () => {
    const properties = { a: text, b: integer, list: { type: 'array', items: text } }
    const before = composedOf({ type: 'object', properties })
    const after = composedOf({ type: 'object', properties: { z: text, ...properties } })
    expect(after).toMatchObject(before ?? {})
  })

  it.each([
    [
      { required: ['a'], additionalProperties: false },
      "'a' is required, but no property of this name is allowed",
    ],
    [{ required: ['a', 'b'], maxProperties: 1 }, '2 properties are required, maxProperties is 1'],
    [
      { minProperties: 2, properties: { a: text }, additionalProperties: false },
      'minProperties 2: only 1 properties are possible',
    ],
    [{ minProperties: 2, maxProperties: 1 }, 'minProperties 2 is more than maxProperties 1'],
  ])('an object with %o is impossible, and the contradiction is reported', (keywords, reason) => {
    expect(contradictionOf({ type: 'object', ...keywords })).toEqual({
      pointer: '',
      reason,
      proven: true,
    })
  })

  it('a contradiction inside an object is reported with its JSON pointer', () => {
    const name = { type: 'string', minLength: 5, maxLength: 3 }
    const item = { type: 'object', required: ['name'], properties: { name } }
    const schema = {
      type: 'object',
      required: ['items'],
      properties: { items: { type: 'array', minItems: 1, items: item } },
    }
    expect(contradictionOf(schema)).toEqual({
      pointer: '/items/0/name',
      reason: 'minLength 5 is more than maxLength 3',
      proven: true,
    })
  })
})
