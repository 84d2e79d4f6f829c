import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { probeTexts } from './attackTexts.ts'
import { classifyPattern, SAFE_STEPS } from './classifyPattern.ts'
import { compilePattern } from './pattern.ts'
import { linearForms } from './patternProof.ts'
import type { CheckPattern } from './provenLinear.ts'
import { backtracking, everyday } from './testing/backtracking.ts'
import { ATTACK_STEPS, worstText } from './worstText.ts'

// recheck thinks for seconds, and longer on a machine that does other things too.
const patient = { timeout: 120_000 }

const never: CheckPattern = () => {
  throw new Error('must not be asked')
}
const late: CheckPattern = async (source, flags) => ({
  source,
  flags,
  status: 'unknown',
  error: { kind: 'timeout' },
})

const stepsOf = (source: string, text: string) => {
  const pattern = compilePattern(source)
  return pattern.kind === 'regex' ? worstText(pattern, [text]).steps : 0
}

describe('the verdict on a pattern', () => {
  it('is safe for what accepts anything, and nobody has to think about it', async () => {
    for (const source of ['*', '', '  ']) {
      expect(await classifyPattern(source, never)).toEqual({ verdict: 'safe', dialect: 'any' })
    }
  })

  it.each(everyday)('is safe for the everyday %s', patient, async (source) => {
    const verdict = { verdict: 'safe', dialect: 'u', complexity: 'linear' }
    expect(await classifyPattern(source, check)).toEqual(verdict)
  })

  const families = Object.entries(backtracking).flatMap(([kind, sources]) =>
    sources.map((source) => [kind, source] as const),
  )
  it.each(families)('cannot be safe for %s backtracking: %s', (_, source) => {
    const pattern = compilePattern(source)
    if (pattern.kind !== 'regex') throw new Error(`${source} is no expression`)
    // Without recheck, so that no machine is too slow to tell.
    const { steps } = worstText(pattern, probeTexts(pattern.regex.source), SAFE_STEPS + 1)
    if (steps <= SAFE_STEPS) expect(linearForms(pattern)).toBeUndefined()
  })

  it.each([
    ['^(a+)+$', 'shows by one character alone'],
    ['^(?:[a-c]|[b-d]){28}$', 'is finite, which checkers of growth call safe'],
    ['^(?:a{1,1000}){1,1000}$', 'is bounded'],
    ['^(?:|a|aa)+$', 'has an empty alternative'],
    ['/^(?:k|K|\\u212a)+$/i', 'reads one letter three ways when case does not count'],
    ['^(?<x>a*)*\\k<x>$', 'refers back by name'],
    ['(?<=^(a+)+)b', 'looks behind'],
    ['^(a|ab|b|ba)*$', 'recheck finds'],
  ])('is hostile for %s, whose explosion %s', patient, async (source) => {
    const { verdict, attack = '' } = await classifyPattern(source, check)
    expect(verdict).toBe('hostile')
    expect(stepsOf(source, attack)).toBe(ATTACK_STEPS)
  })

  it.each([
    ['^\\S+@\\S+$', 'grows without ever getting long'],
    ['^(\\w)\\1$', 'cannot be proven'],
    ['^(?:[a-m]|[a-z]){18}!$', 'is ambiguous, though no text takes long'],
    [`^${'\\p{L}'.repeat(200)}$`, 'takes long to compile'],
    ['^(?:[a-z]{1000}){1000}$', 'is too large to be proven'],
    ['[a-z]{100}\\d', 'is tried at each place of a text'],
  ])('is unknown for %s, which %s', patient, async (source) => {
    expect(await classifyPattern(source, check)).toMatchObject({ verdict: 'unknown' })
  })

  it('is never safe without recheck', async () => {
    expect(await classifyPattern('^[a-z]+$', late)).toMatchObject({ verdict: 'unknown' })
    const broken: CheckPattern = async () => {
      throw new Error('out of memory')
    }
    expect(await classifyPattern('^[a-z]+$', broken)).toMatchObject({ verdict: 'unknown' })
  })

  it.each(['(a', '[z-a]', 'a{2,1}', '*a', 'a'.repeat(2001), '\u0000'])(
    'is invalid for what is no pattern, with a reason',
    async (source) => {
      const { verdict, reason } = await classifyPattern(source, never)
      expect(verdict).toBe('invalid')
      expect(reason).not.toBe('')
    },
  )

  it('shows an attack that is too long to show by how it is made', async () => {
    const long: CheckPattern = async (source, flags) => ({
      source,
      flags,
      status: 'vulnerable',
      checker: 'fuzz',
      hotspot: [],
      complexity: { type: 'exponential', summary: 'exponential', isFuzz: true },
      attack: {
        pumps: [],
        suffix: '',
        base: 1,
        string: 'a'.repeat(90_000),
        pattern: "'a'.repeat(90000)",
      },
    })
    const { attack } = await classifyPattern('^(\\w)\\1$', long)
    expect(attack).toBe("'a'.repeat(90000)")
  })
})
