import { describe, expect, it } from 'vitest'
import { stepCounter } from './countSteps.ts'

const limit = 1_000_000
const steps = (regex: RegExp, text: string) => stepCounter(regex, limit)(text)

describe('step counter of a backtracking engine', () => {
  it('the number of steps grows linearly for an unambiguous pattern', () => {
    const regex = /^[a-z]+$/u
    const short = steps(regex, `${'a'.repeat(50)}!`)
    expect(steps(regex, `${'a'.repeat(100)}!`)).toBeLessThan(3 * short)
  })

  it('the number of steps doubles with each character for a nested repetition', () => {
    const regex = /^(a+)+$/u
    const before = steps(regex, `${'a'.repeat(10)}!`)
    expect(steps(regex, `${'a'.repeat(11)}!`) / before).toBeCloseTo(2, 0)
    expect(steps(regex, `${'a'.repeat(100)}!`)).toBe(limit)
  })

  it('the number of steps is low for a text that matches at once', () => {
    expect(steps(/^(a+)+$/u, 'a'.repeat(100))).toBeLessThan(1000)
  })

  it.each([
    ['in look-aheads', /^(?=(a+)+$)/u],
    ['before back references', /^(?<x>a+)+\k<x>!/u],
    ['for case-insensitive patterns', /^(?:k|K)+$/iu],
    ['without the flag u', /^(?:\w|\d)+$/],
    ['in lazy repetitions', /^(?:a+?)+?$/u],
  ])('the step counter counts backtracking %s', (_, regex) => {
    const text = regex.source.includes('K') ? 'k' : regex.source.includes('d') ? '1' : 'a'
    expect(steps(regex, `${text.repeat(60)}?`)).toBe(limit)
  })

  it('the step counter counts backtracking in look-behinds, which are matched backwards', () => {
    expect(steps(/(?<=^(a+)+)b/u, `!${'a'.repeat(60)}b`)).toBe(limit)
  })

  it('the step counter stops a repetition at an empty match, as regular-expression engines do', () => {
    expect(steps(/^(?:|a)*$/u, 'ab')).toBeLessThan(100)
    expect(steps(/^(?:a*)*b/u, 'b')).toBeLessThan(100)
  })

  it('the step counter takes word boundaries and line anchors into account', () => {
    expect(steps(/\bx/u, 'a b x')).toBeLessThan(100)
    expect(steps(/^b$/mu, 'a\nb')).toBeLessThan(100)
  })
})
