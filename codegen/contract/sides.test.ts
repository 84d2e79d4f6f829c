import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import type { Schema } from './contract.ts'
import { createGate } from './gate.ts'
import { createSchemaLibrary } from './schemas.ts'
import type { Side } from './sides.ts'

/** Violations of a schema by a value that is sent as a request or as a response. */
function judge(
  side: Side,
  schema: Schema,
  value: unknown,
  { openapi = '3.1.0', schemas = {} } = {},
) {
  const contract = { ...contractOf({}, schemas), openapi }
  const library = createSchemaLibrary(contract)
  const name = library.add(schema, 'tested', side)
  return createGate(library).check(name, value)
}

const user = {
  type: 'object',
  required: ['id', 'name', 'password'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    password: { type: 'string', writeOnly: true },
  },
}
const missingProperty = (name: string) => [{ path: `/${name}`, reason: 'must be present' }]

describe('properties of a request', () => {
  const sent = { name: 'Ana', password: 'x' }

  it('a request may omit a readOnly property even if it is required', () => {
    expect(judge('request', user, sent)).toBeNull()
    expect(judge('request', user, { id: 'x', ...sent })).not.toBeNull()
    expect(judge('request', user, { name: 'Ana' })).toEqual(missingProperty('password'))
  })

  it('a request may omit a required readOnly property of list items that are defined by reference', () => {
    const schemas = {
      User: user,
      Users: { type: 'array', items: { $ref: '#/components/schemas/User' } },
    }
    expect(judge('request', { $ref: '#/components/schemas/Users' }, [sent], { schemas })).toBeNull()
    expect(judge('response', { $ref: '#/components/schemas/Users' }, [sent], { schemas })).toEqual([
      { path: '/0/id', reason: 'must be present' },
    ])
  })

  it('a request may omit a readOnly property that another part of the same allOf requires', () => {
    const { required, ...described } = user
    const schemas = { Described: described }
    const schema = { allOf: [{ $ref: '#/components/schemas/Described' }, { required }] }
    expect(judge('request', schema, sent, { schemas })).toBeNull()
    expect(judge('response', schema, sent, { schemas })).toEqual(missingProperty('id'))
  })

  it('a request may omit a required property whose schema is a reference to a readOnly schema', () => {
    const schemas = { Id: { type: 'integer', readOnly: true } }
    const schema = {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: '#/components/schemas/Id' } },
    }
    expect(judge('request', schema, {}, { schemas })).toBeNull()
  })

  it('a request must contain a required property with the name of a readOnly property of an outer object', () => {
    const owner = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }
    const schema = { ...user, properties: { ...user.properties, owner } }
    const missing = { ...sent, owner: {} }
    expect(judge('request', schema, missing)).toEqual([
      { path: '/owner/id', reason: 'must be present' },
    ])
  })
})

describe('properties of a response', () => {
  const answered = { id: 1, name: 'Ana' }

  it('a response may omit a writeOnly property in OpenAPI 3.0', () => {
    expect(judge('response', user, answered, { openapi: '3.0.3' })).toBeNull()
    expect(judge('response', user, { name: 'Ana' }, { openapi: '3.0.3' })).toEqual(
      missingProperty('id'),
    )
  })

  it('a response must have a required writeOnly property in OpenAPI 3.1', () => {
    expect(judge('response', user, answered)).toEqual(missingProperty('password'))
  })

  it('a recursive schema is checked for requests and responses by different rules at every level', () => {
    const Node = {
      ...user,
      properties: { ...user.properties, next: { $ref: '#/components/schemas/Node' } },
    }
    const reference = { $ref: '#/components/schemas/Node' }
    const next = { name: 'Bruno', password: 'y' }
    const value = { name: 'Ana', password: 'x', next }
    expect(judge('request', reference, value, { schemas: { Node } })).toBeNull()
    expect(judge('response', reference, { id: 1, ...value }, { schemas: { Node } })).toEqual([
      { path: '/next/id', reason: 'must be present' },
    ])
  })
})
