import { describe, expect, it } from 'vitest'
import maxLengthSuite from '../../tests/corpora/jsonSchemaMaxLength.json' with { type: 'json' }
import minLengthSuite from '../../tests/corpora/jsonSchemaMinLength.json' with { type: 'json' }
import { checkLength, lengthProblems, usableBounds } from './textLength.ts'

describe('checkLength', () => {
  it('[REG-18] a text whose length is between or equal to the bounds fits', () => {
    const bounds = { minLength: 4, maxLength: 6 }
    expect(checkLength('anas', bounds)).toEqual({ kind: 'fits', count: 4 })
    expect(checkLength('ana123', bounds)).toEqual({ kind: 'fits', count: 6 })
  })

  it('[REG-18] checkLength returns the number of missing or excess characters', () => {
    const bounds = { minLength: 4, maxLength: 6 }
    expect(checkLength('ana', bounds)).toEqual({ kind: 'tooShort', count: 3, shortfall: 1 })
    expect(checkLength('ana12345', bounds)).toEqual({ kind: 'tooLong', count: 8, excess: 2 })
  })

  it('checkLength counts graphemes after NFC normalisation and trimming', () => {
    const bounds = { minLength: 3, maxLength: 3 }
    expect(checkLength('  👨‍👩‍👧e\u0301น้ำ ', bounds)).toEqual({ kind: 'fits', count: 3 })
  })

  it.each([
    ['a minimum above the maximum', { minLength: 9, maxLength: 3 }],
    ['negative', { minLength: -5, maxLength: -1 }],
    ['not numbers', { minLength: Number.NaN, maxLength: null }],
    ['a maximum of 0', { maxLength: 0 }],
    ['infinite', { minLength: Infinity, maxLength: Infinity }],
    ['absent', {}],
  ])('every text fits where the bounds are %s', (_, bounds) => {
    expect(checkLength('', bounds).kind).toBe('fits')
    expect(checkLength('a long enough text', bounds).kind).toBe('fits')
  })

  it('a valid bound applies even when the other is invalid', () => {
    expect(checkLength('ab', { minLength: 3, maxLength: -1 }).kind).toBe('tooShort')
    expect(checkLength('abcd', { minLength: Number.NaN, maxLength: 3 }).kind).toBe('tooLong')
  })

  it('fractional bounds are rounded to whole lengths within them', () => {
    expect(usableBounds({ minLength: 3.2, maxLength: 5.9 })).toEqual({ min: 4, max: 5 })
  })
})

// JSON Schema counts code points, not graphemes; for the texts of its tests the counts are equal.
const suites = [...minLengthSuite, ...maxLengthSuite].flatMap(({ schema, tests }) =>
  tests.map((test) => ({ ...test, schema: schema as { minLength?: number; maxLength?: number } })),
)

describe("JSON Schema's length tests", () => {
  it.each(suites.filter(({ data }) => typeof data === 'string'))(
    "a length check agrees with JSON Schema's test: $description",
    ({ schema, data, valid }) => {
      expect(checkLength(String(data), schema).kind === 'fits').toBe(valid)
    },
  )
})

describe('lengthProblems', () => {
  it.each([
    [{ minLength: 1, maxLength: 9 }, []],
    [{ minLength: 4, maxLength: 4 }, []],
    [{}, []],
    [{ minLength: 9, maxLength: 3 }, [{ bound: 'both', reason: 'minAboveMax' }]],
    [{ minLength: -1 }, [{ bound: 'minLength', reason: 'negative' }]],
    [{ maxLength: Number.NaN }, [{ bound: 'maxLength', reason: 'notANumber' }]],
    [{ maxLength: null }, [{ bound: 'maxLength', reason: 'notANumber' }]],
    [{ maxLength: 0 }, [{ bound: 'maxLength', reason: 'zero' }]],
    [{ minLength: 2.5 }, [{ bound: 'minLength', reason: 'notWhole' }]],
  ])('lengthProblems reports %j as %j', (bounds, problems) => {
    expect(lengthProblems(bounds)).toEqual(problems)
  })

  it('lengthProblems reports a bound that is a string, as an old server may send it', () => {
    // The type forbids a string, but the JSON of a server may contain one.
    const bounds = { minLength: '6' as unknown as number }
    expect(lengthProblems(bounds)).toEqual([{ bound: 'minLength', reason: 'notANumber' }])
  })
})
