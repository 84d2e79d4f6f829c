import { describe, expect, it } from 'vitest'
import { contractOf } from '../../testing/contractOf.ts'
import { type Claims, typeErrorsOf } from '../../testing/typeClaims.ts'

const schemas = (components: Record<string, unknown>, ...claims: string[]): Claims => ({
  contract: contractOf({}, components),
  claims,
})

const text = { type: 'string' }
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const withName = { type: 'object', properties: { name: text, age: { type: 'integer' } } }

const cases = {
  'allOf is the intersection of its parts': schemas(
    {
      Base: withName,
      A: { allOf: [to('Base'), { required: ['b'], properties: { b: text } }] },
      B: { allOf: [to('Base')], description: 'Another word for it' },
    },
    "Same<S['A'], { name?: string; age?: number; b: string }>",
    "Same<S['B'], S['Base']>",
  ),
  'a name that one part requires is required where another part declares it': schemas(
    {
      Base: withName,
      A: { allOf: [to('Base'), { required: ['name'] }] },
      B: { required: ['name', 'b'], allOf: [to('Base'), { properties: { b: text } }] },
      C: { required: ['age'], ...to('Base') },
      D: { allOf: [to('Base'), { allOf: [{ required: ['name'] }] }] },
    },
    "Same<S['A'], { name: string; age?: number }>",
    "Same<S['B'], { name: string; age?: number; b: string }>",
    "Same<S['C'], { name?: string; age: number }>",
    "Same<S['D'], { name: string; age?: number }>",
  ),
  'alternatives are a union, intersected with the keywords beside them': schemas(
    {
      A: { oneOf: [text, { type: 'integer' }, { type: 'null' }] },
      B: { anyOf: [to('Base'), text] },
      C: { properties: { c: text }, oneOf: [{ properties: { a: text } }, { required: ['b'] }] },
      D: { type: 'string', oneOf: [{ const: 'a' }, { const: 'b', title: 'The second' }] },
      E: { type: 'string', anyOf: [{ format: 'date' }, { format: 'email' }] },
      F: { anyOf: [{ const: 1 }, { const: 2 }], oneOf: [{ const: 2 }, { const: 3 }] },
      Base: withName,
    },
    "Same<S['F'], 2>",
    "Same<S['A'], string | number | null>",
    "Same<S['B'], S['Base'] | string>",
    "Match<S['C'], { c?: string } & ({ a?: string } | { b: unknown })>",
    "Same<S['D'], 'a' | 'b'>",
    "Same<S['E'], string>",
  ),
  'alternatives that only require names do not change the type': schemas(
    { Base: withName, A: { ...withName, anyOf: [{ required: ['name'] }, { required: ['age'] }] } },
    "Same<S['A'], S['Base']>",
  ),
  'keywords beside a reference are added to its target': schemas(
    {
      Base: withName,
      A: { ...to('Base'), properties: { more: text }, required: ['more'] },
      B: { ...to('Base'), description: 'Another word for it' },
    },
    "Same<S['A'], { name?: string; age?: number; more: string }>",
    "Same<S['B'], S['Base']>",
  ),
  'references may have any target': schemas(
    {
      Outer: { type: 'object', properties: { 'in/ner': { type: 'array', items: withName } } },
      A: to('Outer/properties/in~1ner/items'),
      B: to('Outer/properties/in%7E1ner/items/properties/name'),
      Again: to('Outer/properties/in%7E1ner/items'),
      'with space': text,
      C: to('with%20space'),
      Deep: { $defs: { Part: { type: 'object', properties: { next: to('Deep/$defs/Part') } } } },
      D: to('Deep/$defs/Part'),
    },
    "Same<S['A'], { name?: string; age?: number }>",
    "Same<S['Again'], S['A']>",
    "Same<S['B'], string>",
    "Same<S['C'], string>",
    "Same<S['Deep'], unknown>",
    "Same<NonNullable<NonNullable<S['D']['next']>['next']>, S['D']>",
  ),
}

describe('types of composed schemas', async () => {
  const complaints = await typeErrorsOf(cases)
  it.each(Object.keys(cases))('the type of a composed schema: %s', (name) => {
    expect(complaints.get(name)).toEqual([])
  })
})
