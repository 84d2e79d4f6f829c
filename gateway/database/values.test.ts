import { describe, expect, it } from 'vitest'
import { sqliteEngine } from './engine.ts'
import { decodeValue, encodeValue } from './values.ts'

describe('column values', () => {
  it('an integer decodes to the same value from a number and from a string', () => {
    expect(decodeValue('integer', '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
    expect(decodeValue('time', '1795000000000')).toBe(1_795_000_000_000)
    expect(decodeValue('integer', -3)).toBe(-3)
  })

  it('values of boolean columns from SQLite and PostgreSQL are decoded to true and false', () => {
    expect([0, 1, false, true].map((value) => decodeValue('boolean', value))).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('null is decoded and encoded as null for every kind of column', () => {
    expect(decodeValue('integer', null)).toBeNull()
    expect(decodeValue('boolean', null)).toBeNull()
    expect(decodeValue('json', null)).toBeNull()
    expect(encodeValue(null, sqliteEngine)).toBeNull()
  })
})
