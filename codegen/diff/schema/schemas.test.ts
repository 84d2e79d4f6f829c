import { describe, expect, it } from 'vitest'
import { schemaChanges } from '../testing/changesOf.ts'

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const whole = { type: 'integer' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('a schema that changes', () => {
  it.each<[what: string, before: unknown, after: unknown, request: string[], response: string[]]>([
    [
      'takes null as well',
      text,
      { type: ['string', 'null'] },
      ['changed: may now be null'],
      ['breaking: may now be null'],
    ],
    [
      'takes no null any more, however that was written',
      { anyOf: [text, { type: 'null' }] },
      text,
      ['breaking: may no longer be null'],
      ['changed: may no longer be null'],
    ],
    [
      'takes any number instead of whole ones',
      whole,
      { type: 'number' },
      ['changed: is now number, was integer'],
      ['breaking: is now number, was integer'],
    ],
    [
      'is of another type, which ends the comparison',
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
      'lists its values for the first time, one of them',
      text,
      { type: 'string', const: 'a' },
      ['breaking: is now limited to a'],
      ['changed: is now limited to a'],
    ],
    [
      'lists its values no longer',
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
      'leaves its edge out',
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
      'is a multiple of more',
      { type: 'integer', multipleOf: 5 },
      { type: 'integer', multipleOf: 10 },
      ['breaking: multipleOf is now 10, was 5'],
      ['changed: multipleOf is now 10, was 5'],
    ],
    [
      'is a multiple of less',
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
      'wants unlike items',
      { type: 'array' },
      { type: 'array', uniqueItems: true },
      ['breaking: uniqueItems true is new'],
      ['changed: uniqueItems true is new'],
    ],
    [
      'has another default, which tells only callers something',
      { type: 'integer', default: 1 },
      { type: 'integer', default: 2 },
      ['changed: default is now 2, was 1'],
      [],
    ],
    [
      'excludes something new',
      text,
      { type: 'string', not: { const: 'a' } },
      ["breaking: the condition 'not' is new"],
      ["changed: the condition 'not' is new"],
    ],
    [
      'excludes more',
      { type: 'string', not: { enum: ['a'] } },
      { type: 'string', not: { enum: ['a', 'b'] } },
      ['breaking (not): may now also be b'],
      ['changed (not): may now also be b'],
    ],
    ['is only explained', text, { ...text, description: 'A name.', example: 'Ana' }, [], []],
    ['is marked for people', text, { ...text, 'x-kind': 'money' }, [], []],
    ['says its value in two ways', { const: 'a' }, { type: 'string', enum: ['a'] }, [], []],
  ])('%s', (_, before, after, request, response) => {
    expect(schemaChanges([before, after])).toEqual({ request, response })
  })
})

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
      { type: 'object', additionalProperties: whole },
      ['breaking /*: is now integer, was string'],
      ['breaking /*: is now integer, was string'],
    ],
    [
      'changes deep inside',
      object({ items: { type: 'array', items: object({ price: whole }) } }),
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
      object({ a: text, b: whole }, { required: ['a'] }),
      { allOf: [object({ a: text }, { required: ['a'] }), object({ b: whole })] },
      [],
      [],
    ],
  ])('%s', (_, before, after, request, response) => {
    expect(schemaChanges([before, after])).toEqual({ request, response })
  })
})

