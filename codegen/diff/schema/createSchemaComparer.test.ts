import { describe, expect, it } from 'vitest'
import { schemaChanges } from '../testing/changesOf.ts'

const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const integer = { type: 'integer' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('comparing recursive and referenced schemas', () => {
  const node = (value: object) => ({
    Node: object({ value, next: ref('Node'), children: { type: 'array', items: ref('Node') } }),
  })

  it('the comparison of recursive schemas ends, and reports each change once, at its shortest path', () => {
    const { request, response } = schemaChanges(
      [ref('Node'), ref('Node')],
      [node(text), node(integer)],
    )
    expect(request).toEqual(['breaking /value: is now integer, was string'])
    expect(response).toEqual(request)
  })

  it('the comparison of schemas that include each other ends', () => {
    const schemas = (value: object) => ({
      Base: object({ child: ref('Base'), value }),
      Whole: { allOf: [ref('Base'), object({ child: ref('Whole') })] },
    })
    const { response } = schemaChanges(
      [ref('Whole'), ref('Whole')],
      [schemas(text), schemas(integer)],
    )
    expect(response).toContain('breaking /value: is now integer, was string')
  })

  it('a renamed schema causes no change', () => {
    const { response } = schemaChanges([ref('Old'), ref('New')], [{ Old: text }, { New: text }])
    expect(response).toEqual([])
  })

  it('an inline schema is compared with the component that replaces it', () => {
    const { response } = schemaChanges([object({ a: text }), ref('A')], [{}, { A: object({}) }])
    expect(response).toEqual(['breaking /a: is gone; it was optional'])
  })
})
