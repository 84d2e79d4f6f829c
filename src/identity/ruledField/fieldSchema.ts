import * as z from 'zod/mini'
import { matchesNative } from '../../lib/patterns/pattern.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import { type Applicant, type MatchPattern, valueSteps } from '../../lib/registration/valueSteps.ts'
import type { FormField } from './formField.ts'
import type { Reason } from './reasons.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

/** Context of a validation besides rule and value. */
export type CheckContext = {
  minimumAge: number
  /** Day in the market's time zone, such as `2026-11-21`, at which a player's age is calculated. */
  today: () => string
  /**
   * Number of digits of a phone number in the selected country; undefined while this is unknown.
   */
  phoneDigits: () => { min: number; max: number } | undefined
  /** Dialing code of the selected country. */
  dialingCode?: () => string | undefined
  /** Value of another field. */
  readField: (field: string) => unknown
  /** Runs a pattern that is not proven to be fast off the main thread. */
  matchesApart: (field: FormField, value: string) => Promise<'match' | 'mismatch' | 'undecided'>
}

/** The applicant's data for the shared validation steps. */
const applicantOf = ({ minimumAge, today, phoneDigits, readField }: CheckContext): Applicant => ({
  minimumAge,
  today,
  phoneDigits,
  password: () => fieldValue({ name: 'password' }, readField('password')),
})

/** Runs a proven pattern on the main thread and any other off it. An undecided match passes. */
const matchesOf =
  (field: FormField, { matchesApart }: CheckContext): MatchPattern =>
  (value) => {
    const { pattern, isSafe } = field
    if (pattern.kind !== 'regex') return 'undecided'
    if (!isSafe) return matchesApart(field, value)
    const { kind } = matchesNative(pattern, value)
    return kind === 'unchecked' ? 'undecided' : kind
  }

/**
 * The zod schema of a field, with the steps that the server uses (`lib/registration`). Its messages
 * are {@link Reason}s and its output is the value to send. It has to be parsed asynchronously,
 * because a pattern that is not proven to be fast resolves later.
 */
export function fieldSchema(field: FormField, context: CheckContext) {
  const steps = valueSteps(field, applicantOf(context), matchesOf(field, context))
  return z.pipe(
    z.transform((input: unknown) =>
      fieldValue(field, input, {
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

/** An applicant about whom nothing is known. */
const anybody: Applicant = {
  minimumAge: 0,
  today: () => '',
  phoneDigits: () => undefined,
  password: () => '',
}

/**
 * True if a rule accepts a value by itself, without the rest of the form. A pattern that is not
 * proven to be fast is left to the server.
 * @param value as `fieldValue` returns it
 */
export function fitsRule(field: FormField, value: string): boolean {
  const matches: MatchPattern = (text) => {
    if (!field.isSafe || field.pattern.kind !== 'regex') return 'undecided'
    const { kind } = matchesNative(field.pattern, text)
    return kind === 'unchecked' ? 'undecided' : kind
  }
  return valueSteps(field, anybody, matches).every(({ accepts }) => accepts(value) === true)
}
