import { ageOn, parseDate } from '../date.ts'
import { isPersonName } from '../names/personName.ts'
import { checkLength, type LengthBounds } from '../textLength.ts'
import { type FieldKind, isNameField, kindOf } from './fieldKinds.ts'
import { tickedValue } from './fieldValue.ts'

/** Why a rule does not accept a value. */
export type ValueReason =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'option'
  | 'number'
  | 'date'
  | 'phone'
  | 'mismatch'
  | 'underAge'
  | 'characters'
  | 'pattern'

/** The part of a rule that decides on values, as the contract has it. */
export type ValueRule = LengthBounds & {
  name: string
  type?: FieldKind | undefined
  options?: readonly { value: string }[] | undefined
}

/** One step of a check. */
export type ValueStep = {
  reason: ValueReason
  accepts: (value: string) => boolean | Promise<boolean>
}

/** `undecided`: the pattern is no expression, or took too long; the length alone holds then. */
export type PatternAnswer = 'match' | 'mismatch' | 'undecided'
/** Holds a value against the rule's pattern. */
export type MatchPattern = (value: string) => PatternAnswer | Promise<PatternAnswer>

/** What a check needs to know of the person who registers. */
export type Applicant = {
  minimumAge: number
  /** The day in the market's time zone, as `2026-11-21`. */
  today: () => string
  /** The digits of a number in the chosen country; undefined where that is not known. */
  phoneDigits: () => { min: number; max: number } | undefined
  /** The value of the field `password`. */
  password: () => string
}

/**
 * UTF-16 units of a username, whatever the graphemes: databases cannot index texts of any length.
 */
const longestUsername = 500

/**
 * The check of a text against its rule alone, in order: length (REG-18), what its kind demands,
 * what a name may hold, then the pattern (REG-16, REG-17), which never meets a text that is too
 * long.
 */
export function textSteps(rule: ValueRule, matches: MatchPattern): ValueStep[] {
  return [...lengthSteps(rule), ...kindSteps(rule), ...nameSteps(rule), patternStep(matches)]
}

/**
 * The check of what somebody fills in for a field in force. An empty value is a matter of
 * `required` alone (REG-15); a repeated password is compared, and the password itself is measured
 * (REG-24).
 */
export function valueSteps(
  rule: ValueRule & { required: boolean },
  applicant: Applicant,
  matches: MatchPattern,
): ValueStep[] {
  const steps =
    rule.name === 'confirmPassword'
      ? applicantSteps(rule, applicant)
      : [
          ...lengthSteps(rule),
          ...kindSteps(rule),
          ...applicantSteps(rule, applicant),
          ...nameSteps(rule),
          patternStep(matches),
        ]
  return [
    { reason: 'required', accepts: (value) => value !== '' || !rule.required },
    ...steps.map(
      ({ reason, accepts }): ValueStep => ({
        reason,
        accepts: (value) => value === '' || accepts(value),
      }),
    ),
  ]
}

/** @returns the reason of the first step that does not accept the value; undefined when all do */
export async function firstReason(
  steps: readonly ValueStep[],
  value: string,
): Promise<ValueReason | undefined> {
  for (const { reason, accepts } of steps) {
    if (!(await accepts(value))) return reason
  }
  return undefined
}

function lengthSteps(rule: ValueRule): ValueStep[] {
  return [
    { reason: 'tooShort', accepts: (value) => checkLength(value, rule).kind !== 'tooShort' },
    { reason: 'tooLong', accepts: (value) => checkLength(value, rule).kind !== 'tooLong' },
  ]
}

/** What the kind of a field demands, whatever the rule says. */
function kindSteps(rule: ValueRule): ValueStep[] {
  switch (kindOf(rule)) {
    case 'select': {
      const options = rule.options ?? []
      return [
        { reason: 'option', accepts: (value) => options.some((option) => option.value === value) },
      ]
    }
    case 'checkbox':
      return [{ reason: 'option', accepts: (value) => value === tickedValue }]
    case 'number':
      return [{ reason: 'number', accepts: (value) => Number.isFinite(Number(value)) }]
    case 'date':
      return [{ reason: 'date', accepts: (value) => parseDate(value) !== undefined }]
    default:
      return []
  }
}

/** What every name of a person must be, whatever the rule says. */
function nameSteps({ name }: ValueRule): ValueStep[] {
  return isNameField(name) ? [{ reason: 'characters', accepts: isPersonName }] : []
}

/** What some fields demand of the person who registers. */
function applicantSteps({ name }: ValueRule, applicant: Applicant): ValueStep[] {
  switch (name) {
    case 'username':
      return [{ reason: 'tooLong', accepts: (value) => value.length <= longestUsername }]
    case 'confirmPassword':
      return [{ reason: 'mismatch', accepts: (value) => value === applicant.password() }]
    case 'mobileNum':
      return [{ reason: 'phone', accepts: (value) => hasDigits(value, applicant.phoneDigits()) }]
    case 'birthday':
      return [{ reason: 'underAge', accepts: (value) => isOldEnough(value, applicant) }]
    default:
      return []
  }
}

function hasDigits(value: string, digits: { min: number; max: number } | undefined): boolean {
  if (digits === undefined) return true
  return /^\d+$/.test(value) && value.length >= digits.min && value.length <= digits.max
}

function isOldEnough(value: string, { minimumAge, today }: Applicant): boolean {
  const birth = parseDate(value)
  return birth !== undefined && ageOn(birth, today()) >= minimumAge
}

function patternStep(matches: MatchPattern): ValueStep {
  const accepts = (value: string) => {
    const answer = matches(value)
    return typeof answer === 'string'
      ? answer !== 'mismatch'
      : answer.then((later) => later !== 'mismatch')
  }
  return { reason: 'pattern', accepts }
}
