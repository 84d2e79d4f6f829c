/** Classifies a pattern as safe or hostile before it runs on any value. */
import type { AttackPattern, Diagnostics } from 'recheck'
import { attackTexts, probeTexts } from './attackTexts.ts'
import { stepCounter } from './countSteps.ts'
import {
  type CompiledPattern,
  compilePattern,
  type PatternFault,
  type RegexPattern,
} from './pattern.ts'
import { isAnchored, isCheapWhenLinear, linearForms } from './patternProof.ts'

/**
 * Number of steps of a backtracking match from which a text counts as an attack. Engines take some
 * 200 ms for that many steps, twice the default time limit of a pattern runner. A pattern with
 * cubic time takes fewer steps for a text as short as a form field's value.
 */
export const ATTACK_STEPS = 10_000_000

/**
 * Total number of steps after which no more texts are tried. An engine takes some seconds for them.
 */
const MOST_STEPS = 30_000_000

type WorstText = {
  text: string
  /** Number of steps, at most the limit. */
  steps: number
}

/** The first text that takes `limit` steps, otherwise the text that takes the most steps. */
export function worstText(
  { regex }: RegexPattern,
  texts: readonly string[],
  limit = ATTACK_STEPS,
): WorstText {
  const count = stepCounter(regex, limit)
  let worst: WorstText = { text: '', steps: 0 }
  let total = 0
  for (const text of texts) {
    const steps = count(text)
    total += steps
    if (steps > worst.steps) worst = { text, steps }
    if (steps >= limit || total > MOST_STEPS) break
  }
  return worst
}

/** Signature of `check` from the library `recheck`, called directly or in another thread. */
export type CheckPattern = (
  source: string,
  flags: string,
  options: { timeout: number; checker?: 'automaton' },
) => Promise<Diagnostics>

/**
 * True if the library `recheck` proves for all `linearForms` that matching a pattern at one
 * position of a text takes linear time. Only the automaton checker of the library can prove this.
 * @param timeout milliseconds for each of the linear forms.
 */
async function isProvenLinear(
  pattern: RegexPattern,
  check: CheckPattern,
  timeout: number,
): Promise<boolean> {
  const forms = linearForms(pattern)
  if (!forms) return false
  for (const form of forms) {
    const found = await check(form, pattern.regex.flags, { checker: 'automaton', timeout })
    if (found.status !== 'safe' || found.complexity.type !== 'linear') return false
  }
  return true
}

/**
 * Version of this check. Change it whenever a verdict may change: verdicts of older versions are
 * then recomputed.
 */
export const CHECKER = 'steps-1'

/**
 * Verdict on a pattern. `safe`: proven to take linear time, so it may run on any thread. `hostile`:
 * the text `attack` takes too long, so the pattern is never published. `unknown`: neither linear
 * time nor an attack was found, so the pattern runs only in a worker with a time limit. `invalid`:
 * it does not compile.
 */
export type PatternVerdict = {
  verdict: 'safe' | 'hostile' | 'unknown' | 'invalid'
  dialect: 'any' | 'u' | 'none'
  attack?: string
  complexity?: string
  reason?: string
}

/**
 * Time limits in milliseconds, for the proof of each linear form and for the check of the whole
 * pattern.
 */
const PROOF_TIMEOUT = 10_000
const CHECK_TIMEOUT = 10_000

/** Maximum number of steps that a safe pattern takes for a probe text: some 10 ms. */
export const SAFE_STEPS = 300_000

/** Maximum lengths of the texts in the contract's `PatternVerdict`. */
const LONGEST = { attack: 10_000, complexity: 100, reason: 1_000 }

const faultReasons: Record<PatternFault, string> = {
  notText: 'is no text',
  tooLong: 'is too long',
  badCharacter: 'holds NUL or half of a surrogate pair',
  ambiguous: 'could mean more than one thing',
  syntax: 'is no regular expression',
}

/**
 * Compiles a pattern and searches for texts that make it slow. It takes seconds and must run in a
 * worker. Only `check` depends on the clock; all other steps give the same result on every machine.
 * @param check function of the library `recheck`; if it times out or fails, the verdict is never
 * `safe`
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
  const diagnostics = await checkWhole(pattern, check)
  // Without an anchor a match is tried at every position of the text; only the library `recheck`
  // detects an attack that exploits this.
  if (isLinear && diagnostics.status === 'safe')
    return { verdict: 'safe', dialect, complexity: 'linear' }
  if (diagnostics.status !== 'vulnerable')
    return { verdict: 'unknown', dialect, reason: doubt(diagnostics) }
  const complexity = diagnostics.complexity.summary.slice(0, LONGEST.complexity)
  const worst = worstText(pattern, attackTexts(diagnostics.attack))
  if (worst.steps >= ATTACK_STEPS)
    return { verdict: 'hostile', dialect, attack: worst.text, complexity }
  if (diagnostics.complexity.type === 'exponential')
    return { verdict: 'hostile', dialect, attack: shownAttack(diagnostics.attack), complexity }
  return { verdict: 'unknown', dialect, reason: doubt(diagnostics), complexity }
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

/** Text of the attack, or the expression that creates it when the text is too long. */
function shownAttack({ string, pattern }: AttackPattern): string {
  return (string.length <= LONGEST.attack ? string : pattern).slice(0, LONGEST.attack)
}

function doubt(diagnostics: Diagnostics): string {
  if (diagnostics.status === 'unknown') return `could not be proven: ${diagnostics.error.kind}`
  if (diagnostics.status === 'safe') return 'was not proven to be linear'
  return 'takes more than linear time, but no text as long as a field takes long'
}
