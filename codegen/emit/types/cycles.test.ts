import { describe, expect, it } from 'vitest'
import { contractOf } from '../../testing/contractOf.ts'
import { type Claims, typeErrorsOf } from '../../testing/typeClaims.ts'

const schemas = (components: Record<string, unknown>, ...claims: string[]): Claims => ({
  contract: contractOf({}, components),
  claims,
})

const text = { type: 'string' }
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const cases = {
  'through properties, further properties and lists of objects': schemas(
    {
      Node: {
        type: 'object',
        required: ['children'],
        properties: {
          parent: to('Node'),
          children: { type: 'array', items: to('Node') },
          byName: { type: 'object', additionalProperties: to('Node') },
        },
      },
    },
    "Same<S['Node']['children'][0], S['Node']>",
    "Same<S['Node']['parent'], S['Node'] | undefined>",
    "Same<NonNullable<S['Node']['byName']>['x'], S['Node']>",
  ),
  'through lists alone': schemas(
    {
      List: { type: 'array', items: to('List') },
      Json: {
        oneOf: [
          { type: ['string', 'number', 'boolean', 'null'] },
          { type: 'array', items: to('Json') },
          { type: 'object', additionalProperties: to('Json') },
        ],
      },
      Pair: { type: ['array', 'null'], prefixItems: [text, to('Pair')], items: false, minItems: 2 },
      One: { type: 'array', items: to('Other') },
      Other: { anyOf: [text, to('One')] },
    },
    "Same<S['List'][0], S['List']>",
    "Fits<{ a: [1, ['x', { b: null }]] }, S['Json']>",
    "Differs<{ a: [undefined] }, S['Json']>",
    "Fits<['a', ['b', null]], S['Pair']>",
    "Differs<['a', 1], S['Pair']>",
    "Fits<['a', ['b', []]], S['One']>",
    "Differs<['a', [1]], S['One']>",
  ),
  'a base that lists its kinds, each of which extends it': schemas(
    {
      Cat: { allOf: [to('Pet'), { required: ['meow'], properties: { meow: text } }] },
      Pet: {
        type: 'object',
        required: ['id'],
        properties: { id: text },
        oneOf: [to('Cat'), to('Dog')],
      },
      Dog: { allOf: [to('Pet'), { required: ['woof'], properties: { woof: text } }] },
    },
    "Same<S['Cat'], { id: string; meow: string }>",
    "Same<S['Dog'], { id: string; woof: string }>",
    "Match<S['Pet'], S['Cat'] | S['Dog']>",
  ),
  'schemas that only refer to themselves': schemas(
    {
      Self: to('Self'),
      One: to('Other'),
      Other: { allOf: [to('One')] },
      Choice: { oneOf: [text, to('Choice')] },
      First: { allOf: [to('Second'), { properties: { a: text } }] },
      Second: { allOf: [to('First'), { properties: { b: text } }] },
    },
    "Same<S['Self'], unknown>",
    "Same<S['One'], unknown>",
    "Same<S['Choice'], unknown>",
    "Same<S['First'], { a?: string }>",
    "Same<S['Second'], { a?: string; b?: string }>",
  ),
  'required names of a schema that contains itself': schemas(
    {
      Node: {
        allOf: [to('Base'), { required: ['next'] }],
      },
      Base: { type: 'object', properties: { next: to('Node'), all: { items: to('Node') } } },
    },
    "Same<S['Node']['next'], S['Node']>",
  ),
}

describe('types of recursive schemas', async () => {
  const complaints = await typeErrorsOf(cases)
  it.each(Object.keys(cases))('types of a recursive schema: %s', (name) => {
    expect(complaints.get(name)).toEqual([])
  })
})
