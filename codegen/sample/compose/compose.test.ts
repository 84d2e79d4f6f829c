import { describe, expect, it } from 'vitest'
import { deepestBody, largestBody } from '../budget.ts'
import { composedOf, composedOften, contradictionOf } from './testing/composition.ts'

const text = { type: 'string' }
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('composed values', () => {
  it('composed values are equal for equal seeds, and differ between seeds', () => {
    const schema = {
      type: 'object',
      properties: { name: text, email: { ...text, format: 'email' }, count: { type: 'integer' } },
    }
    expect(composedOf(schema, {}, { seed: 5 })).toEqual(composedOf(schema, {}, { seed: 5 }))
    expect(composedOf(schema, {}, { seed: 6 })).not.toEqual(composedOf(schema, {}, { seed: 5 }))
  })

  it('composed values suit the names of their fields', () => {
    const schema = {
      type: 'object',
      properties: {
        email: text,
        createdAt: text,
        homepage: { ...text, format: 'uri' },
        latitude: { type: 'number' },
      },
    }
    expect(composedOf(schema)).toEqual({
      email: expect.stringMatching(/@example\.com$/),
      createdAt: expect.stringMatching(/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      homepage: expect.stringMatching(/^https:\/\/.+\.example\.com\//),
      latitude: expect.any(Number),
    })
  })

  it.each([
    [{ const: 'only' }, 'only'],
    [{ enum: [7] }, 7],
    [{ default: 5 }, 5],
    [{ ...text, example: 'shown' }, 'shown'],
    [{ ...text, examples: [3, 'shown'], default: 'preset' }, 'shown'],
    [{ ...text, example: 'too long', maxLength: 3, default: 'abc' }, 'abc'],
    [{ allOf: [text, { example: 'part' }] }, 'part'],
    [
      {
        oneOf: [
          { type: 'integer', minimum: 5, maximum: 4 },
          { ...text, example: 'branch' },
        ],
      },
      'branch',
    ],
  ])('the composed value of %o is the value that the schema names: %o', (schema, value) => {
    expect(composedOf(schema)).toEqual(value)
  })

  it('valid parts of an invalid example are used in the composed value', () => {
    const schema = {
      type: 'object',
      required: ['id', 'name', 'size'],
      properties: { id: { type: 'integer' }, name: text, size: { type: 'integer', maximum: 3 } },
      example: { id: 'wrong', name: 'Ana', size: 2 },
    }
    expect(composedOf(schema)).toEqual({ id: expect.any(Number), name: 'Ana', size: 2 })
  })

  it("a repeated object has the example's values, except for properties that identify the object", () => {
    const schema = {
      type: 'object',
      properties: { slug: text, region: text, size: { type: 'integer', default: 3 } },
      example: { slug: 'one', region: 'nyc3' },
    }
    const shown = { slug: 'one', region: 'nyc3' }
    expect(composedOf(schema)).toEqual(shown)
    expect(composedOf(schema, {}, { isRepeated: true })).toEqual({
      slug: expect.not.stringMatching(/^one$/),
      region: 'nyc3',
      size: 3,
    })
  })

  it('a schema whose enum values all break another keyword is impossible', () => {
    expect(contradictionOf({ type: 'integer', enum: ['1', '2'] })).toEqual({
      pointer: '',
      reason: 'no value of enum or const keeps type integer',
      proven: true,
    })
  })

  it.each([[{}], [true], [{ description: 'anything' }]])(
    'the schema %o, which allows any value, is composed as an object or, in a property, as a text',
    (schema) => {
      expect(composedOf(schema)).toEqual({})
      expect(composedOf({ type: 'object', required: ['a'], properties: { a: schema } })).toEqual({
        a: expect.any(String),
      })
    },
  )

  it('the schema `false` is proven to be impossible', () => {
    expect(contradictionOf(false)).toMatchObject({ proven: true })
  })
})

describe('a recursive schema', () => {
  const Node = {
    type: 'object',
    required: ['name', 'children'],
    properties: {
      name: text,
      children: { type: 'array', items: to('Node') },
      parent: to('Node'),
      one: { oneOf: [to('Node'), { type: 'null' }] },
      byName: { type: 'object', additionalProperties: to('Node') },
    },
  }
  /** Wide and recursive schema, as in the contracts of query languages. */
  const Filter = {
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`field${index}`, to('Filter')]),
    ),
  }

  it.each(['Node', 'Filter'])(
    'a composed recursive value stays within the size limits of a body: %s',
    (name) => {
      const { values, invalidValues } = composedOften(to(name), { Node, Filter })
      expect(invalidValues).toEqual([])
      for (const value of values) {
        const json = JSON.stringify(value)
        expect(json.length).toBeLessThan(largestBody)
        const depth = json.replaceAll(/[^[\]{}]/g, '').replaceAll(/\[\]|\{\}/g, '').length
        expect(depth).toBeGreaterThan(0)
      }
    },
  )

  it('nested optional objects are composed only if the whole value stays small', () => {
    const level = (inner: object) => ({
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`p${index}`, inner])),
    })
    const leaves = (levels: object) =>
      JSON.stringify(composedOf({ ...levels })).match(/"p\d":["\d]/g)?.length ?? 0
    expect(leaves(level(level(text)))).toBe(64)
    expect(leaves(level(level(level(level(text)))))).toBe(0)
  })

  it('composing a recursive oneOf ends with a branch that is not recursive', () => {
    const Expression = {
      oneOf: [
        {
          type: 'object',
          required: ['not'],
          properties: { not: to('Expression') },
          additionalProperties: false,
        },
        {
          type: 'object',
          required: ['all'],
          properties: { all: { type: 'array', minItems: 2, items: to('Expression') } },
          additionalProperties: false,
        },
        { type: 'object', required: ['is'], properties: { is: text }, additionalProperties: false },
      ],
    }
    expect(composedOften(to('Expression'), { Expression }).invalidValues).toEqual([])
  })

  it('a schema that requires itself without end is proven to be impossible', () => {
    const Endless = { type: 'object', required: ['next'], properties: { next: to('Endless') } }
    expect(contradictionOf(to('Endless'), { Endless })).toMatchObject({
      reason: 'the schema requires itself without end',
      proven: true,
    })
  })

  it('a schema that includes itself by allOf gets no constraint from this inclusion', () => {
    const Circle = { allOf: [to('Circle'), { type: 'integer' }] }
    expect(composedOf(to('Circle'), { Circle })).toEqual(expect.any(Number))
  })

  it('composing a value that exceeds the maximum depth fails without a proof', () => {
    const deep = Array.from({ length: deepestBody + 2 }).reduce<object>(
      (inner) => ({ type: 'array', minItems: 1, items: inner }),
      text,
    )
    expect(contradictionOf({ ...deep })).toMatchObject({ proven: false })
  })
})
