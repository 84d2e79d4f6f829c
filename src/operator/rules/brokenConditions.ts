/**
 * Finds the invalid conditions of a draft, and the conditions that an edit of another field makes
 * invalid.
 */
import { registrationRulesDraftLimits } from '../../api/gen/limits.ts'
import {
  type ConditionProblem,
  conditionProblems,
} from '../../lib/registration/conditionProblems.ts'
import { changeRule, type EditedRule, type EditedRules, isWholeNumber } from './draft.ts'

const found = new WeakMap<EditedRules, ConditionProblem[][]>()

/** Problems of the conditions of each field, by the field's index; memoised by the rules object. */
export function problemsOfConditions(rules: EditedRules): readonly ConditionProblem[][] {
  const known = found.get(rules)
  if (known) return known
  const { fields, groups, minimumAge } = rules
  // An invalid age is reported by a problem of its own.
  const age = isWholeNumber(minimumAge)
    ? Number(minimumAge)
    : registrationRulesDraftLimits.minimumAge.minimum
  const problems = conditionProblems(fields, groups, age)
  found.set(rules, problems)
  return problems
}

/**
 * Paths, within the rule, of the conditions that have problems: `showWhen/0`, `variants/1/when/0`.
 */
export function brokenPlaces(problems: readonly ConditionProblem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(
      ({ place }) => /^(?:showWhen|requiredWhen|variants\/\d+\/when)\/\d+/.exec(place) ?? [],
    ),
  )
}

/**
 * Rule without the conditions at the given paths, and without variants that have no conditions
 * left.
 */
export function withoutConditions(rule: EditedRule, places: ReadonlySet<string>): EditedRule {
  if (places.size === 0) return rule
  const keep = (conditions: EditedRule['showWhen'], property: string) => {
    const kept = conditions?.filter((_, index) => !places.has(`${property}/${index}`))
    return kept?.length ? kept : undefined
  }
  const variants = rule.variants?.flatMap((variant, index) => {
    const when = keep(variant.when, `variants/${index}/when`)
    return when ? [{ ...variant, when }] : []
  })
  const changes = {
    showWhen: keep(rule.showWhen, 'showWhen'),
    requiredWhen: keep(rule.requiredWhen, 'requiredWhen'),
    variants: variants?.length ? variants : undefined,
  }
  return changeRule([rule], rule.name, changes)[0] ?? rule
}

/**
 * Finds conditions whose source becomes unavailable through an edit.
 * @returns the paths of the conditions, by the name of the field that contains them.
 */
export function conditionsBrokenBy(
  before: EditedRules,
  after: EditedRules,
): ReadonlyMap<string, ReadonlySet<string>> {
  const withoutSource = (rules: EditedRules) =>
    new Map(
      problemsOfConditions(rules).map((problems, index) => [
        rules.fields[index]?.name ?? '',
        brokenPlaces(problems.filter(({ code }) => code.startsWith('CONDITION_SOURCE'))),
      ]),
    )
  const old = withoutSource(before)
  return new Map(
    [...withoutSource(after)].flatMap(([name, places]) => {
      const broken = places.difference(old.get(name) ?? new Set())
      return broken.size === 0 ? [] : [[name, broken]]
    }),
  )
}

/** Rules after an edit, without the conditions that it breaks. */
export function withoutBrokenConditions(before: EditedRules, after: EditedRules): EditedRules {
  const broken = conditionsBrokenBy(before, after)
  const fields = after.fields.map((rule) =>
    withoutConditions(rule, broken.get(rule.name) ?? new Set()),
  )
  return { ...after, fields }
}
