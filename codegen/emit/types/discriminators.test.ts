import { describe, expect, it } from 'vitest'
import { contractOf } from '../../testing/contractOf.ts'
import { type Claims, typeErrorsOf } from '../../testing/typeClaims.ts'

const schemas = (components: Record<string, unknown>, ...claims: string[]): Claims => ({
  contract: contractOf({}, components),
  claims,
})

const text = { type: 'string' }
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const kind = (...names: string[]) => ({
  type: 'object',
  required: ['kind'],
  properties: Object.fromEntries(['kind', ...names].map((name) => [name, text])),
})
const by = (mapping?: Record<string, string>) => ({
  discriminator: { propertyName: 'kind', ...(mapping && { mapping }) },
})
const cat = '#/components/schemas/Cat'

const cases = {
  'maps values to alternatives, by reference or by name': schemas(
    {
      Cat: kind('meow'),
      Dog: kind('woof'),
      Pet: { oneOf: [to('Cat'), to('Dog')], ...by({ cat, kitten: cat, dog: 'Dog' }) },
    },
    "Same<S['Cat'], { kind: 'cat' | 'kitten'; meow?: string }>",
    "Same<S['Dog'], { kind: 'dog'; woof?: string }>",
    "Same<Extract<S['Pet'], { kind: 'dog' }>, S['Dog']>",
  ),
  'selects an unmapped alternative by its name': schemas(
    { Cat: kind(), Dog: kind(), Pet: { anyOf: [to('Cat'), to('Dog')], ...by({ dog: 'Dog' }) } },
    "Same<S['Cat']['kind'], 'Cat'>",
    "Same<S['Dog']['kind'], 'dog'>",
  ),
  'keeps the constants of the alternatives': schemas(
    {
      Cat: { type: 'object', properties: { kind: { const: 'cat' } } },
      Dog: { type: 'object', properties: { kind: { enum: ['dog', 'hound'] } } },
      Pet: { oneOf: [to('Cat'), to('Dog')], ...by({ hound: 'Dog' }) },
    },
    "Same<S['Cat'], { kind: 'cat' }>",
    "Same<S['Dog'], { kind: 'hound' }>",
  ),
  'narrows the schemas that extend a base, and not the base': schemas(
    {
      Pet: { ...kind('name'), ...by({ cat, lion: 'Lion' }) },
      Cat: { allOf: [to('Pet'), { properties: { meow: text } }] },
      Lion: { allOf: [to('Cat'), { properties: { roar: text } }] },
    },
    "Same<S['Pet']['kind'], string>",
    "Same<S['Lion'], { kind: 'lion'; name?: string; meow?: string; roar?: string }>",
    "Same<S['Cat']['kind'], 'cat'>",
  ),
  'narrows by name the schemas that extend a base without a mapping': schemas(
    { Pet: { ...kind(), ...by() }, Cat: { allOf: [to('Pet'), { required: ['kind'] }] } },
    "Same<S['Cat'], { kind: 'Cat' }>",
  ),
  'a property named discriminator is an ordinary property': schemas(
    { A: { type: 'object', properties: { discriminator: { oneOf: [text] }, example: text } } },
    "Same<S['A'], { discriminator?: string; example?: string }>",
  ),
}

describe('types of schemas with a discriminator', async () => {
  const complaints = await typeErrorsOf(cases)
  it.each(Object.keys(cases))('the type of a discriminator: %s', (name) => {
    expect(complaints.get(name)).toEqual([])
  })
})
