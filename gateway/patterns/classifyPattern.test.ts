import { describe, expect, it } from 'vitest'
import { isProvenLinear } from '../../mocks/world/patterns/provenLinear.ts'
import { patternFamilies } from '../../src/api/gen/patternFamilies.ts'
import { compilePattern } from '../../src/lib/pattern.ts'
import { createPatternRunner } from '../../src/lib/patternRunner.ts'
import { classifyPattern } from './classifyPattern.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'
import { checkInThread } from './recheck.ts'

// recheck thinks for seconds, and longer on a machine that does other things too.
const patient = { timeout: 60_000 }

describe('classifyPattern', () => {
  it.each(Object.entries(patternFamilies))(
    'proves the family %s to be safe',
    patient,
    async (_, { pattern: source }) => {
      const pattern = compilePattern(source)
      if (pattern.kind === 'regex')
        expect(await isProvenLinear(pattern, checkInThread, 50_000)).toBe(true)
      expect(await classifyPattern(source)).toMatchObject({ verdict: 'safe' })
    },
  )

  it.each([
    '^[a-zA-Z][a-zA-Z0-9]{5,31}$',
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$',
    '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
    '^[\\w.-]{1,64}@[\\w.-]{1,255}$',
    '[0-9]',
  ])('proves the everyday pattern %s to be safe', patient, async (source) => {
    expect(await classifyPattern(source)).toEqual({
      verdict: 'safe',
      dialect: 'u',
      complexity: 'linear',
    })
  })

  it.each(['^(a+)+$', '(x+x+)+y', '^(\\w+\\s?)*$', '^(?:\\d+\\.?)+-$', '^([a-zA-Z]+)*1$'])(
    'finds a text on which %s runs for ever',
    patient,
    async (source) => {
      const { verdict, attack = '' } = await classifyPattern(source)
      expect(verdict).toBe('hostile')
      const runner = createPatternRunner({ startWorker: startNodePatternWorker })
      expect(await runner.match(compilePattern(source), attack)).toBe('timeout')
      runner.dispose()
    },
  )

  it.each(['(.*a){20}', '(a|a)*b\\1', '(?<=^(a+)+)b'])(
    'never calls %s safe, however little time it has',
    patient,
    async (source) => {
      const { verdict } = await classifyPattern(source)
      expect(['hostile', 'unknown']).toContain(verdict)
    },
  )

  it('is not misled by a checker that calls a finite explosion safe', patient, async () => {
    const { verdict } = await classifyPattern('^(?:[a-c]|[b-d]){28}$')
    expect(verdict).toBe('hostile')
  })

  it('doubts a pattern whose time grows without ever getting long', patient, async () => {
    expect(await classifyPattern('^\\S+@\\S+$')).toMatchObject({
      verdict: 'unknown',
      dialect: 'u',
      complexity: '2nd degree polynomial',
    })
  })

  it('doubts what cannot be proven', patient, async () => {
    expect(await classifyPattern('^(\\w)\\1$')).toMatchObject({ verdict: 'unknown' })
  })

  it('calls a pattern invalid and says why', async () => {
    expect(await classifyPattern('(a')).toEqual({
      verdict: 'invalid',
      dialect: 'none',
      reason: expect.stringContaining('Unterminated group'),
    })
  })

  it('calls the pattern for anything safe', async () => {
    expect(await classifyPattern('*')).toEqual({ verdict: 'safe', dialect: 'any' })
  })

  it('lets the event loop run meanwhile', patient, async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await classifyPattern('^(?:[a-c]|[b-d]){27}$')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })
})
