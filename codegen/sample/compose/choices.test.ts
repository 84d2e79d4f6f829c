import { describe, expect, it } from 'vitest'
import { composedOf, composedOften, conditional, contradictionOf } from './testing/composition.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const kind = (value: string, more: object = {}) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: value }, ...more },
})
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const pet = (more: object) => ({
  type: 'object',
  required: ['petType'],
  properties: { petType: text, ...more },
})

describe('composed values of schemas with alternatives', () => {
  it.each<object>([
    { oneOf: [text, integer] },
    { oneOf: [integer, { type: 'number' }] },
    { oneOf: [text, { type: 'null' }] },
    {
      oneOf: [
        { format: 'date', type: 'string' },
        { format: 'date-time', type: 'string' },
      ],
    },
    {
      oneOf: [
        { type: 'string', maxLength: 5 },
        { type: 'string', minLength: 3 },
      ],
    },
    { oneOf: [{ multipleOf: 3 }, { multipleOf: 5 }], type: 'integer' },
    { oneOf: [{ enum: [1, 2] }, { enum: [2, 3] }] },
    { oneOf: [kind('a', { x: text }), kind('b', { y: text })] },
    {
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
      properties: { a: text, b: text },
      type: 'object',
    },
    { oneOf: [pet({ a: text }), pet({ b: integer })] },
    { oneOf: [{ type: 'object' }, { type: 'object', required: ['a'], properties: { a: text } }] },
    {
      oneOf: [
        { type: 'array', items: text },
        { type: 'array', items: integer },
      ],
    },
    { anyOf: [text, false] },
    { anyOf: [{ minLength: 5, maxLength: 3, type: 'string' }, { const: 1 }] },
    { anyOf: [kind('a'), kind('b')], properties: { kind: { const: 'b' } } },
    { allOf: [{ oneOf: [kind('a'), kind('b')] }, { oneOf: [kind('b'), kind('c')] }] },
    {
      allOf: [{ anyOf: [{ minimum: 5 }, { maximum: -5 }] }, { anyOf: [{ minimum: 9 }, text] }],
      type: 'integer',
    },
    {
      type: 'object',
      properties: { kind: { enum: ['a', 'b'] }, x: text, y: text },
      required: ['kind'],
      ...conditional(
        { properties: { kind: { const: 'a' } } },
        { required: ['x'], properties: { y: false } },
        { required: ['y'], properties: { x: false } },
      ),
    },
    conditional({ type: 'string' }, { minLength: 30 }, { type: 'integer' }),
    {
      ...conditional({ minimum: 5 }, true, { multipleOf: 3 }),
      type: 'integer',
      maximum: 4,
      minimum: 1,
    },
    { not: { type: 'string' } },
    { not: { type: ['object', 'null', 'boolean'] } },
    { not: { const: 3 }, enum: [3, 4] },
    { not: { not: { type: 'integer', minimum: 7 } } },
    { not: { oneOf: [text, integer] } },
    { not: { allOf: [{ type: 'string' }, { maxLength: 10 }] }, type: 'string' },
    { not: conditional({ type: 'string' }, { maxLength: 3 }), type: 'string' },
    { not: { anyOf: [{ type: 'null' }, { enum: ['a'] }] }, enum: ['a', 'b', null] },
    { not: { format: 'date' }, type: 'string' },
    { not: { $ref: '#/components/schemas/Cat' }, type: 'object', required: ['petType'] },
    { oneOf: [to('Cat'), to('Dog')] },
    { $ref: '#/components/schemas/Cat', properties: { b: text } },
    { allOf: [to('Cat'), { properties: { petType: { enum: ['x', 'y'] } } }] },
  ])('composed values satisfy the schema %o', (schema) => {
    const schemas = { Cat: pet({ a: integer }), Dog: pet({ a: text }) }
    expect(composedOften({ ...schema }, schemas).invalidValues).toEqual([])
  })

  it('each branch of a oneOf is composed for some seed', () => {
    const { values } = composedOften({ oneOf: [kind('a'), kind('b'), kind('c')] })
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(3)
  })

  it('a composed value is null only if no other value is possible', () => {
    const schema = {
      anyOf: [{ type: 'null' }, { type: ['null', 'integer'] }, { enum: [null, 'a'] }],
    }
    expect(composedOften(schema).values).not.toContain(null)
    expect(composedOf({ type: ['string', 'null'], maxLength: 1, minLength: 2 })).toBeNull()
  })

  it('a oneOf without a possible branch reports the contradiction of each branch', () => {
    expect(contradictionOf({ type: 'string', oneOf: [integer, { type: 'null' }] })).toEqual({
      pointer: '',
      reason:
        'no branch of oneOf is possible: type string is not type integer; type string is not type null',
      proven: true,
    })
  })

  it('a oneOf of two equal branches is proven to be impossible', () => {
    expect(contradictionOf({ oneOf: [text, { ...text }] })).toMatchObject({ proven: true })
  })
})

describe('composed values of schemas with a discriminator', () => {
  const mapping = { kitty: '#/components/schemas/Cat', doggy: 'Dog' }
  const Cat = pet({ claws: integer })
  const Dog = pet({ claws: text })

  it('the discriminator property has the mapped name of the composed branch', () => {
    const schema = {
      oneOf: [to('Cat'), to('Dog')],
      discriminator: { propertyName: 'petType', mapping },
    }
    const { values, invalidValues } = composedOften(schema, { Cat, Dog })
    expect(invalidValues).toEqual([])
    for (const value of values) {
      const { petType, claws } = JSON.parse(JSON.stringify(value))
      expect(petType).toBe(typeof claws === 'string' ? 'doggy' : 'kitty')
    }
    expect(new Set(values.map((value) => JSON.parse(JSON.stringify(value)).petType)).size).toBe(2)
  })

  it("the discriminator property has the schema's name if there is no mapping", () => {
    const schema = { anyOf: [to('Cat')], discriminator: { propertyName: 'petType' } }
    expect(composedOf(schema, { Cat })).toMatchObject({ petType: 'Cat' })
  })

  it('a schema with a discriminator is composed as one of its subtypes, and a subtype as itself', () => {
    const Pet = { ...pet({}), discriminator: { propertyName: 'petType' } }
    const Fish = { allOf: [to('Pet'), { required: ['fins'], properties: { fins: integer } }] }
    const schemas = { Pet, Fish }
    expect(composedOf(to('Pet'), schemas)).toEqual({ petType: 'Fish', fins: expect.any(Number) })
    expect(composedOf(to('Fish'), schemas)).toEqual({ petType: 'Fish', fins: expect.any(Number) })
  })

  it("a constant in the branch's schema has precedence over the branch's discriminator name", () => {
    const Lynx = { ...pet({}), properties: { petType: { const: 'lynx' } } }
    const schema = { oneOf: [to('Lynx')], discriminator: { propertyName: 'petType', mapping } }
    expect(composedOf(schema, { Lynx })).toEqual({ petType: 'lynx' })
  })
})
