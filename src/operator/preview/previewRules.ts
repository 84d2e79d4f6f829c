import { registrationRulesDraftLimits } from '../../api/gen/limits.ts'
import { compilePattern } from '../../lib/patterns/pattern.ts'
import { playerRule } from '../../lib/playerRule.ts'
import { brokenPlaces, problemsOfConditions, withoutConditions } from '../rules/brokenConditions.ts'
import type { EditedRule, EditedRules, EditedVariant, PatternVerdict } from '../rules/draft.ts'

/**
 * Part of the draft that the preview leaves out; `field` is undefined if the part belongs to no
 * single field.
 */
export type LeftOut = {
  field: string | undefined
  what:
    | 'minimumAge'
    | 'minLength'
    | 'maxLength'
    | 'bounds'
    | 'pattern'
    | 'hostile'
    | 'conditions'
    | 'variants'
}

/**
 * Draft in the format of a server's response, and the parts of the draft that the response omits.
 */
export type PreviewRules = { rules: object; leftOut: readonly LeftOut[] }

/** Whole number in the text of an input; undefined if the text is not such a number. */
const numberIn = (text: string): number | undefined =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

/**
 * Rules that players would get if the possibly incomplete draft were published. Parts that could
 * not be published are left out and listed.
 * @param verdictOf returns the known safety verdict on a rule's current pattern
 */
export function previewRules(
  draft: EditedRules,
  verdictOf: (rule: EditedRule) => PatternVerdict | undefined,
): PreviewRules {
  const { minimumAge, groups, layout, fields } = draft
  const age = numberIn(minimumAge)
  const problems = problemsOfConditions(draft)
  const fieldsShown = fields.flatMap((rule, index) =>
    rule.enabled ? [{ rule, broken: brokenPlaces(problems[index] ?? []) }] : [],
  )
  const shown = fieldsShown.map(({ rule }) => rule)
  return {
    rules: {
      version: 0,
      minimumAge: age,
      ...(groups && { groups }),
      ...(layout && { layout }),
      fields: fieldsShown.map(({ rule, broken }) =>
        ruleShown(withVariants(withoutConditions(rule, broken), verdictOf(rule)), verdictOf(rule)),
      ),
    },
    leftOut: [
      ...(age === undefined || age < registrationRulesDraftLimits.minimumAge.minimum
        ? [{ field: undefined, what: 'minimumAge' as const }]
        : []),
      ...fieldsShown.flatMap(({ rule, broken }) =>
        broken.size === 0 ? [] : [{ field: rule.name, what: 'conditions' as const }],
      ),
      ...shown.flatMap((rule) =>
        partsLeftOut(rule, verdictOf(rule)).map((what) => ({ field: rule.name, what })),
      ),
    ],
  }
}

/** True if the pattern and the lengths of a variant could be published. */
function isUsable(
  { minLength, maxLength, acceptedPattern }: EditedVariant,
  verdict: PatternVerdict['verdict'] | undefined,
): boolean {
  const [least, most] = [numberIn(minLength), numberIn(maxLength)]
  const hasBounds = least !== undefined && most !== undefined && most > 0 && least <= most
  return hasBounds && compilePattern(acceptedPattern).kind !== 'invalid' && verdict !== 'hostile'
}

/** Rule with only those variants that could be published. */
function withVariants(
  { variants, ...rule }: EditedRule,
  verdict: PatternVerdict | undefined,
): EditedRule {
  const usable = (variants ?? []).filter((variant, index) =>
    isUsable(variant, verdict?.variants?.[index]?.verdict),
  )
  return usable.length === 0 ? rule : { ...rule, variants: usable }
}

function ruleShown(rule: EditedRule, verdict: PatternVerdict | undefined) {
  return {
    ...playerRule(rule, verdict && { ...verdict, variants: undefined }),
    minLength: numberIn(rule.minLength),
    maxLength: numberIn(rule.maxLength),
    ...(rule.variants && {
      variants: rule.variants.map((variant) => ({
        ...variant,
        minLength: numberIn(variant.minLength),
        maxLength: numberIn(variant.maxLength),
      })),
    }),
    // A hostile pattern is never published, and the form must not run it, not even in a worker.
    ...(verdict?.verdict === 'hostile' ? { acceptedPattern: '*' } : {}),
  }
}

function partsLeftOut(rule: EditedRule, verdict: PatternVerdict | undefined): LeftOut['what'][] {
  const least = numberIn(rule.minLength)
  const most = numberIn(rule.maxLength) || undefined
  const isWithoutVariants = (rule.variants ?? []).some(
    (variant, index) => !isUsable(variant, verdict?.variants?.[index]?.verdict),
  )
  const isInvalid = compilePattern(rule.acceptedPattern).kind === 'invalid'
  return [
    ...(least === undefined ? (['minLength'] as const) : []),
    ...(most === undefined ? (['maxLength'] as const) : []),
    ...(least !== undefined && most !== undefined && least > most ? (['bounds'] as const) : []),
    ...(isInvalid ? (['pattern'] as const) : []),
    ...(verdict?.verdict === 'hostile' ? (['hostile'] as const) : []),
    ...(isWithoutVariants ? (['variants'] as const) : []),
  ]
}
