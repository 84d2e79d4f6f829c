import { describe, expect, it } from 'vitest'
import { checkOf } from '../testing/contractOf.ts'

/** By keyword: a schema, a valid value, an invalid value, and the violation's path and reason. */
const keywords: Record<
  string,
  [schema: object, good: unknown, bad: unknown, path: string, reason: string]
> = {
  type: [{ type: 'integer' }, 1, 1.5, '', 'must be of type integer'],
  'type of several': [{ type: ['string', 'null'] }, null, 1, '', 'must be of type string or null'],
  enum: [{ enum: ['a', 1] }, 1, '1', '', 'must be one of "a", 1'],
  const: [{ const: true }, true, 'true', '', 'must be true'],
  required: [{ required: ['a'] }, { a: 1 }, {}, '/a', 'must be present'],
  dependentRequired: [
    { dependentRequired: { a: ['b'] } },
    { a: 1, b: 1 },
    { a: 1 },
    '/b',
    'must be present beside a',
  ],
  additionalProperties: [
    { properties: { a: true }, additionalProperties: false },
    { a: 1 },
    { 'x/y': 1 },
    '/x~1y',
    'is not known here',
  ],
  unevaluatedProperties: [
    { allOf: [{ properties: { a: true } }], unevaluatedProperties: false },
    { a: 1 },
    { b: 1 },
    '/b',
    'is not known here',
  ],
  propertyNames: [
    { propertyNames: { pattern: '^[a-z]+$' } },
    { a: 1 },
    { A: 1 },
    '/A',
    'has a name that must match ^[a-z]+$',
  ],
  minProperties: [{ minProperties: 1 }, { a: 1 }, {}, '', 'must have at least 1 property'],
  maxProperties: [
    { maxProperties: 2 },
    { a: 1 },
    { a: 1, b: 2, c: 3 },
    '',
    'must have at most 2 properties',
  ],
  minLength: [{ minLength: 2 }, '😀😀', '😀', '', 'must have at least 2 characters'],
  maxLength: [{ maxLength: 1 }, '😀', 'ab', '', 'must have at most 1 character'],
  pattern: [{ pattern: '^\\p{L}+$' }, 'ação', 'a1', '', 'must match ^\\p{L}+$'],
  format: [
    { format: 'date-time' },
    '2026-11-21T12:00:00Z',
    '2026-11-21 noon',
    '',
    'must be a date-time',
  ],
  minimum: [{ minimum: 1 }, 1, 0, '', 'must be at least 1'],
  maximum: [{ maximum: 1 }, 1, 2, '', 'must be at most 1'],
  exclusiveMinimum: [{ exclusiveMinimum: 1 }, 2, 1, '', 'must be more than 1'],
  exclusiveMaximum: [{ exclusiveMaximum: 1 }, 0, 1, '', 'must be less than 1'],
  multipleOf: [{ multipleOf: 5 }, 10, 11, '', 'must be a multiple of 5'],
  items: [{ items: { type: 'string' } }, ['a'], ['a', 1], '/1', 'must be of type string'],
  prefixItems: [
    { prefixItems: [true], items: false },
    [1],
    [1, 2],
    '',
    'must not have more than 1 item',
  ],
  minItems: [{ minItems: 1 }, [1], [], '', 'must have at least 1 item'],
  maxItems: [{ maxItems: 1 }, [1], [1, 2], '', 'must have at most 1 item'],
  uniqueItems: [
    { uniqueItems: true },
    [{ a: 1 }, { a: 2 }],
    ['a', 'b', 'a'],
    '',
    'must not repeat itself: items 0 and 2 are equal',
  ],
  contains: [{ contains: { const: 1 } }, [0, 1], [0], '', 'must contain at least 1 fitting items'],
  not: [{ not: { const: 1 } }, 2, 1, '', 'must not be of the shape that is ruled out here'],
  'if and else': [
    { if: { maxLength: 1 }, else: { pattern: '^a' } },
    'b',
    'bb',
    '',
    'must match ^a',
  ],
  'a schema that is false': [{ properties: { a: false } }, {}, { a: 1 }, '/a', 'must not be there'],
}

describe('violations', () => {
  it.each(Object.entries(keywords))(
    'a value that violates %s is reported with path and reason',
    (_, [schema, good, bad, path, reason]) => {
      // The cast is safe: each schema in `keywords` is a plain object.
      const check = checkOf(schema as Record<string, unknown>)
      expect(check(good)).toBeNull()
      expect(check(bad)).toContainEqual({ path, reason })
    },
  )

  it('all violations of a value are reported with their JSON pointers', () => {
    const check = checkOf({
      type: 'object',
      required: ['name'],
      properties: { list: { type: 'array', items: { properties: { 'a/b': { type: 'string' } } } } },
    })
    expect(check({ list: [{}, { 'a/b': 1 }] })).toEqual([
      { path: '/name', reason: 'must be present' },
      { path: '/list/1/a~1b', reason: 'must be of type string' },
    ])
  })

  it('a violation is reported once, even if several schemas report the same one', () => {
    const check = checkOf({ allOf: [{ type: 'string' }, { type: 'string' }] })
    expect(check(1)).toEqual([{ path: '', reason: 'must be of type string' }])
  })

  it('the reason of a violation lists only the first 12 of many allowed values', () => {
    const check = checkOf({ enum: Array.from({ length: 40 }, (_, index) => index) })
    expect(check('x')?.[0]?.reason).toBe(
      'must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 or 28 more',
    )
  })

  it('at most 200 violations are reported for one value', () => {
    const check = checkOf({ type: 'array', items: { type: 'string' } })
    expect(check(Array.from({ length: 5000 }, () => 1))).toHaveLength(200)
  })
})
