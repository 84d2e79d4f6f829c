import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { toXml } from './xml.ts'

const text = { type: 'string' }
const Pet = {
  type: 'object',
  properties: {
    id: { type: 'integer', xml: { attribute: true } },
    name: { ...text, xml: { name: 'called' } },
    tags: { type: 'array', items: { ...text, xml: { name: 'tag' } }, xml: { wrapped: true } },
    photos: { type: 'array', items: text },
    owner: { allOf: [{ $ref: '#/components/schemas/Owner' }] },
  },
}
const Owner = {
  type: 'object',
  xml: { prefix: 'o', namespace: 'urn:o' },
  properties: { name: text },
}
const contract = contractOf({}, { Pet, Owner })
const xmlOf = (schema: unknown, value: unknown) =>
  toXml(contract, schema, value).replace('<?xml version="1.0" encoding="UTF-8"?>\n', '')

describe('XML documents of sampled values', () => {
  const reference = { $ref: '#/components/schemas/Pet' }

  it.each([
    [
      'attributes and names from the schema',
      { id: 7, name: 'Rex' },
      '<Pet id="7"><called>Rex</called></Pet>',
    ],
    ['wrapped lists', { tags: ['a', 'b'] }, '<Pet><tags><tag>a</tag><tag>b</tag></tags></Pet>'],
    ['bare lists', { photos: ['a', 'b'] }, '<Pet><photos>a</photos><photos>b</photos></Pet>'],
    [
      'prefixes',
      { owner: { name: 'Ana' } },
      '<Pet><o:owner xmlns:o="urn:o"><name>Ana</name></o:owner></Pet>',
    ],
    [
      'escaped text',
      { name: '<a & "b">' },
      '<Pet><called>&lt;a &amp; &quot;b&quot;&gt;</called></Pet>',
    ],
  ])('an XML document has %s', (_, value, xml) => {
    expect(xmlOf(reference, value)).toBe(xml)
  })

  it('an XML document of a list has one root element', () => {
    expect(xmlOf({ type: 'array', items: reference }, [{ id: 1 }, { id: 2 }])).toBe(
      '<root><root id="1"></root><root id="2"></root></root>',
    )
  })

  it('XML elements have valid names', () => {
    expect(xmlOf({ type: 'object' }, { '1 a': 1 })).toBe('<root><_1_a>1</_1_a></root>')
  })
})
