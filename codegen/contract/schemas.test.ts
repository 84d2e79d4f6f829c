import { describe, expect, it } from 'vitest'
import { checkOf, contractOf } from '../testing/contractOf.ts'
import { ContractError } from './contractError.ts'
import { createSchemaLibrary, referenceTo } from './schemas.ts'

describe('the library of schemas', () => {
  it('keeps equal schemas once', () => {
    const library = createSchemaLibrary(contractOf({}))
    const one = library.add({ type: 'string', description: 'a name' }, 'one')
    const other = library.add({ type: 'string', description: 'another text' }, 'other')
    expect([one, other]).toEqual(['one', 'one'])
  })

  it('never mixes up different schemas that would have the same name', () => {
    const library = createSchemaLibrary(contractOf({}, { Id: { type: 'string' } }))
    const names = [
      library.add({ $ref: '#/components/schemas/Id' }, 'x'),
      library.add({ type: 'integer' }, 'Id'),
    ]
    expect(names).toEqual(['Id', 'Id.2'])
    expect(library.document.$defs).toEqual({ Id: { type: 'string' }, 'Id.2': { type: 'integer' } })
  })

  it('takes in a schema that refers to itself', () => {
    const node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } }
    const check = checkOf({ $ref: '#/components/schemas/Node' }, { Node: node })
    expect(check({ next: { next: {} } })).toBeNull()
    expect(check({ next: { next: 1 } })).toEqual([
      { path: '/next/next', reason: 'must be of type object' },
    ])
  })

  it('keeps what stands beside a reference, in schemas that are called by name too', () => {
    const schemas = {
      Name: { type: 'string' },
      Short: { $ref: '#/components/schemas/Name', maxLength: 2 },
    }
    const check = checkOf({ $ref: '#/components/schemas/Short' }, schemas)
    expect(check('ab')).toBeNull()
    expect(check('abc')).toEqual([{ path: '', reason: 'must have at most 2 characters' }])
  })

  it('takes in names that a pointer must escape', () => {
    const schemas = { 'a/b~c d': { type: 'integer' } }
    const check = checkOf(
      { type: 'array', items: { $ref: '#/components/schemas/a~1b~0c d' } },
      schemas,
    )
    expect(check([1])).toBeNull()
    expect(check(['1'])).not.toBeNull()
    expect(referenceTo('a/b')).toBe('#/$defs/a~1b')
  })

  it('does not take a property that is called like a keyword for the keyword', () => {
    const check = checkOf({
      type: 'object',
      properties: { description: { type: 'string' }, items: { type: 'integer' }, oneOf: true },
    })
    expect(check({ description: 1, items: 'x', oneOf: [] })).toHaveLength(2)
  })

  it('says which schema cannot be used, and why', () => {
    const check = checkOf({ type: 'string', pattern: '(' })
    expect(() => check('x')).toThrow(ContractError)
    expect(() => check('x')).toThrow(/The schema tested can't be used: Invalid regular expression/)
  })
})

describe('a choice of schemas that a constant tells apart', () => {
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

  it('takes what fits the one that is meant', () => {
    expect(check({ success: true, value: 1 })).toBeNull()
    expect(check({ success: false, code: 'NO' })).toBeNull()
  })

  it('names only what is wrong with the one that is meant', () => {
    expect(check({ success: true, value: 'x' })).toEqual([
      { path: '/value', reason: 'must be of type integer' },
    ])
    expect(check({ success: false, code: 'NO', value: 1 })).toEqual([
      { path: '/value', reason: 'is not known here' },
    ])
  })

  it('asks for the constant when it is missing or another', () => {
    expect(check({ value: 1 })).toEqual([{ path: '/success', reason: 'must be present' }])
    expect(check({ success: 'yes' })).toEqual([
      { path: '/success', reason: 'must be one of true, false' },
    ])
    expect(check(1)).toEqual([{ path: '', reason: 'must be of type object' }])
  })

  it('is judged as it stands when no constant tells its schemas apart', () => {
    const either = checkOf({ oneOf: [{ type: 'integer' }, { type: 'number', minimum: 10 }] })
    expect(either(1)).toBeNull()
    expect(either(10)).toEqual([{ path: '', reason: 'fits more than one of the shapes' }])
    expect(either('x')).toContainEqual({ path: '', reason: 'fits none of the shapes' })
  })
})
