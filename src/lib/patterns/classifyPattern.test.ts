import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { isFullRun, partOf } from '../../../tests/support/extent.ts'
import { probeTexts } from './attackTexts.ts'
import type { CheckPattern } from './classifyPattern.ts'
import { ATTACK_STEPS, classifyPattern, SAFE_STEPS, worstText } from './classifyPattern.ts'
import { compilePattern } from './pattern.ts'
import { linearForms } from './patternProof.ts'
import { backtrackingPatterns, everyday } from './testing/backtracking.ts'

// The library `recheck` takes several seconds.
const patient = { timeout: 120_000 }

const never: CheckPattern = () => {
  throw new Error('must not be asked')
}
const timedOutCheck: CheckPattern = async (source, flags) => ({
  source,
  flags,
  status: 'unknown',
  error: { kind: 'timeout' },
})

const stepsOf = (source: string, text: string, limit: number) => {
  const pattern = compilePattern(source)
  return pattern.kind === 'regex' ? worstText(pattern, [text], limit).steps : 0
}

describe('safety verdict on a pattern', () => {
  it('classifyPattern returns safe for a pattern that accepts anything, without calling recheck', async () => {
    for (const source of ['*', '', '  ']) {
      expect(await classifyPattern(source, never)).toEqual({ verdict: 'safe', dialect: 'any' })
    }
  })

  it.each(everyday)('the common pattern %s is safe', patient, async (source) => {
    const verdict = { verdict: 'safe', dialect: 'u', complexity: 'linear' }
    expect(await classifyPattern(source, check)).toEqual(verdict)
  })

  const families = Object.entries(backtrackingPatterns).flatMap(([kind, sources]) =>
    sources.map((source) => [kind, source] as const),
  )
  it.each(families)(
    'a pattern with %s backtracking exceeds the safe steps or has no linear form: %s',
    (_, source) => {
      const pattern = compilePattern(source)
      if (pattern.kind !== 'regex') throw new Error(`${source} is no expression`)
      // Count the steps without the library `recheck`, so that a slow machine does not affect the
      // result.
      const { steps } = worstText(pattern, probeTexts(pattern.regex.source), SAFE_STEPS + 1)
      if (steps <= SAFE_STEPS) expect(linearForms(pattern)).toBeUndefined()
    },
  )

  it.each([
    ['^(a+)+$', 'shows with one repeated character'],
    ['^(?:[a-c]|[b-d]){28}$', 'is finite, which growth checkers call safe'],
    ['^(?:a{1,1000}){1,1000}$', 'is bounded'],
    ['^(?:|a|aa)+$', 'comes from an empty alternative'],
    ['/^(?:k|K|\\u212a)+$/i', 'comes from three case variants of one letter'],
    ['^(?<x>a*)*\\k<x>$', 'involves a named back reference'],
    ['(?<=^(a+)+)b', 'is inside a look-behind'],
    ['^(a|ab|b|ba)*$', 'is found by recheck'],
  ])('the pattern %s is hostile: its backtracking %s', patient, async (source) => {
    const { verdict, attack = '' } = await classifyPattern(source, check)
    expect(verdict).toBe('hostile')
    const limit = isFullRun ? ATTACK_STEPS : ATTACK_STEPS / 20
    expect(stepsOf(source, attack, limit)).toBe(limit)
  })

  const unproven = [
    ['^\\S+@\\S+$', 'takes superlinear time, though no text takes long'],
    ['^(\\w)\\1$', 'cannot be proven linear'],
    ['^(?:[a-m]|[a-z]){16}!$', 'is ambiguous, though no text takes long'],
    [`^${'\\p{L}'.repeat(200)}$`, 'takes long to compile'],
    ['^(?:[a-z]{1000}){1000}$', 'is too large for the proof'],
    ['[a-z]+\\d', 'is tried at every position of a text'],
    ['[a-z]{100}\\d', 'is bounded and tried at every position, which takes recheck seconds'],
  ]
  it.each(partOf(unproven, unproven.slice(0, -1)))(
    'the pattern %s is unknown: it %s',
    patient,
    async (source) => {
      expect(await classifyPattern(source, check)).toMatchObject({ verdict: 'unknown' })
    },
  )

  it('classifyPattern never returns safe when recheck times out or fails', async () => {
    expect(await classifyPattern('^[a-z]+$', timedOutCheck)).toMatchObject({ verdict: 'unknown' })
    const broken: CheckPattern = async () => {
      throw new Error('out of memory')
    }
    expect(await classifyPattern('^[a-z]+$', broken)).toMatchObject({ verdict: 'unknown' })
  })

  it.each(['(a', '[z-a]', 'a{2,1}', '*a', 'a'.repeat(2001), '\u0000'])(
    'an invalid pattern has the verdict invalid with a reason',
    async (source) => {
      const { verdict, reason } = await classifyPattern(source, never)
      expect(verdict).toBe('invalid')
      expect(reason).not.toBe('')
    },
  )

  it('if an attack text is too long, classifyPattern returns the expression that creates the text', async () => {
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
