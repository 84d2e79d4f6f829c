import { describe, expect, it } from 'vitest'
import { composedOften, contradictionOf } from './testing/composition.ts'

describe('composed numbers', () => {
  it.each([
    { type: 'integer', minimum: 3, maximum: 3 },
    { type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 5 },
    { type: 'integer', minimum: 2.5, maximum: 3.5 },
    { type: 'integer', multipleOf: 7, minimum: 100, maximum: 111 },
    { type: 'integer', allOf: [{ multipleOf: 4 }, { multipleOf: 6 }], minimum: 13, maximum: 35 },
    { type: 'integer', multipleOf: 0.5, minimum: 1 },
    { type: 'integer', maximum: -1_000_000 },
    { type: 'integer', format: 'int32', minimum: 2_147_483_640 },
    { type: 'integer', format: 'int8' },
    { type: 'number', format: 'uint8', minimum: 250.5 },
    { type: 'integer', format: 'int16', maximum: -32_760 },
    { type: 'integer', format: 'uint16', minimum: 65_000 },
    { type: 'integer', format: 'uint32', minimum: 4_294_967_290 },
    { type: 'integer', format: 'uint64', maximum: 2 },
    { type: 'integer', format: 'int64', minimum: 9_000_000_000_000 },
    { type: 'number', multipleOf: 0.01 },
    { type: 'number', multipleOf: 0.01, minimum: 0.07, maximum: 0.09 },
    { type: 'number', multipleOf: 0.01, minimum: 0.07, maximum: 0.07 },
    { type: 'number', multipleOf: 1e-15 },
    { type: 'number', multipleOf: 0.01, exclusiveMinimum: 0, maximum: 0.02 },
    { type: 'number', allOf: [{ multipleOf: 0.01 }, { multipleOf: 0.25 }], minimum: 3.1 },
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.001 },
    { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 1.000_001 },
    { type: 'number', minimum: 1e12, maximum: 1e12 + 1 },
    { type: 'number', not: { type: 'integer' } },
    { type: 'number', not: { type: 'integer' }, multipleOf: 0.5, minimum: 1, maximum: 2 },
    { type: 'number', not: { minimum: 10 } },
    { type: 'number', not: { multipleOf: 2 }, minimum: 1 },
    { type: 'integer', minimum: 1, maximum: 4, not: { enum: [1, 2, 4] } },
    { minimum: 5 },
  ])('a composed number satisfies %o', (schema) => {
    expect(composedOften(schema).invalidValues).toEqual([])
  })

  it('a composed number is a multiple of 0.01 even in floating-point division without tolerance', () => {
    const { values } = composedOften({ type: 'number', multipleOf: 0.01, minimum: 0, maximum: 2 })
    expect(values.filter((value) => !Number.isInteger(Number(value) / 0.01))).toEqual([])
  })

  it('a composed number is never -0', () => {
    const { values } = composedOften({ type: 'number', minimum: -0.004, maximum: 0.001 })
    expect(values.some((value) => value === 0)).toBe(true)
    expect(values.some((value) => Object.is(value, -0))).toBe(false)
  })

  it.each([
    [{ minimum: 5, exclusiveMaximum: 5 }, 'minimum 5 is more than exclusiveMaximum 5'],
    [{ exclusiveMinimum: 9, maximum: 3 }, 'exclusiveMinimum 9 is more than maximum 3'],
    [
      { minimum: 1, maximum: 6, multipleOf: 7 },
      'no whole number between 1 and 6 is a multiple of 7',
    ],
  ])('a number with %o is impossible, and the contradiction is reported', (keywords, reason) => {
    expect(contradictionOf({ type: 'integer', ...keywords })).toEqual({
      pointer: '',
      reason,
      proven: true,
    })
  })
})
