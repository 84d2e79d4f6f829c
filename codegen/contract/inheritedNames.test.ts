import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import type { Schema } from './contract.ts'
import { createGate } from './gate.ts'
import { createSchemaLibrary } from './schemas.ts'

/** Parses JSON and checks the value against a schema. Returns each violation as path and reason. */
function complaints(schema: Schema, json: string): string[] {
  const library = createSchemaLibrary(contractOf({}))
  const name = library.add(schema, 'tested')
  const violations = createGate(library).check(name, JSON.parse(json)) ?? []
  return violations.map(({ path, reason }) => `${path} ${reason}`)
}

const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

describe.each(names)('a property named %s', (name) => {
  const properties = Object.fromEntries([[name, { type: 'integer' }]])
  const good = `{ "${name}": 1 }`

  it('an optional property may be absent even if Object.prototype has a member of the same name', () => {
    expect(complaints({ properties }, '{}')).toEqual([])
  })

  it('an absent required property is reported even if Object.prototype has a member of the same name', () => {
    const schema = { required: ['id', name], properties }
    expect(complaints(schema, '{ "id": 1 }')).toEqual([`/${name} must be present`])
    expect(complaints(schema, `{ "id": 1, "${name}": 2 }`)).toEqual([])
    expect(complaints(schema, '5')).toEqual([])
  })

  it('a property is checked against its schema even if Object.prototype has a member of the same name', () => {
    expect(complaints({ properties }, `{ "${name}": "x" }`)).toEqual([
      `/${name} must be of type integer`,
    ])
  })

  it.each(['additionalProperties', 'unevaluatedProperties'])(
    '%s with the value false accepts only declared properties, even if Object.prototype has a member of the same name',
    (keyword) => {
      expect(complaints({ properties, [keyword]: false }, good)).toEqual([])
      expect(complaints({ [keyword]: false }, good)).toEqual([`/${name} is not known here`])
    },
  )

  it('patternProperties apply to a property even if Object.prototype has a member of the same name', () => {
    const schema = { properties, patternProperties: { '^.': { minimum: 3 } } }
    expect(complaints(schema, good)).toEqual([`/${name} must be at least 3`])
  })
})
