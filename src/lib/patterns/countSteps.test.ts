import { describe, expect, it } from 'vitest'
import { stepCounter } from './countSteps.ts'

const limit = 1_000_000
const steps = (regex: RegExp, text: string) => stepCounter(regex, limit)(text)

describe('step counter of a backtracking engine', () => {
  it('steps grow linearly for an unambiguous pattern', () => {
    const regex = /^[a-z]+$/u
    const short = steps(regex, `${'a'.repeat(50)}!`)
    expect(steps(regex, `${'a'.repeat(100)}!`)).toBeLessThan(3 * short)
  })

  it('steps double with each character for a nested repetition', () => {
    const regex = /^(a+)+$/u
    const before = steps(regex, `${'a'.repeat(10)}!`)
    expect(steps(regex, `${'a'.repeat(11)}!`) / before).toBeCloseTo(2, 0)
    expect(steps(regex, `${'a'.repeat(100)}!`)).toBe(limit)
  })

  it('steps are few for a text that matches at once', () => {
    expect(steps(/^(a+)+$/u, 'a'.repeat(100))).toBeLessThan(1000)
  })

  it.each([
    ['in look-aheads', /^(?=(a+)+$)/u],
    ['before back references', /^(?<x>a+)+\k<x>!/u],
    ['for case-insensitive patterns', /^(?:k|K)+$/iu],
    ['without the flag u', /^(?:\w|\d)+$/],
    ['in lazy repetitions', /^(?:a+?)+?$/u],
  ])('steps are counted %s', (_, regex) => {
    const text = regex.source.includes('K') ? 'k' : regex.source.includes('d') ? '1' : 'a'
    expect(steps(regex, `${text.repeat(60)}?`)).toBe(limit)
  })

  it('steps are counted in look-behinds, which are matched backwards', () => {
    expect(steps(/(?<=^(a+)+)b/u, `!${'a'.repeat(60)}b`)).toBe(limit)
  })

  it('empty repetitions end, as in engines', () => {
    expect(steps(/^(?:|a)*$/u, 'ab')).toBeLessThan(100)
    expect(steps(/^(?:a*)*b/u, 'b')).toBeLessThan(100)
  })

  it('steps take word boundaries and line anchors into account', () => {
    expect(steps(/\bx/u, 'a b x')).toBeLessThan(100)
    expect(steps(/^b$/mu, 'a\nb')).toBeLessThan(100)
  })
})
