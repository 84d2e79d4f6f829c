import { describe, expect, it } from 'vitest'
import { schemaChanges } from '../testing/changesOf.ts'

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const integer = { type: 'integer' }

describe('an object that changes', () => {
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
      'requires a property no longer',
      object({ a: text }, { required: ['a'] }),
      object({ a: text }),
      ['changed /a: is no longer required'],
      ['breaking /a: is no longer required'],
    ],
    [
      'loses a property and stays open',
      object({ a: text }, { required: ['a'] }),
      object({}),
      ['changed /a: is gone, but may still be sent'],
      ['breaking /a: is gone'],
    ],
    [
      'loses a property and is closed',
      object({ a: text }, closed),
      object({}, closed),
      ['breaking /a: is gone, and further properties are refused'],
      ['breaking /a: is gone; it was optional'],
    ],
    [
      'is closed',
      object({ a: text }),
      object({ a: text }, closed),
      ['breaking: refuses further properties now'],
      ['changed: refuses further properties now'],
    ],
    [
      'is opened',
      object({ a: text }, closed),
      object({ a: text }),
      ['changed: takes further properties now'],
      ['changed: takes further properties now'],
    ],
    [
      'has further properties of another type',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: integer },
      ['breaking /*: is now integer, was string'],
      ['breaking /*: is now integer, was string'],
    ],
    [
      'changes deep inside',
      object({ items: { type: 'array', items: object({ price: integer }) } }),
      object({ items: { type: 'array', items: object({ price: text }) } }),
      ['breaking /items/0/price: is now string, was integer'],
      ['breaking /items/0/price: is now string, was integer'],
    ],
    [
      'has a property that only the server writes now',
      object({ id: text }, { ...closed, required: ['id'] }),
      object({ id: { ...text, readOnly: true } }, { ...closed, required: ['id'] }),
      ['breaking /id: is gone, and further properties are refused'],
      [],
    ],
    [
      'has a new required property that only the server writes',
      object({}),
      object({ id: { ...text, readOnly: true } }, { required: ['id'] }),
      [],
      ['added /id: is new'],
    ],
    [
      'has a property that goes out of use',
      object({ a: text }),
      object({ a: { ...text, deprecated: true } }),
      ['changed /a: is now deprecated'],
      ['changed /a: is now deprecated'],
    ],
    [
      'is put together in another way',
      object({ a: text, b: integer }, { required: ['a'] }),
      { allOf: [object({ a: text }, { required: ['a'] }), object({ b: integer })] },
      [],
      [],
    ],
  ])('comparing an object: %s', (_, before, after, request, response) => {
    expect(schemaChanges([before, after])).toEqual({ request, response })
  })
})
