import { stepCounter } from './countSteps.ts'
import type { RegexPattern } from './pattern.ts'

/**
 * Number of steps from which a text counts as an attack. Engines take some 200 ms for them, and a
 * worker is terminated well before. Cubic time on a text of a form field's length stays below.
 */
export const ATTACK_STEPS = 10_000_000

/** Total steps of all texts after which no more are tried: a few seconds. */
const MOST_STEPS = 30_000_000

export type WorstText = {
  text: string
  /** At most the limit. */
  steps: number
}

/** The first text that takes `limit` steps, otherwise the text that takes the most. */
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
