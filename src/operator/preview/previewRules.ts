import { registrationRulesDraftLimits } from '../../api/gen/limits.ts'
import { compilePattern } from '../../lib/patterns/pattern.ts'
import { playerRule } from '../../lib/playerRule.ts'
import type { EditedRule, EditedRules, PatternVerdict } from '../rules/draft.ts'

/**
 * Part of the draft that the form ignores, with its field; the field is undefined if all are
 * concerned.
 */
export type LeftOut = {
  field: string | undefined
  what: 'minimumAge' | 'minLength' | 'maxLength' | 'bounds' | 'pattern' | 'hostile'
}

/** Draft in the form of a server's response, which the players' form parses like any other. */
export type PreviewRules = { rules: object; leftOut: readonly LeftOut[] }

/** Number in an input; undefined if it contains none. */
const numberIn = (text: string): number | undefined =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/**
 * Rules that players would get if the possibly incomplete draft were published. Parts that could
 * not be published are left out and listed.
 * @param verdictOf returns the known verdict on a rule's current pattern
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
    // A hostile pattern is never published, and the form must not run it, not even in a worker.
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
