import { describe, expect, it } from 'vitest'
import { compilePattern } from '../../src/lib/patterns/pattern.ts'
import { createPatternRunner } from '../../src/lib/patterns/patternRunner.ts'
import { createNodePatterns } from './nodePatterns.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'

const patient = { timeout: 120_000 }

describe('patterns on the gateway', () => {
  let undecidedCount = 0
  const patterns = createNodePatterns(() => {
    undecidedCount += 1
  })
  const rule = (acceptedPattern: string, verdict: 'safe' | 'unknown' = 'unknown') => ({
    acceptedPattern,
    verdict,
  })

  it(
    '[REG-16] a value is matched against a pattern that was classified as safe, and against a pattern that was not',
    patient,
    async () => {
      for (const verdict of ['safe', 'unknown'] as const) {
        expect(await patterns.matches(rule('^[a-z]+$', verdict), 'ana')).toBe('match')
        expect(await patterns.matches(rule('^[a-z]+$', verdict), 'ana1')).toBe('mismatch')
        expect(await patterns.matches(rule('*', verdict), 'ana1')).toBe('match')
        expect(await patterns.matches(rule('(', verdict), 'ana')).toBe('undecided')
      }
    },
  )

  it('a pattern whose match timed out is still matched against other values', patient, async () => {
    const hostile = rule('^(a+)+$')
    const before = undecidedCount
    for (let time = 0; time < 4; time += 1) {
      expect(await patterns.matches(hostile, `${'a'.repeat(40)}!`)).toBe('undecided')
    }
    expect(await patterns.matches(hostile, 'b')).toBe('mismatch')
    expect(undecidedCount - before).toBe(4)
  })

  it(
    'the classification of a pattern does not block the event loop and detects a hostile pattern',
    patient,
    async () => {
      expect(await patterns.classify('^[a-z]{2,40}$')).toMatchObject({ verdict: 'safe' })
      let turns = 0
      const timer = setInterval(() => {
        turns += 1
      }, 1)
      const { verdict, attack = '' } = await patterns.classify('^(?:[a-c]|[b-d]){30}$')
      clearInterval(timer)
      expect(turns).toBeGreaterThan(20)
      expect(verdict).toBe('hostile')
      const runner = createPatternRunner({ startWorker: startNodePatternWorker })
      const compiled = compilePattern('^(?:[a-c]|[b-d]){30}$')
      expect(await runner.match(compiled, attack)).toBe('timeout')
      runner.dispose()
    },
  )
})
