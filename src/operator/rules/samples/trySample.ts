import type { FormField } from '../../../identity/ruledField/formField.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { startBrowserPatternWorker } from '../../../lib/patterns/browserPatternWorker.ts'
import { matchesNative } from '../../../lib/patterns/pattern.ts'
import { createPatternRunner, type PatternRunner } from '../../../lib/patterns/patternRunner.ts'
import { firstReason, type PatternAnswer, textSteps } from '../../../lib/registration/valueSteps.ts'
import { normalizeText } from '../../../lib/text.ts'

/** Result of checking a text. `undecided`: the pattern does not compile or timed out. */
export type SampleResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'undecided' }

let cachedRunner: PatternRunner | undefined
const sharedRunner = () =>
  (cachedRunner ??= createPatternRunner({ startWorker: startBrowserPatternWorker }))

/**
 * Checks a text against a rule in the order of the server's checks. A pattern that is not proven
 * safe runs in a worker with a time limit, so that an operator may type anything.
 */
export async function trySample(
  field: FormField,
  text: string,
  signal: AbortSignal,
  runner: () => Pick<PatternRunner, 'match'> = sharedRunner,
): Promise<SampleResult> {
  const found: { answer: PatternAnswer } = { answer: 'match' }
  const matches = async (value: string): Promise<PatternAnswer> => {
    const { pattern, isSafe } = field
    if (pattern.kind === 'any') return 'match'
    const outcome = isSafe
      ? matchesNative(pattern, value).kind
      : await runner().match(pattern, value, signal)
    found.answer = outcome === 'match' || outcome === 'mismatch' ? outcome : 'undecided'
    return found.answer
  }
  const reason = await firstReason(textSteps(field, matches), normalizeText(text))
  if (reason) return { kind: 'refused', reason }
  return found.answer === 'undecided' ? { kind: 'undecided' } : { kind: 'accepted' }
}
