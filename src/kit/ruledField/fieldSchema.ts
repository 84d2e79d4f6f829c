import * as z from 'zod/mini'
import { ageOn, parseDate } from '../../lib/date.ts'
import { matchesNative } from '../../lib/pattern.ts'
import { checkLength } from '../../lib/textLength.ts'
import { fieldValue } from './fieldValue.ts'
import type { FormField } from './formField.ts'
import type { Reason } from './reasons.ts'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

/** What a check needs besides the value. */
export type CheckContext = {
  minimumAge: number
  /** For the age of whoever registers. */
  today: () => Date
  /** The digits of a phone number in the chosen country; undefined when that is not known. */
  phoneDigits: () => { min: number; max: number } | undefined
  /** What is typed in another field. */
  typed: (field: string) => unknown
  /** Runs a pattern that is not proven to be fast, apart from the main thread. */
  matchesApart: (field: FormField, value: string) => Promise<'match' | 'mismatch' | 'undecided'>
}

type Test = (value: string) => boolean | Promise<boolean>

/** One step of a check; an empty value is a matter of `required` alone. */
const step = (reason: Reason, test: Test) =>
  z.refine<string>((value) => value === '' || test(value), { error: reason, abort: true })

function isOldEnough(value: string, { minimumAge, today }: CheckContext): boolean {
  const birth = parseDate(value)
  return birth === undefined || ageOn(birth, today()) >= minimumAge
}

function hasPhoneDigits(value: string, { phoneDigits }: CheckContext): boolean {
  const digits = phoneDigits()
  if (!digits) return true
  return /^\d+$/.test(value) && value.length >= digits.min && value.length <= digits.max
}

/** What the widget itself demands, whatever the rule says. */
function widgetSteps(field: FormField, context: CheckContext) {
  switch (field.widget) {
    case 'select':
      return [step('option', (value) => field.options.some((option) => option.value === value))]
    case 'number':
      return [step('number', (value) => Number.isFinite(Number(value)))]
    case 'date':
      return [
        step('date', (value) => parseDate(value) !== undefined),
        ...(field.name === 'birthday'
          ? [step('underAge', (value) => isOldEnough(value, context))]
          : []),
      ]
    case 'phone':
      return [step('phone', (value) => hasPhoneDigits(value, context))]
    case 'confirm':
      return [step('mismatch', (value) => value === fieldValue(field, context.typed('password')))]
    default:
      return []
  }
}

/**
 * The pattern comes after the length: a proven one runs here, any other apart from the main thread.
 * What cannot be decided passes, and the server decides (design 8).
 */
function patternSteps(field: FormField, context: CheckContext) {
  const { pattern } = field
  if (pattern.kind !== 'regex' || field.widget === 'confirm') return []
  const matches: Test = field.safe
    ? (value) => matchesNative(pattern, value).kind !== 'mismatch'
    : async (value) => (await context.matchesApart(field, value)) !== 'mismatch'
  return [step('pattern', matches)]
}

function lengthSteps(field: FormField) {
  // The repeated password is compared, and the password itself is measured.
  if (field.widget === 'confirm') return []
  return [
    step('tooShort', (value) => checkLength(value, field).kind !== 'tooShort'),
    step('tooLong', (value) => checkLength(value, field).kind !== 'tooLong'),
  ]
}

/**
 * The zod schema of one field (REG-15 to REG-18, REG-24); its messages are {@link Reason}s and its
 * output is what the field sends. Parse it asynchronously: a pattern that is not proven to be fast
 * answers later.
 */
export function fieldSchema(field: FormField, context: CheckContext) {
  return z.pipe(
    z.transform((typed: unknown) => fieldValue(field, typed)),
    z.string().check(
      z.refine<string>((value) => !field.required || value !== '', {
        error: 'required' satisfies Reason,
        abort: true,
      }),
      ...lengthSteps(field),
      ...widgetSteps(field, context),
      ...patternSteps(field, context),
    ),
  )
}
