import { describe, expect, it } from 'vitest'
import { attackTexts, probeTexts } from './attackTexts.ts'

describe('attackTexts', () => {
  const pump = { prefix: '', pump: 'a', bias: 0 }
  const attack = { pumps: [pump], suffix: '!', base: 54_773, string: '', pattern: '' }

  it('attack texts are shortened to lengths that a field accepts, longest first', () => {
    const texts = attackTexts(attack)
    expect(texts[0]).toBe(`${'a'.repeat(255)}!`)
    expect(texts.map(({ length }) => length)).toEqual([256, 65, 33, 17])
  })

  it('attackTexts repeats each pump of an attack that was found by the library recheck', () => {
    const pumps = [pump, { prefix: '-', pump: 'bc', bias: 2 }]
    expect(attackTexts({ ...attack, pumps })[3]).toBe(`${'a'.repeat(16)}-${'bc'.repeat(16)}!`)
  })

  it('attackTexts returns no texts when the fixed part of an attack is too long', () => {
    expect(attackTexts({ ...attack, suffix: '!'.repeat(300) })).toEqual([])
  })
})

describe('probeTexts', () => {
  it('probe texts repeat the characters of the pattern', () => {
    expect(probeTexts('^(王+)+$')).toContain(`${'王'.repeat(32)}!`)
  })
})
