import type { FormField } from '../../../kit/ruledField/formField.ts'
import type { Reason } from '../../../kit/ruledField/reasons.ts'
import { startBrowserPatternWorker } from '../../../lib/browserPatternWorker.ts'
import { parseDate } from '../../../lib/date.ts'
import { matchesNative } from '../../../lib/pattern.ts'
import { createPatternRunner, type PatternRunner } from '../../../lib/patternRunner.ts'
import { normalizeText } from '../../../lib/text.ts'
import { checkLength } from '../../../lib/textLength.ts'

/** How a text fares under a rule. `undecided`: the pattern does not compile or takes too long. */
export type SampleResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'undecided' }

const accepted: SampleResult = { kind: 'accepted' }
const refused = (reason: Reason): SampleResult => ({ kind: 'refused', reason })

/** Whether what a widget demands by itself is met, whatever the rule says. */
function widgetReason({ widget, options }: FormField, value: string): Reason | undefined {
  switch (widget) {
    case 'number':
      return Number.isFinite(Number(value)) ? undefined : 'number'
    case 'date':
      return parseDate(value) ? undefined : 'date'
    case 'checkbox':
      return value === 'true' ? undefined : 'option'
    case 'select':
      return options.some((option) => option.value === value) ? undefined : 'option'
    default:
      return undefined
  }
}

let shared: PatternRunner | undefined
const sharedRunner = () =>
  (shared ??= createPatternRunner({ startWorker: startBrowserPatternWorker }))

/**
 * Holds a text against a rule in the steps of the server: length, widget, pattern. A pattern that is
 * not proven to be safe runs in a worker with a limit, so that an operator may type anything.
 */
export async function trySample(
  field: FormField,
  text: string,
  signal: AbortSignal,
  runner: () => Pick<PatternRunner, 'match'> = sharedRunner,
): Promise<SampleResult> {
  const value = normalizeText(text)
  const length = checkLength(value, field).kind
  if (length !== 'fits') return refused(length)
  const reason = widgetReason(field, value)
  if (reason) return refused(reason)
  const { pattern, safe } = field
  if (pattern.kind === 'any') return accepted
  const outcome = safe
    ? matchesNative(pattern, value).kind
    : await runner().match(pattern, value, signal)
  if (outcome === 'match') return accepted
  return outcome === 'mismatch' ? refused('pattern') : { kind: 'undecided' }
}
