/** Problems of the patterns in a draft, for its rules and their variants. */
import { problemValuesLimits } from '../../../../src/api/gen/limits.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import { neverAccepts } from '../../../../src/lib/patterns/patternWidth.ts'
import type { FieldVerdict } from './registrationRules.ts'

type Schemas = components['schemas']
type Draft = Schemas['FieldRuleDraft']
type Problem = Schemas['Problem']

export type Values = NonNullable<Problem['values']>
/** Problem of one rule, without the index of the rule. */
export type Finding = {
  code: NonNullable<Problem['code']>
  property: string
  /** English text for developers. The console translates the code and the values. */
  reason: string
  values: Values
}

export const toFinding = (
  code: Finding['code'],
  property: string,
  reason: string,
  values: Values = {},
): Finding => ({ code, property, reason, values })

/** Truncates an operator's text so that it fits into a problem. */
export const quotable = (text: string): string => text.slice(0, problemValuesLimits.text.maxLength)

/** Problems of a pattern according to the result of its check. */
export function checkPattern(rule: Draft, verdict: Omit<FieldVerdict, 'field'>): Finding[] {
  if (verdict.verdict === 'pending') {
    const reason = 'The pattern is still being checked: ask again in a moment.'
    return [toFinding('PATTERN_PENDING', 'acceptedPattern', reason)]
  }
  // `draftProblems` already reports an invalid pattern.
  if (verdict.verdict === 'invalid') return []
  if (verdict.verdict === 'hostile') {
    const attack = JSON.stringify(quotable(verdict.attack ?? ''))
    const reason = `Some texts make the pattern run for ever, among them ${attack}.`
    return [toFinding('PATTERN_HOSTILE', 'acceptedPattern', reason)]
  }
  const reason = 'No text can match the pattern and keep to the lengths.'
  return neverAccepts(rule) ? [toFinding('NEVER_ACCEPTS', 'acceptedPattern', reason)] : []
}

/** Problems of the patterns and lengths of a rule's variants. */
export function checkVariants(rule: Draft, { variants = [] }: FieldVerdict): Finding[] {
  return (rule.variants ?? []).flatMap((variant, index) => {
    const verdict = variants[index]
    if (!verdict) return []
    const own = { ...rule, ...variant }
    const isBounded = variant.minLength <= variant.maxLength
    return [
      ...(isBounded
        ? []
        : [toFinding('MIN_ABOVE_MAX', 'minLength', 'The minimum is above the maximum.')]),
      ...(verdict.verdict === 'invalid'
        ? [toFinding('PATTERN_INVALID', 'acceptedPattern', `The pattern ${verdict.reason}.`)]
        : []),
      ...checkPattern(own, verdict),
    ].map((finding) => ({ ...finding, property: `variants/${index}/${finding.property}` }))
  })
}
