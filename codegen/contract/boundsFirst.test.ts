import { describe, expect, it } from 'vitest'
import { checkOf } from '../testing/contractOf.ts'

/**
 * Test cases by name. Each case has a schema with a bound and two values. The contents of the first
 * value cause the violations `said`. The second value is beyond the bound and causes only the
 * violation `bound`.
 */
const cases: Record<
  string,
  [schema: Record<string, unknown>, within: unknown, said: string[], beyond: unknown, bound: string]
> = {
  'the items of a list': [
    { maxItems: 2, items: { type: 'string' } },
    [1, 2],
    ['/0 must be of type string', '/1 must be of type string'],
    [1, 2, 3],
    'must have at most 2 items',
  ],
  'the repetitions in a list': [
    { maxItems: 2, uniqueItems: true },
    [1, 1],
    [' must not repeat itself: items 0 and 1 are equal'],
    [1, 1, 1],
    'must have at most 2 items',
  ],
  'the first items of a list': [
    { maxItems: 2, prefixItems: [{ type: 'string' }] },
    [1],
    ['/0 must be of type string'],
    [1, 2, 3],
    'must have at most 2 items',
  ],
  'the properties of an object': [
    { maxProperties: 1, properties: { a: { type: 'string' } }, additionalProperties: false },
    { a: 1 },
    ['/a must be of type string'],
    { a: 1, b: 2 },
    'must have at most 1 property',
  ],
  'the names in an object': [
    { maxProperties: 1, propertyNames: { pattern: '^[a-z]$' } },
    { A: 1 },
    ['/A has a name that must match ^[a-z]$'],
    { A: 1, B: 2 },
    'must have at most 1 property',
  ],
  'the pattern of a text': [
    { maxLength: 3, pattern: '^a+$' },
    'bbb',
    [' must match ^a+$'],
    'bbbb',
    'must have at most 3 characters',
  ],
  'the format of a text': [
    { maxLength: 4, format: 'date' },
    'noon',
    [' must be a date'],
    'midnight',
    'must have at most 4 characters',
  ],
}

describe('boundsFirst', () => {
  it.each(Object.entries(cases))(
    'a value gets messages about %s only within its bound',
    (_, [schema, within, said, beyond, bound]) => {
      const check = checkOf(schema)
      expect(check(within)?.map(({ path, reason }) => `${path} ${reason}`)).toEqual(said)
      expect(check(beyond)).toEqual([{ path: '', reason: bound }])
    },
  )

  it('maxItems does not apply to a string', () => {
    expect(checkOf({ maxItems: 1, items: { type: 'string' } })('text')).toBeNull()
  })

  it('maxProperties and unevaluatedProperties of one schema both apply', () => {
    const check = checkOf({
      maxProperties: 2,
      properties: { a: true },
      unevaluatedProperties: false,
    })
    expect(check({ a: 1 })).toBeNull()
    expect(check({ b: 1 })).toEqual([{ path: '/b', reason: 'is not known here' }])
  })

  it('maxItems and minContains of one schema both apply', () => {
    const check = checkOf({ maxItems: 3, contains: { const: 1 }, minContains: 2 })
    expect(check([1, 1])).toBeNull()
    expect(check([1, 2])).toContainEqual({
      path: '',
      reason: 'must contain at least 2 fitting items',
    })
  })
})
