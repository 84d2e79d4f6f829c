import type { Diagnostics } from 'recheck'
import type { RegexPattern } from './pattern.ts'
import { linearForms } from './patternProof.ts'

/** recheck's `check`, wherever it runs. */
export type CheckPattern = (
  source: string,
  flags: string,
  options: { timeout: number; checker?: 'automaton' },
) => Promise<Diagnostics>

/**
 * Whether a pattern, tried at one place of a text, certainly takes linear time: `linearForms` says
 * how. Only automata prove; what recheck merely tried out does not. `timeout`: milliseconds a step.
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
