import type { components } from '../../../../src/api/gen/paths.ts'
import {
  firstReason,
  type MatchPattern,
  textSteps,
  type ValueReason,
} from '../../../../src/lib/registration/valueSteps.ts'
import type { Context } from '../../base/context/context.ts'
import type { FieldRule } from './registrationFields.ts'

type Patterns = Pick<Context['patterns'], 'matches'>

export type FieldReason = components['schemas']['FieldRefusal']['reason']
/** Properties of a rule that are needed to check a text. */
export type TextRule = Pick<
  FieldRule,
  'name' | 'type' | 'acceptedPattern' | 'patternId' | 'minLength' | 'maxLength' | 'options'
> & { verdict?: 'safe' | 'unknown' }

const contractReasons: Readonly<Record<ValueReason, FieldReason>> = {
  required: 'required',
  tooShort: 'length',
  tooLong: 'length',
  option: 'option',
  number: 'pattern',
  date: 'pattern',
  phone: 'pattern',
  mismatch: 'mismatch',
  underAge: 'underAge',
  characters: 'characters',
  cpf: 'pattern',
  pattern: 'pattern',
}

/**
 * API code of a rejection reason. If an invalid phone number consists of digits, the reason is its
 * length.
 */
export const contractReason = (reason: ValueReason, value: string): FieldReason =>
  reason === 'phone' && /^\d+$/.test(value) ? 'length' : contractReasons[reason]

/**
 * Matches values against the pattern of a rule.
 * @param onUndecided called with the field's name when the pattern times out.
 */
export const matchesOf =
  (
    { name, acceptedPattern, verdict = 'unknown' }: TextRule,
    patterns: Patterns,
    onUndecided: (field: string) => void = () => {},
  ): MatchPattern =>
  (value) => {
    if (acceptedPattern === '*') return 'match'
    return patterns.matches({ acceptedPattern, verdict }, value).then((result) => {
      if (result === 'undecided') onUndecided(name)
      return result
    })
  }

/**
 * Checks a text against its rule only. If the pattern times out, only the length is checked.
 * @param value normalized: see `normalizeText`.
 * @param onUndecided called with the field's name when the pattern times out.
 * @returns the reason of the rejection; undefined if the text is accepted.
 */
export async function checkText(
  rule: TextRule,
  value: string,
  patterns: Patterns,
  onUndecided?: (field: string) => void,
): Promise<FieldReason | undefined> {
  const reason = await firstReason(textSteps(rule, matchesOf(rule, patterns, onUndecided)), value)
  return reason && contractReason(reason, value)
}
