import { describe, expect, it } from 'vitest'
import { deepestBody, largestBody } from '../budget.ts'
import { composedOf, composedOften, contradictionOf } from './testing/composition.ts'

const text = { type: 'string' }
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('composed values', () => {
  it('a composed value is the same for the same seed, and differs between seeds', () => {
    const schema = {
      type: 'object',
      properties: { name: text, email: { ...text, format: 'email' }, count: { type: 'integer' } },
    }
    expect(composedOf(schema, {}, { seed: 5 })).toEqual(composedOf(schema, {}, { seed: 5 }))
    expect(composedOf(schema, {}, { seed: 6 })).not.toEqual(composedOf(schema, {}, { seed: 5 }))
  })

  it('composed values match the meaning of their field names', () => {
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
  ])("the composed value of %o is the contract's own: %o", (schema, value) => {
    expect(composedOf(schema)).toEqual(value)
  })

  it('valid parts of an invalid example are reused', () => {
    const schema = {
      type: 'object',
      required: ['id', 'name', 'size'],
      properties: { id: { type: 'integer' }, name: text, size: { type: 'integer', maximum: 3 } },
      example: { id: 'wrong', name: 'Ana', size: 2 },
    }
    expect(composedOf(schema)).toEqual({ id: expect.any(Number), name: 'Ana', size: 2 })
  })

  it('identifying example values are not repeated beside a similar object', () => {
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

  it('an enum without a possible value is rejected with the reason', () => {
    expect(contradictionOf({ type: 'integer', enum: ['1', '2'] })).toEqual({
      pointer: '',
      reason: 'no value of enum or const keeps type integer',
      proven: true,
    })
  })

  it.each([[{}], [true], [{ description: 'anything' }]])(
    'composed values are sensible for %o',
    (schema) => {
      expect(composedOf(schema)).toEqual({})
      expect(composedOf({ type: 'object', required: ['a'], properties: { a: schema } })).toEqual({
        a: expect.any(String),
      })
    },
  )

  it('the schema `false` is rejected, since no value satisfies it', () => {
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
  /** Wide and recursive schema, as in contracts of query languages. */
  const Filter = {
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`field${index}`, to('Filter')]),
    ),
  }

  it.each(['Node', 'Filter'])('a recursive value stays within the budget of a body: %s', (name) => {
    const { values, invalidValues } = composedOften(to(name), { Node, Filter })
    expect(invalidValues).toEqual([])
    for (const value of values) {
      const json = JSON.stringify(value)
      expect(json.length).toBeLessThan(largestBody)
      const depth = json.replaceAll(/[^[\]{}]/g, '').replaceAll(/\[\]|\{\}/g, '').length
      expect(depth).toBeGreaterThan(0)
    }
  })

  it('optional levels are composed as long as there are few values', () => {
    const level = (inner: object) => ({
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`p${index}`, inner])),
    })
    const leaves = (levels: object) =>
      JSON.stringify(composedOf({ ...levels })).match(/"p\d":["\d]/g)?.length ?? 0
    expect(leaves(level(level(text)))).toBe(64)
    expect(leaves(level(level(level(level(text)))))).toBe(0)
  })

  it('a recursion ends through another branch', () => {
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

  it('an endless recursion is disproved', () => {
    const Endless = { type: 'object', required: ['next'], properties: { next: to('Endless') } }
    expect(contradictionOf(to('Endless'), { Endless })).toMatchObject({
      reason: 'the schema requires itself without end',
      proven: true,
    })
  })

  it('a reference to the schema itself adds no constraint', () => {
    const Circle = { allOf: [to('Circle'), { type: 'integer' }] }
    expect(composedOf(to('Circle'), { Circle })).toEqual(expect.any(Number))
  })

  it('a value that must exceed the maximum depth is given up', () => {
    const deep = Array.from({ length: deepestBody + 2 }).reduce<object>(
      (inner) => ({ type: 'array', minItems: 1, items: inner }),
      text,
    )
    expect(contradictionOf({ ...deep })).toMatchObject({ proven: false })
  })
})
