import { describe, expect, it } from 'vitest'
import { schemaChanges } from '../testing/changesOf.ts'

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const integer = { type: 'integer' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('comparing schemas with oneOf or anyOf', () => {
  const named = { Cat: object({ purrs: integer }), Dog: object({ barks: text }), Fox: object({}) }
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
      'changes in the branch of a constant, in any order',
      { oneOf: [object(cat({ a: text }), told), object(dog, told)] },
      { oneOf: [object({ ...dog, b: text }, told), object(cat({ a: integer }), told)] },
      ['added /b: is new', 'breaking /a: is now integer, was string'],
      ['added /b: is new', 'breaking /a: is now integer, was string'],
    ],
    [
      'changes in the branch of a title',
      { oneOf: [object({ a: text }, { title: 'One' }), object({}, { title: 'Two' })] },
      { oneOf: [object({}, { title: 'Two' }), object({ a: integer }, { title: 'One' })] },
      ['breaking /a: is now integer, was string'],
      ['breaking /a: is now integer, was string'],
    ],
    [
      'allows null as a branch',
      { oneOf: [ref('Cat'), ref('Dog')] },
      { oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }] },
      ['changed: may now be null'],
      ['breaking: may now be null'],
    ],
    [
      'becomes a choice',
      ref('Cat'),
      { oneOf: [ref('Dog'), ref('Cat')] },
      ['added: may now also be Dog'],
      ['breaking: may now also be Dog'],
    ],
    [
      'is no longer a choice',
      { oneOf: [text, integer] },
      integer,
      ['breaking: may no longer be string'],
      ['changed: may no longer be string'],
    ],
    [
      'gets alternatives of required properties',
      object({ a: text, b: text }),
      object({ a: text, b: text }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
      ['breaking: must now be one of 2 alternatives'],
      ['changed: must now be one of 2 alternatives'],
    ],
  ])('the diff is correct for a schema that %s', (_, before, after, request, response) => {
    expect(schemaChanges([before, after], [named])).toEqual({ request, response })
  })

  it('renamed branches are matched by their discriminator values', () => {
    const choice = (names: string[], values = ['k0', 'k1']) => ({
      oneOf: names.map(ref),
      discriminator: {
        propertyName: 'kind',
        mapping: Object.fromEntries(names.map((name, index) => [values[index], ref(name).$ref])),
      },
    })
    const after = { Tom: object({ purrs: text }), Rex: object({ barks: text, bites: integer }) }
    const before = choice(['Cat', 'Dog'])
    const { response } = schemaChanges(
      [before, choice(['Rex', 'Tom'], ['k1', 'k0'])],
      [named, after],
    )
    expect(response.sort()).toEqual([
      'added /bites: is new',
      'breaking /purrs: is now string, was integer',
    ])
  })
})
