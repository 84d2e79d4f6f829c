import type { Diagnostics } from 'recheck'
import { compilePattern } from '../../../src/lib/pattern.ts'
import type { PatternVerdict } from '../world.ts'
import { patternFaults } from './patternFaults.ts'
import { type CheckPattern, isProvenLinear } from './provenLinear.ts'

/** How long one pattern may be thought about, in milliseconds (design 8). */
const patience = 10_000
/** The longest text of the contract's `PatternVerdict`. */
const longest = { attack: 10_000, complexity: 100, reason: 1000 }
/**
 * A pattern never runs on more than 512 characters: quadratic time is a quarter of a million steps
 * there, which no one notices, and cubic time is a hundred million, which everyone does.
 */
const bearableDegree = 2

/**
 * Finds out whether a pattern compiles and how its time grows with the text. `safe` is proven to be
 * linear; what was only tried out, or grows bearably, is `unknown`: pages run it in a worker.
 * @param check never trusted to be in time or to answer at all.
 */
export async function classifyPattern(
  source: string,
  check: CheckPattern,
): Promise<PatternVerdict> {
  const pattern = compilePattern(source)
  if (pattern.kind === 'any') return { verdict: 'safe', dialect: 'any' }
  if (pattern.kind === 'invalid') {
    const reason = [patternFaults[pattern.reason], pattern.detail].filter(Boolean).join(': ')
    return { verdict: 'invalid', dialect: 'none', reason: reason.slice(0, longest.reason) }
  }
  const { regex, dialect } = pattern
  const unknown = (reason: string): PatternVerdict => ({ verdict: 'unknown', dialect, reason })
  let found: Diagnostics
  try {
    found = await check(regex.source, regex.flags, { timeout: patience })
  } catch (error) {
    return unknown(`could not be checked: ${String(error)}`.slice(0, longest.reason))
  }
  if (found.status === 'unknown') return unknown(`could not be checked: ${found.error.kind}`)
  const complexity = found.complexity.summary.slice(0, longest.complexity)
  if (found.status === 'safe') {
    // recheck also calls safe what an engine may be slow at; only a proof lets a page run it.
    const isProven = await isProvenLinear(pattern, check, patience).catch(() => false)
    return isProven
      ? { verdict: 'safe', dialect, complexity }
      : { ...unknown('was tried out, not proven'), complexity }
  }
  if (found.complexity.type === 'polynomial' && found.complexity.degree <= bearableDegree) {
    return { ...unknown('takes time that grows with the square of the length'), complexity }
  }
  const attack =
    found.attack.string.length <= longest.attack ? found.attack.string : found.attack.pattern
  return { verdict: 'hostile', dialect, complexity, attack: attack.slice(0, longest.attack) }
}
