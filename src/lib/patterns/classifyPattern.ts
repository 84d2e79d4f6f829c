/** What is known of a pattern before anybody runs it. */
import type { AttackPattern, Diagnostics } from 'recheck'
import { attackTexts, probeTexts } from './attackTexts.ts'
import {
  type CompiledPattern,
  compilePattern,
  type PatternFault,
  type RegexPattern,
} from './pattern.ts'
import { isAnchored, isCheapWhenLinear } from './patternProof.ts'
import { type CheckPattern, isProvenLinear } from './provenLinear.ts'
import { ATTACK_STEPS, worstText } from './worstText.ts'

/**
 * Names this check. Raise it with every change that can lead to another verdict: what an older
 * check found is then found out again.
 */
export const CHECKER = 'steps-1'

/**
 * What a complete check found. `safe`: proven to take time in proportion to the text, so it may run
 * anywhere. `hostile`: `attack` makes it take too long; never published. `unknown`: neither could
 * be shown, so it only ever runs apart, with a limit. `invalid`: it does not compile.
 */
export type PatternVerdict = {
  verdict: 'safe' | 'hostile' | 'unknown' | 'invalid'
  dialect: 'any' | 'u' | 'none'
  attack?: string
  complexity?: string
  reason?: string
}

/** Milliseconds for a step of the proof, and for a check of the whole pattern. */
const PROOF_TIMEOUT = 10_000
const CHECK_TIMEOUT = 10_000

/** Most steps that any text made a safe pattern take: some 10 ms. */
export const SAFE_STEPS = 300_000

/** The longest texts of the contract's `PatternVerdict`. */
const LONGEST = { attack: 10_000, complexity: 100, reason: 1_000 }

const faultReasons: Record<PatternFault, string> = {
  notText: 'is no text',
  tooLong: 'is too long',
  badCharacter: 'holds NUL or half of a surrogate pair',
  ambiguous: 'could mean more than one thing',
  syntax: 'is no regular expression',
}

/**
 * Finds out whether a pattern compiles and whether some text makes it slow. Takes seconds: run it
 * in a worker. Nothing in it looks at the clock but `check`, so verdicts do not hang on the
 * machine.
 * @param check recheck's; it may be late or fail, and then the verdict is never `safe`.
 */
export async function classifyPattern(
  source: string,
  check: CheckPattern,
): Promise<PatternVerdict> {
  const pattern = compilePattern(source)
  if (pattern.kind === 'any') return { verdict: 'safe', dialect: 'any' }
  if (pattern.kind === 'invalid')
    return { verdict: 'invalid', dialect: 'none', reason: faultReason(pattern) }
  const { regex, dialect } = pattern
  const probed = worstText(pattern, probeTexts(regex.source))
  if (probed.steps >= ATTACK_STEPS) return { verdict: 'hostile', dialect, attack: probed.text }
  const isLinear =
    probed.steps <= SAFE_STEPS &&
    isCheapWhenLinear(pattern) &&
    (await isProvenLinear(pattern, check, PROOF_TIMEOUT).catch(() => false))
  if (isLinear && isAnchored(regex)) return { verdict: 'safe', dialect, complexity: 'linear' }
  const found = await checkWhole(pattern, check)
  // Without an anchor the search itself may multiply the time, and that is recheck's to tell.
  if (isLinear && found.status === 'safe') return { verdict: 'safe', dialect, complexity: 'linear' }
  if (found.status !== 'vulnerable') return { verdict: 'unknown', dialect, reason: doubt(found) }
  const complexity = found.complexity.summary.slice(0, LONGEST.complexity)
  const worst = worstText(pattern, attackTexts(found.attack))
  if (worst.steps >= ATTACK_STEPS)
    return { verdict: 'hostile', dialect, attack: worst.text, complexity }
  if (found.complexity.type === 'exponential')
    return { verdict: 'hostile', dialect, attack: shownAttack(found.attack), complexity }
  return { verdict: 'unknown', dialect, reason: doubt(found), complexity }
}

async function checkWhole({ regex }: RegexPattern, check: CheckPattern): Promise<Diagnostics> {
  const { source, flags } = regex
  try {
    return await check(source, flags, { timeout: CHECK_TIMEOUT })
  } catch (error) {
    return { source, flags, status: 'unknown', error: { kind: 'unexpected', message: `${error}` } }
  }
}

function faultReason({ reason, detail }: Extract<CompiledPattern, { kind: 'invalid' }>): string {
  return [faultReasons[reason], detail].filter(Boolean).join(': ').slice(0, LONGEST.reason)
}

/** The attack as text, or how it is made where it is too long to be shown. */
function shownAttack({ string, pattern }: AttackPattern): string {
  return (string.length <= LONGEST.attack ? string : pattern).slice(0, LONGEST.attack)
}

function doubt(found: Diagnostics): string {
  if (found.status === 'unknown') return `could not be proven: ${found.error.kind}`
  if (found.status === 'safe') return 'was not proven to be linear'
  return 'takes more than linear time, but no text as long as a field takes long'
}
