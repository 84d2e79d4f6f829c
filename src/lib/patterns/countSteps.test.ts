import { describe, expect, it } from 'vitest'
import { stepCounter } from './countSteps.ts'

const limit = 1_000_000
const steps = (regex: RegExp, text: string) => stepCounter(regex, limit)(text)

describe('the steps that a backtracking engine takes', () => {
  it('grow with the text for a pattern that reads it in one way', () => {
    const regex = /^[a-z]+$/u
    const short = steps(regex, `${'a'.repeat(50)}!`)
    expect(steps(regex, `${'a'.repeat(100)}!`)).toBeLessThan(3 * short)
  })

  it('double with each character for a nested repetition', () => {
    const regex = /^(a+)+$/u
    const before = steps(regex, `${'a'.repeat(10)}!`)
    expect(steps(regex, `${'a'.repeat(11)}!`) / before).toBeCloseTo(2, 0)
    expect(steps(regex, `${'a'.repeat(100)}!`)).toBe(limit)
  })

  it('are few where the text matches at once', () => {
    expect(steps(/^(a+)+$/u, 'a'.repeat(100))).toBeLessThan(1000)
  })

  it.each([
    ['in look-aheads', /^(?=(a+)+$)/u],
    ['behind back-references', /^(?<x>a+)+\k<x>!/u],
    ['where case does not count', /^(?:k|K)+$/iu],
    ['without flag u', /^(?:\w|\d)+$/],
    ['in repetitions that take as little as they can', /^(?:a+?)+?$/u],
  ])('count %s', (_, regex) => {
    const text = regex.source.includes('K') ? 'k' : regex.source.includes('d') ? '1' : 'a'
    expect(steps(regex, `${text.repeat(60)}?`)).toBe(limit)
  })

  it('count in look-behinds, which read backwards', () => {
    expect(steps(/(?<=^(a+)+)b/u, `!${'a'.repeat(60)}b`)).toBe(limit)
  })

  it('end for repetitions of nothing, as engines do', () => {
    expect(steps(/^(?:|a)*$/u, 'ab')).toBeLessThan(100)
    expect(steps(/^(?:a*)*b/u, 'b')).toBeLessThan(100)
  })

  it('know edges, words and lines', () => {
    expect(steps(/\bx/u, 'a b x')).toBeLessThan(100)
    expect(steps(/^b$/mu, 'a\nb')).toBeLessThan(100)
  })
})
