import type { Diagnostics } from 'recheck'
import type { RegexPattern } from './pattern.ts'
import { linearForms } from './patternProof.ts'

/** Signature of recheck's `check`, on any thread. */
export type CheckPattern = (
  source: string,
  flags: string,
  options: { timeout: number; checker?: 'automaton' },
) => Promise<Diagnostics>

/**
 * True if matching a pattern at one position of a text is proven to take linear time; see
 * `linearForms`. Only the automaton checker proves it; recheck's fuzzing does not.
 * @param timeout milliseconds for each step.
 */
export async function isProvenLinear(
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
