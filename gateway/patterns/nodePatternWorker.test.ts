import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { compilePattern } from '../../src/lib/patterns/pattern.ts'
import { createPatternRunner } from '../../src/lib/patterns/patternRunner.ts'
import naughtyStrings from '../../tests/corpora/naughtyStrings.json' with { type: 'json' }
import corpus from '../../tests/corpora/patterns.json' with { type: 'json' }
import { propertyRuns } from '../../tests/support/extent.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'

type Entry = { pattern: string; accept?: string[]; reject?: string[]; hostile?: boolean }

// TypeScript infers a union of all shapes in a JSON module, and `Entry` covers each of them.
const entries = corpus as Entry[]
const patient = { timeout: 120_000 }
const start = () => createPatternRunner({ startWorker: startNodePatternWorker })
const runner = start()
/** Runner for patterns that terminate. The timeout is long enough for a busy machine. */
const patientRunner = createPatternRunner({
  startWorker: startNodePatternWorker,
  timeoutMs: 60_000,
})
afterAll(() => {
  runner.dispose()
  patientRunner.dispose()
})

describe('patterns in a Node thread', () => {
  it(
    'patterns in a thread return the expected results for the whole corpus, where hostile patterns may time out',
    patient,
    async () => {
      for (const { pattern, accept = [], reject = [], hostile } of entries) {
        const compiled = compilePattern(pattern)
        if (compiled.kind === 'invalid') continue
        const slow = hostile ? ['timeout'] : []
        const { match } = hostile ? runner : patientRunner
        for (const value of accept)
          expect([pattern, 'match', ...slow]).toContain(await match(compiled, value))
        for (const value of reject)
          expect([pattern, 'mismatch', ...slow]).toContain(await match(compiled, value))
      }
    },
  )

  it(
    'a pattern in a thread that takes too long times out, and the next value is matched',
    patient,
    async () => {
      const fresh = start()
      const hostile = compilePattern('^(a+)+$')
      expect(await fresh.match(hostile, `${'a'.repeat(30)}!`)).toBe('timeout')
      expect(await fresh.match(hostile, 'aaa')).toBe('match')
      fresh.dispose()
    },
  )

  it('patterns in a thread return a result for every naughty string', patient, async () => {
    const sources = ['^[a-z]+$', '^\\p{L}+$', '^(\\w+\\s?)*$', '[\\ud800-\\udfff]', '^[^@]+@[^@]+$']
    for (const source of sources) {
      const fresh = createPatternRunner({ startWorker: startNodePatternWorker, maxTimeouts: 1 })
      for (const value of naughtyStrings) {
        const outcome = await fresh.match(compilePattern(source), value)
        expect(['match', 'mismatch', 'timeout', 'unavailable']).toContain(outcome)
      }
      fresh.dispose()
    }
  })

  it('patterns in a thread return a result for any expression and value', patient, async () => {
    const bits = fc.constantFrom(
      ...['a', 'b', '.', '\\w', '\\s', '[ab]', '[^a]', '(a|b)', '(?:a|a)', '(?=a)', '\\p{L}', '😀'],
      ...['+', '*', '?', '{2,9}', '{1,999}', '|', '^', '$', '(', ')+', ')*', '\\1'],
    )
    const source = fc.array(bits, { maxLength: 12 }).map((parts) => parts.join(''))
    const value = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '!', '😀'), maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(source, value, async (pattern, text) => {
        const outcome = await runner.match(compilePattern(pattern), text)
        expect(['match', 'mismatch', 'timeout', 'unavailable']).toContain(outcome)
      }),
      { numRuns: propertyRuns(300) },
    )
  })
})
