import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countGraphemes, normalizeText } from '../../../../src/lib/text.ts'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { passwordShapeOf, shapeOf } from './textShape.ts'

const texts = fc
  .oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc.string({ maxLength: 20, unit: 'binary' }),
  )
  .map(normalizeText)

const representatives = new Set('aA1٣中가あกກកကاאअঅஅЯяΩωÁáა½€😀±·\u00A0')
const asciiMarks = /^[ -/:-@[-`{-~]$/

describe('shape of a text', () => {
  it.each([
    ['marina.araujo92@example.com', 'aaaaaa.aaaaaa11@aaaaaaa.aaa'],
    ['Marina Araújo', 'Aaaaaa Aaaáaa'],
    ['11987654321', '11111111111'],
    ['王小明88', '中中中11'],
    ['น้ำผึ้ง', 'กกก'],
    ['João 👩‍👩‍👧 №7', 'Aaáa 😀 😀1'],
  ])('the shape of %s is %s', (text, shape) => {
    expect(shapeOf(text)).toBe(shape)
  })

  it('a shape consists of representatives and punctuation and is as long as its text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shape = shapeOf(text)
        for (const character of shape) {
          expect(representatives.has(character) || asciiMarks.test(character)).toBe(true)
        }
        expect(countGraphemes(shape)).toBe(countGraphemes(text))
      }),
      { seed: 20261121, numRuns: propertyRuns(2000) },
    )
  })

  it('texts with the same kinds of characters have the same shape', () => {
    const lower = fc.string({ unit: fc.constantFrom(...'bcdefghz'), minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(lower, fc.integer({ min: 10, max: 99 }), (letters, number) => {
        expect(shapeOf(`${letters}-${number}`)).toBe('aaaaa-11')
      }),
    )
  })
})

describe('shape of a password', () => {
  it.each([
    ['Gavea#2026!', 'Aaaaa1111!!'],
    ['!2#0 2vG6ae', 'Aaaa1111!!!'],
    ['correct horse battery staple 1 X', `A${'a'.repeat(21)}1!`],
  ])(
    'the password shape of %s is %s: its kinds of characters, without order and symbols',
    (text, shape) => {
      expect(passwordShapeOf(text)).toBe(shape)
    },
  )

  it('a password shape has at most 24 characters of four kinds in a fixed order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shape = passwordShapeOf(text)
        expect(shape).toMatch(/^A*a*1*!*$/)
        expect(shape.length).toBe(Math.min(24, countGraphemes(text)))
      }),
      { seed: 20261121, numRuns: propertyRuns(2000) },
    )
  })
})
