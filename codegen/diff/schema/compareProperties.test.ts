import { describe, expect, it } from 'vitest'
import { schemaChanges } from '../testing/changesOf.ts'

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const integer = { type: 'integer' }

describe('comparing object schemas', () => {
  const closed = { additionalProperties: false }
  it.each<[what: string, before: unknown, after: unknown, request: string[], response: string[]]>([
    [
      'has a new property',
      object({}),
      object({ a: text }),
      ['added /a: is new'],
      ['added /a: is new'],
    ],
    [
      'has a new property that is required',
      object({}),
      object({ a: text }, { required: ['a'] }),
      ['breaking /a: is new and required'],
      ['added /a: is new'],
    ],
    [
      'requires a property that was optional',
      object({ a: text }),
      object({ a: text }, { required: ['a'] }),
      ['breaking /a: is now required'],
      ['changed /a: is now required'],
    ],
    [
      'no longer requires a property',
      object({ a: text }, { required: ['a'] }),
      object({ a: text }),
      ['changed /a: is no longer required'],
      ['breaking /a: is no longer required'],
    ],
    [
      'loses a property and allows additional ones',
      object({ a: text }, { required: ['a'] }),
      object({}),
      ['changed /a: is gone, but may still be sent'],
      ['breaking /a: is gone'],
    ],
    [
      'loses a property and rejects additional ones',
      object({ a: text }, closed),
      object({}, closed),
      ['breaking /a: is gone, and further properties are refused'],
      ['breaking /a: is gone; it was optional'],
    ],
    [
      'rejects additional properties',
      object({ a: text }),
      object({ a: text }, closed),
      ['breaking: refuses further properties now'],
      ['changed: refuses further properties now'],
    ],
    [
      'allows additional properties',
      object({ a: text }, closed),
      object({ a: text }),
      ['changed: takes further properties now'],
      ['changed: takes further properties now'],
    ],
    [
      'has additional properties of another type',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: integer },
      ['breaking /*: is now integer, was string'],
      ['breaking /*: is now integer, was string'],
    ],
    [
      'changes in a nested property',
      object({ items: { type: 'array', items: object({ price: integer }) } }),
      object({ items: { type: 'array', items: object({ price: text }) } }),
      ['breaking /items/0/price: is now string, was integer'],
      ['breaking /items/0/price: is now string, was integer'],
    ],
    [
      'makes a property readOnly',
      object({ id: text }, { ...closed, required: ['id'] }),
      object({ id: { ...text, readOnly: true } }, { ...closed, required: ['id'] }),
      ['breaking /id: is gone, and further properties are refused'],
      [],
    ],
    [
      'has a new required readOnly property',
      object({}),
      object({ id: { ...text, readOnly: true } }, { required: ['id'] }),
      [],
      ['added /id: is new'],
    ],
    [
      'deprecates a property',
      object({ a: text }),
      object({ a: { ...text, deprecated: true } }),
      ['changed /a: is now deprecated'],
      ['changed /a: is now deprecated'],
    ],
    [
      'is split into the parts of an allOf',
      object({ a: text, b: integer }, { required: ['a'] }),
      { allOf: [object({ a: text }, { required: ['a'] }), object({ b: integer })] },
      [],
      [],
    ],
  ])('the diff is correct for an object schema that %s', (_, before, after, request, response) => {
    expect(schemaChanges([before, after])).toEqual({ request, response })
  })
})
