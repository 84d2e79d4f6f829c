import { describe, expect, it } from 'vitest'
import { contractOf } from '../../tests/support/contractOf.ts'
import { UnrollError, unroll } from './unroll.ts'

const rich = { optionalDepth: 4, spareItems: 2 }
const bare = { optionalDepth: 0, spareItems: 1 }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }

function unrolled(schemas: Record<string, unknown>, limits = rich) {
  return unroll(contractOf({}, schemas), ref('Root'), limits)
}

describe('an unrolled schema', () => {
  it('holds what its references stand for', () => {
    const Root = { type: 'object', required: ['a'], properties: { a: ref('A') } }
    expect(unrolled({ Root, A: ref('B'), B: text })).toEqual({ ...Root, properties: { a: text } })
  })

  it('keeps what stands beside a reference', () => {
    expect(unrolled({ Root: { ...ref('A'), maxLength: 3 }, A: text })).toEqual({
      type: 'string',
      maxLength: 3,
    })
  })

  it('leaves out an optional property that leads back', () => {
    const Root = { type: 'object', properties: { name: text, parent: ref('Root') } }
    expect(unrolled({ Root })).toEqual({ type: 'object', properties: { name: text } })
  })

  it('empties a list that leads back', () => {
    const Root = {
      type: 'object',
      required: ['children'],
      properties: { children: { type: 'array', items: ref('Root') } },
    }
    expect(unrolled({ Root })).toMatchObject({ properties: { children: { maxItems: 0 } } })
  })

  it('takes another branch where one leads back', () => {
    const Root = { oneOf: [{ type: 'array', minItems: 1, items: ref('Root') }, text] }
    expect(unrolled({ Root })).toEqual({ oneOf: [text] })
  })

  it('closes an object whose further properties lead back', () => {
    const Root = { type: 'object', additionalProperties: ref('Root') }
    expect(unrolled({ Root })).toEqual({ type: 'object', additionalProperties: false })
  })

  it('follows the same reference again on another way', () => {
    const Root = { type: 'object', required: ['a', 'b'], properties: { a: ref('A'), b: ref('A') } }
    expect(unrolled({ Root, A: text })).toMatchObject({ properties: { a: text, b: text } })
  })

  it('keeps lists short, but never shorter than they must be', () => {
    const list = (bounds: object) => ({ type: 'array', items: text, ...bounds })
    expect(unrolled({ Root: list({}) })).toMatchObject({ minItems: 1, maxItems: 2 })
    expect(unrolled({ Root: list({ minItems: 5 }) })).toMatchObject({ minItems: 5, maxItems: 7 })
    expect(unrolled({ Root: list({ maxItems: 1 }) })).toMatchObject({ minItems: 1, maxItems: 1 })
    expect(unrolled({ Root: list({ maxItems: 0 }) })).toMatchObject({ minItems: 0, maxItems: 0 })
  })

  it('has no optional properties when none are asked for', () => {
    const Root = { type: 'object', required: ['a'], properties: { a: text, b: text } }
    expect(unrolled({ Root }, bare)).toMatchObject({ properties: { a: text } })
    expect(unrolled({ Root }, bare)).not.toHaveProperty('properties.b')
  })

  it('cannot be made where recursion has no end', () => {
    const Root = { type: 'object', required: ['next'], properties: { next: ref('Root') } }
    expect(() => unrolled({ Root })).toThrow(UnrollError)
  })

  it('cannot be made of a contract that refers to a schema it lacks', () => {
    expect(() => unrolled({ Root: ref('Gone') })).toThrow('#/components/schemas/Gone leads nowhere')
  })

  it('is given up before it grows beyond all use', () => {
    const level = (next: string) => ({
      type: 'object',
      required: ['a', 'b', 'c', 'd'],
      properties: Object.fromEntries([...'abcd'].map((name) => [name, ref(next)])),
    })
    const names = ['Root', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7']
    const levels = names.map((name, index) => [name, level(names[index + 1] ?? 'Leaf')])
    expect(() => unrolled({ ...Object.fromEntries(levels), Leaf: text })).toThrow('too large')
  })
})
