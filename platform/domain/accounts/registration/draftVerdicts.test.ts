import { describe, expect, it, vi } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import type { Context, PatternVerdict } from '../../base/context/context.ts'
import { defaultRules } from './defaultRules.ts'
import { draftVerdicts } from './draftVerdicts.ts'
import type { RulesDraft } from './registrationRules.ts'

/** Draft with one field per pattern. */
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

/** Fake patterns: each check waits until `finish` is called, except for invalid expressions. */
function slowPatterns(checker: string) {
  const asked: string[] = []
  const end = Promise.withResolvers<void>()
  const classify = async (source: string): Promise<PatternVerdict> => {
    if (source === '(') return { verdict: 'invalid', dialect: 'none', reason: 'has no end' }
    asked.push(source)
    await end.promise
    return { verdict: 'safe', dialect: 'u' }
  }
  const patterns: Context['patterns'] = { checker, classify, matches: async () => 'match' }
  return { asked, patterns, finish: () => end.resolve() }
}

const hard = Array.from({ length: 6 }, (_, index) => `^a{${index}}$`)
const pending = [...hard.map(() => 'pending'), 'invalid']
const knownVerdicts = [...hard.map(() => 'safe'), 'invalid']

/** Emulates a gateway process, optionally with the store of an earlier process. */
function startProcess(store = contextForTests().store, checker = 'test') {
  const { patterns, asked, finish } = slowPatterns(checker)
  const context = { store, patterns, now: () => 0 }
  const look = async (wait = 0) =>
    (await draftVerdicts(draftOf([...hard, '(']), context, wait)).map(({ verdict }) => verdict)
  const seeAll = () => vi.waitFor(async () => expect(await look()).toEqual(knownVerdicts))
  return { store, asked, finish, look, seeAll }
}

describe('results of the pattern checks of a draft', () => {
  it('pattern checks are pending at first, and finish even if no caller waits', async () => {
    const { look, finish, seeAll } = startProcess()
    expect(await look(10)).toEqual(pending)
    finish()
    await seeAll()
  })

  it('a caller with enough time waits for the pattern checks', async () => {
    const { look, finish } = startProcess()
    finish()
    expect(await look(20_000)).toEqual(knownVerdicts)
  })

  it('concurrent requests check each pattern once', async () => {
    const { look, asked, finish, seeAll } = startProcess()
    await Promise.all([look(), look(), look()])
    finish()
    await seeAll()
    expect(asked.toSorted()).toEqual(hard)
  })

  it('results of pattern checks are still known after a restart', async () => {
    const { store, finish, seeAll } = startProcess()
    finish()
    await seeAll()
    const next = startProcess(store)
    await next.seeAll()
    expect(next.asked).toEqual([])
  })

  it('results of another version of the pattern checker are not trusted', async () => {
    const { store, finish, seeAll } = startProcess()
    finish()
    await seeAll()
    const newer = startProcess(store, 'newer')
    expect(await newer.look(10)).toEqual(pending)
    newer.finish()
    await newer.seeAll()
    expect(newer.asked.toSorted()).toEqual(hard)
  })

  it('a failed pattern check is repeated at the next request', async () => {
    const { store } = contextForTests()
    let isBroken = true
    const classify = async (): Promise<PatternVerdict> => {
      if (isBroken) throw new Error('out of memory')
      return { verdict: 'hostile', dialect: 'u', attack: 'a' }
    }
    const patterns: Context['patterns'] = {
      checker: 'test',
      classify,
      matches: async () => 'match',
    }
    const look = () => draftVerdicts(draftOf(['^a$']), { store, patterns, now: () => 0 }, 20_000)
    await expect(look()).rejects.toThrow('out of memory')
    isBroken = false
    expect(await look()).toMatchObject([{ verdict: 'hostile' }])
  })
})