describe('a choice that changes', () => {
  const named = { Cat: object({ purrs: whole }), Dog: object({ barks: text }), Fox: object({}) }
  const cat = (rest: object) => ({ kind: { const: 'cat' }, ...rest })
  const dog = { kind: { const: 'dog' } }
  const told = { required: ['kind'] }

  it.each<[what: string, before: unknown, after: unknown, request: string[], response: string[]]>([
    [
      'has a new branch, and another order',
      { oneOf: [ref('Cat'), ref('Dog')] },
      { oneOf: [ref('Fox'), ref('Dog'), ref('Cat')] },
      ['added: may now also be Fox'],
      ['breaking: may now also be Fox'],
    ],
    [
      'loses a branch',
      { anyOf: [ref('Cat'), ref('Dog'), ref('Fox')] },
      { oneOf: [ref('Fox'), ref('Dog')] },
      ['breaking: may no longer be Cat'],
      ['changed: may no longer be Cat'],
    ],
    [
      'changes in the branch of a constant, wherever it stands',
      { oneOf: [object(cat({ a: text }), told), object(dog, told)] },
      { oneOf: [object(dog, told), object(cat({ a: whole }), told)] },
      ['breaking /a: is now integer, was string'],
      ['breaking /a: is now integer, was string'],
    ],
    [
      'changes in the branch of a title',
      { oneOf: [object({ a: text }, { title: 'One' }), object({}, { title: 'Two' })] },
      { oneOf: [object({}, { title: 'Two' }), object({ a: whole }, { title: 'One' })] },
      ['breaking /a: is now integer, was string'],
      ['breaking /a: is now integer, was string'],
    ],
    [
      'takes null as a branch',
      { oneOf: [ref('Cat'), ref('Dog')] },
      { oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }] },
      ['changed: may now be null'],
      ['breaking: may now be null'],
    ],
    [
      'was no choice',
      ref('Cat'),
      { oneOf: [ref('Dog'), ref('Cat')] },
      ['added: may now also be Dog'],
      ['breaking: may now also be Dog'],
    ],
    [
      'is no choice any more',
      { oneOf: [text, whole] },
      whole,
      ['breaking: may no longer be string'],
      ['changed: may no longer be string'],
    ],
    [
      'is asked for besides what was there',
      object({ a: text, b: text }),
      object({ a: text, b: text }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
      ['breaking: must now be one of 2 alternatives'],
      ['changed: must now be one of 2 alternatives'],
    ],
  ])('%s', (_, before, after, request, response) => {
    expect(schemaChanges([before, after], [named])).toEqual({ request, response })
  })

  it('is matched by the value of its discriminator, when its branches have other names', () => {
    const choice = (...names: string[]) => ({
      oneOf: names.map(ref),
      discriminator: {
        propertyName: 'kind',
        mapping: Object.fromEntries(names.map((name, index) => [`k${index}`, ref(name).$ref])),
      },
    })
    const after = { ...named, Tom: object({ purrs: text }) }
    const { response } = schemaChanges([choice('Cat', 'Dog'), choice('Tom', 'Dog')], [named, after])
    expect(response).toEqual(['breaking /purrs: is now string, was integer'])
  })
})

describe('schemas that refer to one another', () => {
  const node = (value: object) => ({
    Node: object({ value, next: ref('Node'), children: { type: 'array', items: ref('Node') } }),
  })

  it('come to an end, and tell each change once at the shortest place', () => {
    const { request, response } = schemaChanges(
      [ref('Node'), ref('Node')],
      [node(text), node(whole)],
    )
    expect(request).toEqual(['breaking /value: is now integer, was string'])
    expect(response).toEqual(request)
  })

  it('come to an end where they take in one another', () => {
    const schemas = (value: object) => ({
      Base: object({ child: ref('Base'), value }),
      Whole: { allOf: [ref('Base'), object({ child: ref('Whole') })] },
    })
    const { response } = schemaChanges(
      [ref('Whole'), ref('Whole')],
      [schemas(text), schemas(whole)],
    )
    expect(response).toContain('breaking /value: is now integer, was string')
  })

  it('are the same when only their name is another', () => {
    const { response } = schemaChanges([ref('Old'), ref('New')], [{ Old: text }, { New: text }])
    expect(response).toEqual([])
  })

  it('are compared where a schema of its own became a reference', () => {
    const { response } = schemaChanges([object({ a: text }), ref('A')], [{}, { A: object({}) }])
    expect(response).toEqual(['breaking /a: is gone; it was optional'])
  })
})
