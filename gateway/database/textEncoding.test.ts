import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from '../../platform/domain/base/storage/compare.ts'
import { awkwardTexts } from '../../platform/domain/base/storage/testing/suiteCollections.ts'
import { decodeText, encodeText } from './textEncoding.ts'

/** Arbitrary UTF-16 code units, among them many escaped units and escape characters. */
const unit = fc.oneof(
  fc.constantFrom(0, 1, 2, 0x100, 0x8ff, 0xd7fe, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000),
  fc.nat(0xffff),
)
const anyText = fc.oneof(
  fc.array(unit).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(...awkwardTexts),
)

describe('text encoding', () => {
  it('decoding an encoded text returns the original text', () => {
    fc.assert(fc.property(anyText, (text) => decodeText(encodeText(text)) === text))
  })

  it('an encoded text contains no U+0000 and no lone surrogate', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const encoded = encodeText(text)
        return encoded.isWellFormed() && !encoded.includes('\0')
      }),
    )
  })

  it('the byte order of encoded texts equals the order in which the store sorts texts', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const [left, right] = [one, other].map((text) => Buffer.from(encodeText(text)))
        const inBytes = Buffer.compare(left ?? Buffer.of(), right ?? Buffer.of())
        return inBytes === Math.sign(compareTexts(one, other))
      }),
    )
  })

  it.each(['', 'Ana', 'São João 💶', 'line\nline\t', '\ue000\uffff', '中文'])(
    'the ordinary text %j is stored unchanged',
    (text) => {
      expect(encodeText(text)).toBe(text)
    },
  )
})
