import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { patternFamilies } from '../../../src/api/gen/patternFamilies.ts'
import { classifyPattern } from './classifyPattern.ts'
import type { CheckPattern } from './provenLinear.ts'

const never: CheckPattern = () => {
  throw new Error('must not be asked')
}

describe('the verdict on a pattern', () => {
  it('is safe for what accepts anything, and nobody has to think about it', async () => {
    for (const source of ['*', '', '  ']) {
      expect(await classifyPattern(source, never)).toEqual({ verdict: 'safe', dialect: 'any' })
    }
  })

  it('is never hostile or invalid for a family that operators start from', async () => {
    for (const [id, { pattern }] of Object.entries(patternFamilies)) {
      const { verdict } = await classifyPattern(pattern, check)
      expect(['safe', 'unknown'], id).toContain(verdict)
    }
  })

  it.each(['^(a+)+$', '^(\\w+\\s?)*$', '^(a|a)*$', '(.*)*x', '^(.*a){12}$'])(
    'is hostile for %s, with a text that shows it',
    async (source) => {
      const { verdict, attack, complexity } = await classifyPattern(source, check)
      expect(verdict).toBe('hostile')
      expect(attack).not.toBe('')
      expect(attack?.length).toBeLessThanOrEqual(10_000)
      expect(complexity).toMatch(/exponential|polynomial/)
    },
  )

  it('is unknown where time grows with the square, for no text is long enough to matter', async () => {
    const { verdict, complexity } = await classifyPattern('[a-z]+@', check)
    expect(verdict).toBe('unknown')
    expect(complexity).toContain('2nd degree')
  })

  it('is unknown where safety was tried out and not proven', async () => {
    const triedOut: CheckPattern = async (source, flags) => ({
      source,
      flags,
      status: 'safe',
      checker: 'fuzz',
      complexity: { type: 'safe', summary: 'safe', isFuzz: true },
    })
    // recheck calls it safe, and engines hang on it.
    expect(await classifyPattern('^(a|a|aa){25}b*$', triedOut)).toMatchObject({
      verdict: 'unknown',
      dialect: 'u',
      reason: 'was tried out, not proven',
    })
  })

  it.each(['(a', '[z-a]', 'a{2,1}', '*a', 'a'.repeat(2001), '\u0000'])(
    'is invalid for what is no pattern, with a reason',
    async (source) => {
      const { verdict, reason } = await classifyPattern(source, never)
      expect(verdict).toBe('invalid')
      expect(reason).not.toBe('')
    },
  )

  it('shows a text that is too long to show by how it is made', async () => {
    const long: CheckPattern = async (source, flags) => ({
      source,
      flags,
      status: 'vulnerable',
      checker: 'fuzz',
      hotspot: [],
      complexity: { type: 'polynomial', degree: 5, summary: '5th degree', isFuzz: true },
      attack: {
        pumps: [],
        suffix: '',
        base: 1,
        string: 'a'.repeat(90_000),
        pattern: "'a'.repeat(90000)",
      },
    })
    const { attack } = await classifyPattern('^a+$', long)
    expect(attack).toBe("'a'.repeat(90000)")
  })

  it('is unknown when whoever checks gives up or breaks', async () => {
    const broken: CheckPattern = async () => {
      throw new Error('out of memory')
    }
    expect(await classifyPattern('^a$', broken)).toMatchObject({ verdict: 'unknown' })
    const late: CheckPattern = async (source, flags) => ({
      source,
      flags,
      status: 'unknown',
      error: { kind: 'timeout' },
    })
    expect(await classifyPattern('^a$', late)).toMatchObject({
      verdict: 'unknown',
      reason: 'could not be checked: timeout',
    })
  })
})
