import { describe, expect, it } from 'vitest'
import { schemaChanges } from '../testing/changesOf.ts'

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const integer = { type: 'integer' }

describe('comparing schemas', () => {
  it.each<[what: string, before: unknown, after: unknown, request: string[], response: string[]]>([
    [
      'allows null',
      text,
      { type: ['string', 'null'] },
      ['changed: may now be null'],
      ['breaking: may now be null'],
    ],
    [
      'no longer allows null, which was a branch of anyOf',
      { anyOf: [text, { type: 'null' }] },
      text,
      ['breaking: may no longer be null'],
      ['changed: may no longer be null'],
    ],
    [
      'allows any number instead of integers',
      integer,
      { type: 'number' },
      ['changed: is now number, was integer'],
      ['breaking: is now number, was integer'],
    ],
    [
      'has another type, so that nothing else is compared',
      object({ a: text }),
      { type: 'array', items: text },
      ['breaking: is now array, was object'],
      ['breaking: is now array, was object'],
    ],
    ['gets a type', {}, text, ['breaking: must now be string'], ['changed: must now be string']],
    [
      'loses its type',
      text,
      true,
      ['changed: may now be anything, was string'],
      ['breaking: may now be anything, was string'],
    ],
    [
      'gets a value and loses one',
      { enum: ['a', 'b'] },
      { enum: ['b', 'c'] },
      ['breaking: may no longer be a', 'changed: may now also be c'],
      ['changed: may no longer be a', 'breaking: may now also be c'],
    ],
    [
      'is limited to one value',
      text,
      { type: 'string', const: 'a' },
      ['breaking: is now limited to a'],
      ['changed: is now limited to a'],
    ],
    [
      'is no longer limited to enumerated values',
      { type: 'string', enum: ['a'] },
      text,
      ['changed: is no longer limited to listed values'],
      ['breaking: is no longer limited to listed values'],
    ],
    [
      'has a tighter bound',
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 8 },
      ['breaking: maxLength is now 8, was 9'],
      ['changed: maxLength is now 8, was 9'],
    ],
    [
      'has a looser bound',
      { type: 'array', minItems: 2 },
      { type: 'array', minItems: 1 },
      ['changed: minItems is now 1, was 2'],
      ['changed: minItems is now 1, was 2'],
    ],
    [
      'gets a bound and loses one',
      { type: 'number', minimum: 1 },
      { type: 'number', exclusiveMaximum: 5 },
      ['changed: minimum 1 is gone', 'breaking: maximum 5 is new'],
      ['changed: minimum 1 is gone', 'changed: maximum 5 is new'],
    ],
    [
      'gets an exclusive bound',
      { type: 'number', maximum: 5 },
      { type: 'number', exclusiveMaximum: 5 },
      ['breaking: may no longer be its maximum 5 itself'],
      ['changed: may no longer be its maximum 5 itself'],
    ],
    [
      'has another pattern',
      { type: 'string', pattern: '^a' },
      { type: 'string', pattern: '^b' },
      ['breaking: pattern is now ^b, was ^a'],
      ['changed: pattern is now ^b, was ^a'],
    ],
    [
      'gets a larger multipleOf',
      { type: 'integer', multipleOf: 5 },
      { type: 'integer', multipleOf: 10 },
      ['breaking: multipleOf is now 10, was 5'],
      ['changed: multipleOf is now 10, was 5'],
    ],
    [
      'gets a smaller multipleOf',
      { type: 'integer', multipleOf: 10 },
      { type: 'integer', multipleOf: 5 },
      ['changed: multipleOf is now 5, was 10'],
      ['changed: multipleOf is now 5, was 10'],
    ],
    [
      'has another format',
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
      ['breaking: format is now date-time, was date'],
      ['breaking: format is now date-time, was date'],
    ],
    [
      'has a wider format',
      { type: 'integer', format: 'int32' },
      { type: 'integer', format: 'int64' },
      ['changed: format is now int64, was int32'],
      ['breaking: format is now int64, was int32'],
    ],
    [
      'requires unique items',
      { type: 'array' },
      { type: 'array', uniqueItems: true },
      ['breaking: uniqueItems true is new'],
      ['changed: uniqueItems true is new'],
    ],
    [
      'has another default, which affects callers only',
      { type: 'integer', default: 1 },
      { type: 'integer', default: 2 },
      ['changed: default is now 2, was 1'],
      [],
    ],
    [
      'gets a not condition',
      text,
      { type: 'string', not: { const: 'a' } },
      ["breaking: the condition 'not' is new"],
      ["changed: the condition 'not' is new"],
    ],
    [
      'excludes more values by not',
      { type: 'string', not: { enum: ['a'] } },
      { type: 'string', not: { enum: ['a', 'b'] } },
      ['breaking (not): may now also be b'],
      ['changed (not): may now also be b'],
    ],
    ['gets a description', text, { ...text, description: 'A name.', example: 'Ana' }, [], []],
    ['gets an x-kind', text, { ...text, 'x-kind': 'money' }, [], []],
    [
      'has an enum of one value instead of a const',
      { const: 'a' },
      { type: 'string', enum: ['a'] },
      [],
      [],
    ],
  ])('the diff is correct for a schema that %s', (_, before, after, request, response) => {
    expect(schemaChanges([before, after])).toEqual({ request, response })
  })
})
