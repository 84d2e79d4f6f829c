import { describe, expect, it } from 'vitest'
import type { Schema } from '../contract/contract.ts'
import { createGate } from '../contract/gate.ts'
import { createSchemaLibrary } from '../contract/schemas.ts'
import { contractOf } from '../testing/contractOf.ts'
import { validateTexts } from './coercion.ts'

function read(properties: Record<string, Schema>, value: Record<string, unknown>) {
  const library = createSchemaLibrary(contractOf({}))
  const name = library.add({ type: 'object', properties }, 'tested')
  const isValid = validateTexts(createGate(library).compile(name), value)
  return { isValid, value }
}

describe('validateTexts', () => {
  const cases: [schema: Schema, text: unknown, value: unknown][] = [
    [{ type: 'integer' }, '7', 7],
    [{ type: 'number' }, '-1.5', -1.5],
    [{ type: 'boolean' }, 'false', false],
    [{ type: ['integer', 'null'] }, '', null],
    [{ enum: [1, 2] }, '2', 2],
    [{ const: true }, 'true', true],
    [{ type: 'array', items: { type: 'integer' } }, '7', [7]],
    [{ type: 'array', items: { type: 'integer' } }, ['7', '8'], [7, 8]],
    [{ type: 'array', items: { type: 'integer' } }, '[7,8]', [7, 8]],
    [{ type: 'object', properties: { a: { type: 'integer' } } }, '{"a":7}', { a: 7 }],
    [{ type: 'object', properties: { a: { type: 'boolean' } } }, { a: 'true' }, { a: true }],
    [{ anyOf: [{ type: 'integer' }, { type: 'boolean' }] }, 'true', true],
    [{ type: 'string' }, '7', '7'],
  ]
  it.each(cases)('the schema %j converts %j to %j', (schema, text, value) => {
    expect(read({ field: schema }, { field: text })).toEqual({
      isValid: true,
      value: { field: value },
    })
  })

  it.each([
    [{ type: 'integer' }, '7x'],
    [{ type: 'integer' }, '1.5'],
    [{ type: 'number' }, '1e999'],
    [{ type: 'boolean' }, 'yes'],
    [{ type: 'integer' }, ['7', '8']],
    [{ type: 'object' }, '[1]'],
    [{ type: 'object' }, '{broken'],
  ])('the schema %j rejects %j, and the value stays a string', (schema, text) => {
    expect(read({ field: schema }, { field: text })).toEqual({
      isValid: false,
      value: { field: text },
    })
  })
})
