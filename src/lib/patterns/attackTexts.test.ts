import { describe, expect, it } from 'vitest'
import { attackTexts, probeTexts } from './attackTexts.ts'

describe('attackTexts', () => {
  const pump = { prefix: '', pump: 'a', bias: 0 }
  const attack = { pumps: [pump], suffix: '!', base: 54_773, string: '', pattern: '' }

  it('cuts an attack down to what a field may hold, the worst first', () => {
    const texts = attackTexts(attack)
    expect(texts[0]).toBe(`${'a'.repeat(255)}!`)
    expect(texts.map(({ length }) => length)).toEqual([256, 65, 33, 17])
  })

  it('repeats every part of an attack that has several', () => {
    const pumps = [pump, { prefix: '-', pump: 'bc', bias: 2 }]
    expect(attackTexts({ ...attack, pumps })[3]).toBe(`${'a'.repeat(16)}-${'bc'.repeat(16)}!`)
  })

  it('has none for an attack that is too long in itself', () => {
    expect(attackTexts({ ...attack, suffix: '!'.repeat(300) })).toEqual([])
  })
})

describe('probeTexts', () => {
  it('repeats the characters of the pattern itself', () => {
    expect(probeTexts('^(王+)+$')).toContain(`${'王'.repeat(32)}!`)
  })
})
