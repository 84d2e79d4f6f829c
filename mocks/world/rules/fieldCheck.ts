import type { components } from '../../../src/api/gen/paths.ts'
import { parseDate } from '../../../src/lib/date.ts'
import { checkLength } from '../../../src/lib/textLength.ts'
import type { World } from '../world.ts'
import { type FieldRule, kindOf } from './registrationFields.ts'

/** What a ticked checkbox sends. */
export const ticked = 'true'

export type FieldReason = components['schemas']['FieldRefusal']['reason']
/** The part of a rule that a text is held against. */
export type TextRule = Pick<
  FieldRule,
  'name' | 'type' | 'acceptedPattern' | 'patternId' | 'minLength' | 'maxLength' | 'options'
> & { verdict?: 'safe' | 'unknown' }

/** What a field must hold whatever its rule says; the page asks for the same. */
function fitsKind(rule: TextRule, value: string): boolean {
  switch (kindOf(rule)) {
    case 'number':
      return Number.isFinite(Number(value))
    case 'date':
      return parseDate(value) !== undefined
    default:
      return true
  }
}

function isChoice(rule: TextRule, value: string): boolean {
  const kind = kindOf(rule)
  if (kind === 'checkbox') return value === ticked
  return kind !== 'select' || (rule.options ?? []).some((option) => option.value === value)
}

/**
 * Holds a text that was filled in against its rule: length (REG-18) before pattern (REG-16, REG-17).
 * A pattern that does not decide in time leaves it at the length (design 8).
 * @param value normalised: see `normalizeText`.
 * @returns why it is refused, undefined when it is accepted.
 */
export async function checkText(
  rule: TextRule,
  value: string,
  patterns: Pick<World['patterns'], 'matches'>,
): Promise<FieldReason | undefined> {
  if (checkLength(value, rule).kind !== 'fits') return 'length'
  if (!isChoice(rule, value)) return 'option'
  if (!fitsKind(rule, value)) return 'pattern'
  if (rule.acceptedPattern === '*') return undefined
  const { acceptedPattern, verdict = 'unknown' } = rule
  const found = await patterns.matches({ acceptedPattern, verdict }, value)
  return found === 'mismatch' ? 'pattern' : undefined
}
