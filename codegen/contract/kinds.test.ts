import { describe, expect, it } from 'vitest'
import { checkOf } from '../testing/contractOf.ts'

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const kind = (...names: string[]) => ({
  type: 'object',
  required: ['kind', ...names],
  properties: Object.fromEntries(['kind', ...names].map((name) => [name, text])),
})
const schemas = { Cat: kind('meow'), Dog: kind('woof') }
const by = (mapping?: Record<string, string>) => ({
  discriminator: { propertyName: 'kind', ...(mapping && { mapping }) },
})
const mapping = { cat: '#/components/schemas/Cat', hound: 'Dog' }
const both = { oneOf: [to('Cat'), to('Dog')] }
const mustBePresent = (path: string) => ({ path, reason: 'must be present' })

describe('oneOf and anyOf with a discriminator', () => {
  const check = checkOf({ ...both, ...by(mapping) }, schemas)

  it("a discriminator selects an alternative by a value of its mapping or by the component's name", () => {
    expect(check({ kind: 'cat', meow: 'x' })).toBeNull()
    expect(check({ kind: 'hound', woof: 'x' })).toBeNull()
    expect(check({ kind: 'Dog', woof: 'x' })).toBeNull()
  })

  it('a discriminator value that selects no alternative is reported at the path of its property', () => {
    expect(check({ kind: 'lynx', meow: 'x' })).toEqual([
      { path: '/kind', reason: 'must be one of "cat", "Cat", "hound", "Dog"' },
    ])
  })

  it('a discriminator value whose mapping leads to a schema outside the alternatives is rejected', () => {
    const named = { ...schemas, Bird: kind('song') }
    const check = checkOf({ ...both, ...by({ bird: 'Bird' }) }, named)
    expect(check({ kind: 'Cat', meow: 'x' })).toBeNull()
    expect(check({ kind: 'bird', song: 'x' })).toEqual([
      { path: '/kind', reason: 'must be one of "Cat", "Dog"' },
    ])
  })

  it('a discriminator limits the reported problems to those of the selected alternative', () => {
    expect(check({ kind: 'cat' })).toEqual([mustBePresent('/meow')])
    expect(check({ kind: 'cat', woof: 'x' })).toEqual([mustBePresent('/meow')])
  })

  it('if a value matches two alternatives of a oneOf and its discriminator selects one of them, the value is rejected in a response and accepted in a request', () => {
    const value = { kind: 'cat', meow: 'x', woof: 'x' }
    expect(check(value)).toEqual([{ path: '', reason: 'fits more than one of the shapes' }])
    expect(checkOf({ ...both, ...by(mapping) }, schemas, 'request')(value)).toBeNull()
    const any = checkOf({ anyOf: both.oneOf, ...by(mapping) }, schemas)
    expect(any(value)).toBeNull()
    expect(any({ kind: 'lynx', meow: 'x' })).toHaveLength(1)
  })

  it('a value without the discriminator property is checked by oneOf as if there were no discriminator', () => {
    const optional = { Cat: { ...kind('meow'), required: ['meow'] }, Dog: kind('woof') }
    expect(checkOf({ ...both, ...by() }, optional)({ meow: 'x' })).toBeNull()
    expect(check(1)).toContainEqual({ path: '', reason: 'fits none of the shapes' })
  })

  it.each([
    ['has an alternative without a name', { oneOf: [to('Cat'), kind('woof')], ...by() }],
    ['selects between two references to one schema', { oneOf: [to('Cat'), to('Cat')], ...by() }],
    ['names no property', { ...both, discriminator: {} }],
  ])('a discriminator is ignored if it %s', (_, schema) => {
    expect(checkOf({ anyOf: schema.oneOf, ...schema }, schemas)({ kind: 'x', woof: 'x' })).toEqual(
      checkOf({ anyOf: schema.oneOf, oneOf: schema.oneOf }, schemas)({ kind: 'x', woof: 'x' }),
    )
  })

  it('a discriminator is ignored if the value that selects an alternative is not allowed by that alternative', () => {
    const Cat = { ...kind('meow'), allOf: [{ properties: { kind: { enum: ['feline', 'tom'] } } }] }
    const check = checkOf({ ...both, ...by() }, { ...schemas, Cat })
    expect(check({ kind: 'tom', meow: 'x' })).toBeNull()
    const numbered = { type: 'object', properties: { kind: { type: 'integer' } } }
    expect(checkOf({ ...both, ...by() }, { ...schemas, Cat: numbered })({ kind: 1 })).toBeNull()
  })
})

describe('a base schema with a discriminator', () => {
  const named = {
    Pet: { ...kind(), ...by({ cat: '#/components/schemas/Cat' }) },
    Cat: { allOf: [to('Pet'), { required: ['meow'] }] },
    Kitten: { allOf: [to('Cat')] },
    Dog: { allOf: [to('Pet')] },
  }

  it('a base schema accepts the discriminator values of all schemas that extend it, and its own', () => {
    const check = checkOf(to('Pet'), named)
    const valid = ['cat', 'Cat', 'Kitten', 'Dog', 'Pet'].filter((name) => !check({ kind: name }))
    expect(valid).toEqual(['cat', 'Cat', 'Kitten', 'Dog', 'Pet'])
  })

  it('a discriminator value that names no schema is rejected by the base schema and by its extensions', () => {
    expect(checkOf(to('Pet'), named)({ kind: 'lynx' })).toMatchObject([{ path: '/kind' }])
    expect(checkOf(to('Cat'), named)({ kind: 'lynx', meow: 'x' })).toContainEqual({
      path: '/kind',
      reason: 'must be one of "cat", "Cat", "Kitten"',
    })
  })

  it('an extension of a base schema accepts its own discriminator values and those of its descendants', () => {
    const check = checkOf(to('Cat'), named)
    const valid = ['cat', 'Cat', 'Kitten', 'Dog', 'Pet'].filter(
      (name) => !check({ kind: name, meow: 'x' }),
    )
    expect(valid).toEqual(['cat', 'Cat', 'Kitten'])
  })

  it('the discriminator of a base schema is ignored if an extension does not allow its own discriminator value', () => {
    const Dog = { allOf: [to('Pet'), { properties: { kind: { const: 'hound' } } }] }
    expect(checkOf(to('Pet'), { ...named, Dog })({ kind: 'lynx' })).toBeNull()
  })

  it('the discriminator of a base schema without extensions is ignored', () => {
    expect(checkOf(to('Pet'), { Pet: { ...kind(), ...by() } })({ kind: 'lynx' })).toBeNull()
  })
})
