import * as z from 'zod/mini'
import { matchesNative } from '../../lib/patterns/pattern.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import { type Applicant, type MatchPattern, valueSteps } from '../../lib/registration/valueSteps.ts'
import type { FormField } from './formField.ts'
import type { Reason } from './reasons.ts'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

/** What a check needs besides the rule and the value. */
export type CheckContext = {
  minimumAge: number
  /** The day in the market's time zone, as `2026-11-21`, which a player's age is counted to. */
  today: () => string
  /** The digits of a phone number in the chosen country; undefined when that is not known. */
  phoneDigits: () => { min: number; max: number } | undefined
  /** The dialing code of the chosen country. */
  dialingCode?: () => string | undefined
  /** What is typed in another field. */
  readField: (field: string) => unknown
  /** Runs a pattern that is not proven to be fast, apart from the main thread. */
  matchesApart: (field: FormField, value: string) => Promise<'match' | 'mismatch' | 'undecided'>
}

/** What is known here of the person who registers. */
const applicantOf = ({ minimumAge, today, phoneDigits, readField }: CheckContext): Applicant => ({
  minimumAge,
  today,
  phoneDigits,
  password: () => fieldValue({ name: 'password' }, readField('password')),
})

/** A proven pattern runs here, any other apart from the main thread; what is undecided passes. */
const matchesOf =
  (field: FormField, { matchesApart }: CheckContext): MatchPattern =>
  (value) => {
    const { pattern, safe } = field
    if (pattern.kind !== 'regex') return 'undecided'
    if (!safe) return matchesApart(field, value)
    const { kind } = matchesNative(pattern, value)
    return kind === 'unchecked' ? 'undecided' : kind
  }

/**
 * The zod schema of one field, in the server's own steps (`lib/registration`); its messages are
 * {@link Reason}s and its output is what the field sends. Parse it asynchronously: a pattern that
 * is not proven to be fast answers later.
 */
export function fieldSchema(field: FormField, context: CheckContext) {
  const steps = valueSteps(field, applicantOf(context), matchesOf(field, context))
  return z.pipe(
    z.transform((typed: unknown) =>
      fieldValue(field, typed, {
        dialingCode: context.dialingCode?.() ?? '',
        ...context.phoneDigits(),
      }),
    ),
    z
      .string()
      .check(
        ...steps.map(({ reason, accepts }) =>
          z.refine<string>(accepts, { error: reason satisfies Reason, abort: true }),
        ),
      ),
  )
}
