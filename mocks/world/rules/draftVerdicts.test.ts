import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PatternVerdict, World } from '../world.ts'
import { defaultRules } from './defaultRules.ts'
import { classifyAll } from './draftVerdicts.ts'
import type { RulesDraft } from './registrationRules.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = 1000

/** A draft with a field for each pattern. */
function draftOf(sources: string[]): RulesDraft {
  const [field] = defaultRules.fields
  if (!field) throw new Error('The default rules have no field')
  const fields = sources.map((acceptedPattern, index) => ({
    ...field,
    name: `field${index}`,
    acceptedPattern,
  }))
  return { ...defaultRules, fields }
}

/** Patterns of which each takes eight seconds, but for those that are no expression. */
function slowPatterns() {
  const asked: string[] = []
  const classify = async (source: string): Promise<PatternVerdict> => {
    asked.push(source)
    if (source === '(') return { verdict: 'invalid', dialect: 'none', reason: 'has no end' }
    await new Promise((resolve) => setTimeout(resolve, 8 * seconds))
    return { verdict: 'safe', dialect: 'u' }
  }
  const patterns: World['patterns'] = { classify, matches: async () => 'match' }
  return { asked, patterns }
}

const sources = [...Array.from({ length: 300 }, (_, index) => `^a{${index}}$`), '(']

describe('the verdicts of a draft with very many hard patterns', () => {
  it('come within twenty seconds, and what is not known by then is unknown with its reason', async () => {
    const { patterns } = slowPatterns()
    const telling = classifyAll(draftOf(sources), { patterns })
    await vi.advanceTimersByTimeAsync(20 * seconds)
    const verdicts = await telling
    expect(verdicts).toHaveLength(sources.length)
    expect(verdicts.slice(0, 8).every(({ verdict }) => verdict === 'safe')).toBe(true)
    expect(verdicts[8]).toMatchObject({
      field: 'field8',
      verdict: 'unknown',
      dialect: 'u',
      reason: expect.stringContaining('could not be checked yet'),
    })
    expect(verdicts.slice(8, 300).every(({ verdict }) => verdict === 'unknown')).toBe(true)
    expect(vi.getTimerCount()).toBe(4)
  })

  it('tell what is no expression, wherever it stands', async () => {
    const { patterns } = slowPatterns()
    const telling = classifyAll(draftOf(sources), { patterns })
    await vi.advanceTimersByTimeAsync(20 * seconds)
    expect((await telling).at(-1)).toMatchObject({ verdict: 'invalid' })
  })

  it('go on where they ended when they are asked for again', async () => {
    const { patterns, asked } = slowPatterns()
    for (const known of [8, 20]) {
      const telling = classifyAll(draftOf(sources), { patterns })
      await vi.advanceTimersByTimeAsync(20 * seconds)
      const safe = (await telling).filter(({ verdict }) => verdict === 'safe')
      expect(safe).toHaveLength(known)
      // What ran at the end is not thrown away.
      await vi.advanceTimersByTimeAsync(8 * seconds)
    }
    expect(new Set(asked).size).toBe(asked.length)
  })
})
