import type { Diagnostics } from 'recheck'
import { patternFaults } from '../../mocks/world/patterns/patternFaults.ts'
import { isProvenLinear } from '../../mocks/world/patterns/provenLinear.ts'
import type { PatternVerdict } from '../../mocks/world/world.ts'
import { patternFamilies } from '../../src/api/gen/patternFamilies.ts'
import { type CompiledPattern, compilePattern, type RegexPattern } from '../../src/lib/pattern.ts'
import { createPatternRunner } from '../../src/lib/patternRunner.ts'
import { attackTexts, probeTexts } from './attackTexts.ts'
import { startNodePatternWorker } from './nodePatternWorker.ts'
import { checkInThread } from './recheck.ts'

/** Milliseconds for a step of a proof, a check of the whole pattern, the search for an attack. */
const PROOF_TIMEOUT = 3_000
const CHECK_TIMEOUT = 3_000
const ATTACK_TIMEOUT = 3_000

/** A text is an attack when it runs into the limit each time: one stall of this machine is none. */
const TRIES = 3

/** The contract's own expressions, which the test beside this file proves once and for all. */
const proven = new Set(Object.values(patternFamilies).map(({ pattern }) => pattern))

const runner = createPatternRunner({
  startWorker: startNodePatternWorker,
  maxTimeouts: Number.POSITIVE_INFINITY,
})

/**
 * Finds out whether a pattern compiles and whether some text makes it slow (design 8).
 * `safe` is proven to take time in proportion to the text; `hostile` was seen to run into the
 * limit of 100 ms on `attack`, three times; anything between is `unknown`, and pages run it in a
 * worker. Takes up to 10 s, never on the event loop, and never rejects.
 */
export async function classifyPattern(source: string): Promise<PatternVerdict> {
  const pattern = compilePattern(source)
  if (pattern.kind === 'any') return { verdict: 'safe', dialect: 'any' }
  if (pattern.kind === 'invalid')
    return { verdict: 'invalid', dialect: 'none', reason: why(pattern) }
  const { regex, dialect } = pattern
  const isProven = proven.has(source)
  const isLinear = isProven || (await isProvenLinear(pattern, checkInThread, PROOF_TIMEOUT))
  if (isProven || (isLinear && /^\^[^|]*$/.test(regex.source)))
    return { verdict: 'safe', dialect, complexity: 'linear' }
  const found = await checkInThread(regex.source, regex.flags, { timeout: CHECK_TIMEOUT })
  // Without an anchor the search itself may multiply the time, and that is recheck's to tell.
  if (isLinear && found.status === 'safe') return { verdict: 'safe', dialect, complexity: 'linear' }
  const complexity = found.status === 'vulnerable' ? { complexity: found.complexity.summary } : {}
  const attack = await findAttack(pattern, found)
  if (attack !== undefined) return { verdict: 'hostile', dialect, attack, ...complexity }
  return { verdict: 'unknown', dialect, reason: doubt(found), ...complexity }
}

function why({ reason, detail }: Extract<CompiledPattern, { kind: 'invalid' }>): string {
  return [patternFaults[reason], detail].filter(Boolean).join(': ').slice(0, 1_000)
}

async function findAttack(pattern: RegexPattern, found: Diagnostics): Promise<string | undefined> {
  const texts = found.status === 'vulnerable' ? attackTexts(found.attack) : []
  const end = performance.now() + ATTACK_TIMEOUT
  for (const text of [...texts, ...probeTexts(pattern.regex.source)]) {
    if (performance.now() > end) return undefined
    if (await takesTooLong(pattern, text)) return text
  }
  return undefined
}

async function takesTooLong(pattern: RegexPattern, text: string): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if ((await runner.match(pattern, text)) !== 'timeout') return false
  }
  return true
}

function doubt(found: Diagnostics): string {
  if (found.status === 'unknown') return `could not be checked: ${found.error.kind}`
  if (found.status === 'safe') return 'was not proven to be linear'
  return 'takes more than linear time, but no text as long as a field takes long'
}
