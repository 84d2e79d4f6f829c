import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import type { Schema } from './contract.ts'
import { createGate } from './gate.ts'
import { createSchemaLibrary } from './schemas.ts'

/** Violations of a schema by a value parsed from JSON, each as path and reason. */
function complaints(schema: Schema, json: string): string[] {
  const library = createSchemaLibrary(contractOf({}))
  const name = library.add(schema, 'tested')
  const violations = createGate(library).check(name, JSON.parse(json)) ?? []
  return violations.map(({ path, reason }) => `${path} ${reason}`)
}

const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

describe.each(names)('a property %s', (name) => {
  const properties = Object.fromEntries([[name, { type: 'integer' }]])
  const good = `{ "${name}": 1 }`

  it('an optional property whose name Object.prototype defines may be absent', () => {
    expect(complaints({ properties }, '{}')).toEqual([])
  })

  it('a required property whose name Object.prototype defines is reported when it is absent', () => {
    const schema = { required: ['id', name], properties }
    expect(complaints(schema, '{ "id": 1 }')).toEqual([`/${name} must be present`])
    expect(complaints(schema, `{ "id": 1, "${name}": 2 }`)).toEqual([])
    expect(complaints(schema, '5')).toEqual([])
  })

  it('a property whose name Object.prototype defines is checked against its schema', () => {
    expect(complaints({ properties }, `{ "${name}": "x" }`)).toEqual([
      `/${name} must be of type integer`,
    ])
  })

  it.each(['additionalProperties', 'unevaluatedProperties'])(
    'a declared property with an inherited name is accepted by %s',
    (keyword) => {
      expect(complaints({ properties, [keyword]: false }, good)).toEqual([])
      expect(complaints({ [keyword]: false }, good)).toEqual([`/${name} is not known here`])
    },
  )

  it('patternProperties apply to a property whose name Object.prototype defines', () => {
    const schema = { properties, patternProperties: { '^.': { minimum: 3 } } }
    expect(complaints(schema, good)).toEqual([`/${name} must be at least 3`])
  })
})
