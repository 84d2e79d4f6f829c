import * as z from 'zod/mini'
import { matchesNative } from '../../lib/patterns/pattern.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import {
  type Applicant,
  firstReason,
  type MatchPattern,
  valueSteps,
} from '../../lib/registration/valueSteps.ts'
import type { FormField } from './formField.ts'
import type { Reason } from './reasons.ts'

// Without `jitless`, zod tries `eval` once, which a strict content security policy reports as a
// violation.
z.config({ jitless: true })

/** Data that a validation needs besides the rule and the value. */
export type CheckContext = {
  minimumAge: number
  /** Today in the market's time zone, such as `2026-11-21`, to calculate a player's age. */
  today: () => string
  /**
   * Minimum and maximum of digits of a phone number in the selected country; undefined while
   * unknown.
   */
  phoneDigits: () => { min: number; max: number } | undefined
  /** Dialing code of the selected country. */
  dialingCode?: () => string | undefined
  /** Returns the value of another field. */
  readField: (field: string) => unknown
  /** Runs a pattern that is not proven to be fast off the main thread. */
  matchesApart: (field: FormField, value: string) => Promise<'match' | 'mismatch' | 'undecided'>
}

/** Adapts the context to the validation steps that the server uses too. */
const applicantOf = ({ minimumAge, today, phoneDigits, readField }: CheckContext): Applicant => ({
  minimumAge,
  today,
  phoneDigits,
  password: () => fieldValue({ name: 'password' }, readField('password')),
})

/**
 * Runs a pattern off the main thread unless the pattern is proven to be fast. A value is accepted
 * if the result is `undecided`.
 */
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
 * Zod schema of a field, with the same validation steps as the server (`lib/registration`). Its
 * messages are {@link Reason}s and its output is the value to send. Parse it asynchronously: a
 * pattern that is not proven to be fast runs off the main thread.
 */
export function fieldSchema(field: FormField, context: CheckContext) {
  const steps = valueSteps(field, applicantOf(context), matchesOf(field, context))
  // A single schema: in forms of 200 fields a schema for each step would cost time.
  return z.transform(async (input: unknown, { issues }) => {
    const value = fieldValue(field, input, {
      dialingCode: context.dialingCode?.() ?? '',
      ...context.phoneDigits(),
    })
    const reason: Reason | undefined = await firstReason(steps, value)
    if (reason !== undefined) issues.push({ code: 'custom', message: reason, input })
    return value
  })
}

const anybody: Applicant = {
  minimumAge: 0,
  today: () => '',
  phoneDigits: () => undefined,
  password: () => '',
}

/**
 * True if the rule accepts the value, regardless of other fields. A pattern that is not proven to
 * be fast is not checked.
 * @param value as returned by `fieldValue`.
 */
export function fitsRule(field: FormField, value: string): boolean {
  const matches: MatchPattern = (text) => {
    if (!field.isSafe || field.pattern.kind !== 'regex') return 'undecided'
    const { kind } = matchesNative(field.pattern, text)
    return kind === 'unchecked' ? 'undecided' : kind
  }
  return valueSteps(field, anybody, matches).every(({ accepts }) => accepts(value) === true)
}
