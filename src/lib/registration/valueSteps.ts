import { isCpf } from '../cpf.ts'
import { ageOn, parseDate } from '../date.ts'
import { isPersonName } from '../names/personName.ts'
import { checkLength, type LengthBounds } from '../textLength.ts'
import type { DocumentKind } from './documentKind.ts'
import { type FieldKind, isNameField, kindOf } from './fieldKinds.ts'
import { tickedValue } from './fieldValue.ts'

/** Reason why a rule rejects a value. */
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
  | 'cpf'
  | 'pattern'

/** Properties of a rule that determine accepted values, as in the contract. */
export type ValueRule = LengthBounds & {
  name: string
  type?: FieldKind | undefined
  options?: readonly { value: string }[] | undefined
  /** Kind of identity document, if its number has check digits. */
  document?: DocumentKind | undefined
}

export type ValueStep = {
  reason: ValueReason
  accepts: (value: string) => boolean | Promise<boolean>
}

/** `undecided`: the pattern is invalid or took too long, so it does not reject the value. */
export type PatternAnswer = 'match' | 'mismatch' | 'undecided'
export type MatchPattern = (value: string) => PatternAnswer | Promise<PatternAnswer>

/** Data about the applicant that the steps compare a value with. */
export type Applicant = {
  minimumAge: number
  /** The day in the market's time zone, as `2026-11-21`. */
  today: () => string
  /** Number of digits of a phone number in the chosen country; undefined if it is not known. */
  phoneDigits: () => { min: number; max: number } | undefined
  password: () => string
}

/**
 * Maximum length of a username in UTF-16 code units, besides its length in graphemes: databases
 * cannot index texts of any length.
 */
const longestUsername = 500

/**
 * Steps that check a text against its rule, in order: length (REG-18), kind of the field, name of a
 * person, and pattern (REG-16, REG-17). The pattern never runs on a text that is too long.
 */
export function textSteps(rule: ValueRule, matches: MatchPattern): ValueStep[] {
  return [...lengthSteps(rule), ...kindSteps(rule), ...nameSteps(rule), patternStep(matches)]
}

/**
 * Steps that check a form's value. Only the step `required` checks an empty value (REG-15). A
 * repeated password is only compared with the password (REG-24).
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

/**
 * @returns the reason of the first step that rejects the value; undefined when all steps accept it
 */
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

/** Step for the kind of a field, such as a date or an option of a select. */
function kindSteps(rule: ValueRule): ValueStep[] {
  if (rule.document === 'CPF') return [{ reason: 'cpf', accepts: isCpf }]
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

/** Step for names of persons, independent of the rule. */
function nameSteps({ name }: ValueRule): ValueStep[] {
  return isNameField(name) ? [{ reason: 'characters', accepts: isPersonName }] : []
}

/** Steps that compare a value with data of the applicant, and the maximum length of a username. */
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
