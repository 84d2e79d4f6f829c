import { describe, expect, it } from 'vitest'
import { schemaChanges } from '../testing/changesOf.ts'

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const whole = { type: 'integer' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('schemas that refer to one another', () => {
  const node = (value: object) => ({
    Node: object({ value, next: ref('Node'), children: { type: 'array', items: ref('Node') } }),
  })

  it('come to an end, and tell each change once at the shortest place', () => {
    const { request, response } = schemaChanges(
      [ref('Node'), ref('Node')],
      [node(text), node(whole)],
    )
    expect(request).toEqual(['breaking /value: is now integer, was string'])
    expect(response).toEqual(request)
  })

  it('come to an end where they take in one another', () => {
    const schemas = (value: object) => ({
      Base: object({ child: ref('Base'), value }),
      Whole: { allOf: [ref('Base'), object({ child: ref('Whole') })] },
    })
    const { response } = schemaChanges(
      [ref('Whole'), ref('Whole')],
      [schemas(text), schemas(whole)],
    )
    expect(response).toContain('breaking /value: is now integer, was string')
  })

  it('are the same when only their name is another', () => {
    const { response } = schemaChanges([ref('Old'), ref('New')], [{ Old: text }, { New: text }])
    expect(response).toEqual([])
  })

  it('are compared where a schema of its own became a reference', () => {
    const { response } = schemaChanges([object({ a: text }), ref('A')], [{}, { A: object({}) }])
    expect(response).toEqual(['breaking /a: is gone; it was optional'])
  })
})
