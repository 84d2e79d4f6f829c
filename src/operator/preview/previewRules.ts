import { registrationRulesDraftLimits } from '../../api/gen/limits.ts'
import { compilePattern } from '../../lib/patterns/pattern.ts'
import { playerRule } from '../../lib/playerRule.ts'
import type { EditedRule, EditedRules, PatternVerdict } from '../rules/draft.ts'

/** What the form of a draft has to do without, and which field it concerns; undefined for all. */
export type LeftOut = {
  field: string | undefined
  what: 'minimumAge' | 'minLength' | 'maxLength' | 'bounds' | 'pattern' | 'hostile'
}

/** A draft as the players' form would get it, which reads it like any server's answer. */
export type PreviewRules = { rules: object; leftOut: readonly LeftOut[] }

/** The number in an input; undefined when there is none. */
const numberIn = (text: string): number | undefined =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/**
 * The rules that players would get if the draft were published as it stands, which may be half
 * typed. What could not be published is left out and told.
 * @param verdictOf what is known of a rule's pattern as it stands.
 */
export function previewRules(
  { minimumAge, fields }: EditedRules,
  verdictOf: (rule: EditedRule) => PatternVerdict | undefined,
): PreviewRules {
  const age = numberIn(minimumAge)
  const shown = fields.filter(({ enabled }) => enabled)
  return {
    rules: {
      version: 0,
      minimumAge: age,
      fields: shown.map((rule) => ruleShown(rule, verdictOf(rule))),
    },
    leftOut: [
      ...(age === undefined || age < registrationRulesDraftLimits.minimumAge.minimum
        ? [{ field: undefined, what: 'minimumAge' as const }]
        : []),
      ...shown.flatMap((rule) =>
        partsLeftOut(rule, verdictOf(rule)).map((what) => ({ field: rule.name, what })),
      ),
    ],
  }
}

function ruleShown(rule: EditedRule, verdict: PatternVerdict | undefined) {
  return {
    ...playerRule(rule, verdict),
    minLength: numberIn(rule.minLength),
    maxLength: numberIn(rule.maxLength),
    // It will never be published, and the form must not run it, not even apart.
    ...(verdict?.verdict === 'hostile' ? { acceptedPattern: '*' } : {}),
  }
}

function partsLeftOut(rule: EditedRule, verdict: PatternVerdict | undefined): LeftOut['what'][] {
  const least = numberIn(rule.minLength)
  const most = numberIn(rule.maxLength) || undefined
  const isInvalid = compilePattern(rule.acceptedPattern).kind === 'invalid'
  return [
    ...(least === undefined ? (['minLength'] as const) : []),
    ...(most === undefined ? (['maxLength'] as const) : []),
    ...(least !== undefined && most !== undefined && least > most ? (['bounds'] as const) : []),
    ...(isInvalid ? (['pattern'] as const) : []),
    ...(verdict?.verdict === 'hostile' ? (['hostile'] as const) : []),
  ]
}
