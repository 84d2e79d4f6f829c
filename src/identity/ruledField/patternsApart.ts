import { reportProblems } from '../../kit/reportProblems.ts'
import { startBrowserPatternWorker } from '../../lib/patterns/browserPatternWorker.ts'
import { createPatternRunner, type PatternRunner } from '../../lib/patterns/patternRunner.ts'
import type { FormField } from './formField.ts'

let runner: PatternRunner | undefined
const runningChecks = new Map<string, AbortController>()

/**
 * Matches a value in a worker with a time limit. A newer value of the same field aborts the run.
 * The result is `undecided` after a timeout or an abort; the server then decides.
 */
export async function matchesApart(
  field: FormField,
  value: string,
): Promise<'match' | 'mismatch' | 'undecided'> {
  if (field.pattern.kind !== 'regex') return 'undecided'
  runningChecks.get(field.name)?.abort()
  const controller = new AbortController()
  runningChecks.set(field.name, controller)
  runner ??= createPatternRunner({
    startWorker: startBrowserPatternWorker,
    onGivenUp: (pattern) => reportProblems('slow pattern', [{ pattern: pattern.regex.source }]),
  })
  const result = await runner.match(field.pattern, value, controller.signal)
  return result === 'match' || result === 'mismatch' ? result : 'undecided'
}
