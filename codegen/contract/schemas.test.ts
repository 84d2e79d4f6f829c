import { describe, expect, it } from 'vitest'
import { checkOf, contractOf } from '../testing/contractOf.ts'
import { ContractError } from './contractError.ts'
import { createSchemaLibrary, referenceTo } from './schemas.ts'

describe('the schema library', () => {
  it('the schema library stores schemas once if they differ only in their description', () => {
    const library = createSchemaLibrary(contractOf({}))
    const one = library.add({ type: 'string', description: 'a name' }, 'one')
    const other = library.add({ type: 'string', description: 'another text' }, 'other')
    expect([one, other]).toEqual(['one', 'one'])
  })

  it('different schemas with the same name get different names in the schema library', () => {
    const library = createSchemaLibrary(contractOf({}, { Id: { type: 'string' } }))
    const names = [
      library.add({ $ref: '#/components/schemas/Id' }, 'x'),
      library.add({ type: 'integer' }, 'Id'),
    ]
    expect(names).toEqual(['Id', 'Id.2'])
    expect(library.document.$defs).toEqual({ Id: { type: 'string' }, 'Id.2': { type: 'integer' } })
  })

  it('a recursive schema validates values of any depth', () => {
    const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } }
    const check = checkOf({ $ref: '#/components/schemas/Node' }, { Node: node })
    expect(check({ next: { next: {} } })).toBeNull()
    expect(check({ next: { next: 1 } })).toEqual([
      { path: '/next/next', reason: 'must be of type object' },
    ])
  })

  it('keywords beside a $ref apply, both inline and in a named schema', () => {
    const schemas = {
      Name: { type: 'string' },
      Short: { $ref: '#/components/schemas/Name', maxLength: 2 },
    }
    const check = checkOf({ $ref: '#/components/schemas/Short' }, schemas)
    expect(check('ab')).toBeNull()
    expect(check('abc')).toEqual([{ path: '', reason: 'must have at most 2 characters' }])
  })

  it('a reference to a schema whose name must be escaped in a pointer is resolved', () => {
    const schemas = { 'a/b~c d': { type: 'integer' } }
    const check = checkOf(
      { type: 'array', items: { $ref: '#/components/schemas/a~1b~0c d' } },
      schemas,
    )
    expect(check([1])).toBeNull()
    expect(check(['1'])).not.toBeNull()
    expect(referenceTo('a/b')).toBe('#/$defs/a~1b')
  })

  it('a property named like a keyword of JSON Schema is not treated as a keyword', () => {
    const check = checkOf({
      type: 'object',
      properties: { description: { type: 'string' }, items: { type: 'integer' }, oneOf: true },
    })
    expect(check({ description: 1, items: 'x', oneOf: [] })).toHaveLength(2)
  })

  it('a schema that cannot be compiled is rejected with its name and the reason', () => {
    const check = checkOf({ type: 'string', pattern: '(' })
    expect(() => check('x')).toThrow(ContractError)
    expect(() => check('x')).toThrow(/The schema tested can't be used: Invalid regular expression/)
  })
})

describe('oneOf with a constant that distinguishes the branches', () => {
  const done = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value: { type: 'integer' } },
  }
  const refused = {
    type: 'object',
    required: ['success', 'code'],
    additionalProperties: false,
    properties: { success: { enum: [false] }, code: { type: 'string' } },
  }
  const check = checkOf(
    { oneOf: [done, { $ref: '#/components/schemas/Refused' }] },
    { Refused: refused },
  )

  it('a value is accepted if it matches the branch that its constant selects', () => {
    expect(check({ success: true, value: 1 })).toBeNull()
    expect(check({ success: false, code: 'NO' })).toBeNull()
  })

  it('the constant of a value limits the reported problems to those of the selected branch', () => {
    expect(check({ success: true, value: 'x' })).toEqual([
      { path: '/value', reason: 'must be of type integer' },
    ])
    expect(check({ success: false, code: 'NO', value: 1 })).toEqual([
      { path: '/value', reason: 'is not known here' },
    ])
  })

  it('only the distinguishing property is reported if a value lacks this property or has an unknown constant in it', () => {
    expect(check({ value: 1 })).toEqual([{ path: '/success', reason: 'must be present' }])
    expect(check({ success: 'yes' })).toEqual([
      { path: '/success', reason: 'must be one of true, false' },
    ])
    expect(check(1)).toEqual([{ path: '', reason: 'must be of type object' }])
  })

  it('oneOf without a distinguishing constant is checked as JSON Schema defines', () => {
    const either = checkOf({ oneOf: [{ type: 'integer' }, { type: 'number', minimum: 10 }] })
    expect(either(1)).toBeNull()
    expect(either(10)).toEqual([{ path: '', reason: 'fits more than one of the shapes' }])
    expect(either('x')).toContainEqual({ path: '', reason: 'fits none of the shapes' })
  })
})
