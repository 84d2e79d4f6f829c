import { describe, expect, it } from 'vitest'
import { createNodePatterns } from './nodePatterns.ts'

const patient = { timeout: 60_000 }

describe('patterns on the gateway', () => {
  const patterns = createNodePatterns()
  const rule = (acceptedPattern: string, verdict: 'safe' | 'unknown' = 'unknown') => ({
    acceptedPattern,
    verdict,
  })

  it('[REG-16] tell whether a value matches, proven safe or not', patient, async () => {
    for (const verdict of ['safe', 'unknown'] as const) {
      expect(await patterns.matches(rule('^[a-z]+$', verdict), 'ana')).toBe('match')
      expect(await patterns.matches(rule('^[a-z]+$', verdict), 'ana1')).toBe('mismatch')
      expect(await patterns.matches(rule('*', verdict), 'ana1')).toBe('match')
      expect(await patterns.matches(rule('(', verdict), 'ana')).toBe('undecided')
    }
  })

  it('cannot be switched off for others by values that take too long', patient, async () => {
    const hostile = rule('^(a+)+$')
    for (let time = 0; time < 4; time += 1) {
      expect(await patterns.matches(hostile, `${'a'.repeat(40)}!`)).toBe('undecided')
    }
    expect(await patterns.matches(hostile, 'b')).toBe('mismatch')
  })

  it('tell what is known of a pattern', patient, async () => {
    expect(await patterns.classify('^[a-z]{2,40}$')).toMatchObject({ verdict: 'safe' })
  })
})
