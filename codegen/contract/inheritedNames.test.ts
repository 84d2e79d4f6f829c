import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import type { Schema } from './contract.ts'
import { createGate } from './gate.ts'
import { createSchemaLibrary } from './schemas.ts'

/** What the gate has against a value that came as JSON. */
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

  it('may be left out, as every object has one that is not its own', () => {
    expect(complaints({ properties }, '{}')).toEqual([])
  })

  it('is missed where it is required', () => {
    const schema = { required: ['id', name], properties }
    expect(complaints(schema, '{ "id": 1 }')).toEqual([`/${name} must be present`])
    expect(complaints(schema, `{ "id": 1, "${name}": 2 }`)).toEqual([])
    expect(complaints(schema, '5')).toEqual([])
  })

  it('is judged', () => {
    expect(complaints({ properties }, `{ "${name}": "x" }`)).toEqual([
      `/${name} must be of type integer`,
    ])
  })

  it.each(['additionalProperties', 'unevaluatedProperties'])('is known to %s', (keyword) => {
    expect(complaints({ properties, [keyword]: false }, good)).toEqual([])
    expect(complaints({ [keyword]: false }, good)).toEqual([`/${name} is not known here`])
  })

  it('keeps what patterns of names ask for beside it', () => {
    const schema = { properties, patternProperties: { '^.': { minimum: 3 } } }
    expect(complaints(schema, good)).toEqual([`/${name} must be at least 3`])
  })
})
