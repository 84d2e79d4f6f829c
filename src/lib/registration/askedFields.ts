/** Fields that a member is asked after the registration, before the first deposit or withdrawal. */
import {
  type Answers,
  type Condition,
  type ConditionalRule,
  conditionHolds,
  fieldsRead,
} from './decideFields.ts'
import type { AskingRule } from './fieldsInForce.ts'
import type { AskingTime } from './formOrder.ts'

/** Moment after registration at which a member is asked for fields. */
export type LaterTime = Exclude<AskingTime, 'registration'>

/** Stored answers of a member. */
export type StoredAnswers<Rule> = Answers<Rule> & {
  /** True if the member was asked for the field and left it empty. */
  wasAsked: (rule: Rule) => boolean
}

/**
 * Fields that a member must still be asked for before the first deposit or withdrawal (FORM-05):
 * those without an answer, except optional fields that the member has left empty before. Conditions
 * on earlier answers are evaluated here. The remaining conditions read only fields of the result;
 * `decideFields` evaluates them while the member types.
 *
 * While the nationality is among the fields of the result, conditions on the country do not use the
 * mobile number.
 * @param rules rules of the member's registration method in form order: those whose `askAt` is
 * `registration` or equal to `at`.
 */
export function askedFields<Rule extends ConditionalRule & AskingRule>(
  rules: readonly Rule[],
  at: LaterTime,
  answers: StoredAnswers<Rule>,
): Rule[] {
  if (!rules.some(({ askAt }) => askAt === at)) return []
  const visible = new Map<string, Rule>()
  const asked = new Map<string, Rule>()
  const holds = (condition: Condition): boolean | undefined => {
    const isOpen = fieldsRead(condition).some((name) => asked.has(name))
    return isOpen ? undefined : conditionHolds(condition, visible, answers)
  }
  for (const rule of rules) {
    const resolved = resolvedRule(rule, holds)
    if (!resolved) continue
    visible.set(rule.name, resolved)
    if (rule.askAt !== at || answers.read(rule) !== '') continue
    const isOptional = !resolved.required && !resolved.requiredWhen
    if (!isOptional || !answers.wasAsked(rule)) asked.set(rule.name, resolved)
  }
  return [...asked.values()]
}

/** Result of a condition; undefined while it depends on a field that is still to be asked. */
type Holds = (condition: Condition) => boolean | undefined

/** Conditions that are still open; empty if all hold; undefined if one does not hold. */
const openConditions = (
  conditions: readonly Condition[],
  holds: Holds,
): readonly Condition[] | undefined =>
  conditions.some((one) => holds(one) === false)
    ? undefined
    : conditions.filter((one) => holds(one) === undefined)

/** A copy of the rule with only its open conditions; undefined if its field is hidden. */
function resolvedRule<Rule extends ConditionalRule>(rule: Rule, holds: Holds): Rule | undefined {
  const { showWhen = [], requiredWhen, variants = [], ...base } = rule
  if (!rule.showWhen && !requiredWhen && variants.length === 0) return rule
  const open = openConditions(showWhen, holds)
  if (!open) return undefined
  const requires = requiredWhen && openConditions(requiredWhen, holds)
  const kept: NonNullable<ConditionalRule['variants']>[number][] = []
  let replaced = {}
  for (const variant of variants) {
    const when = openConditions(variant.when, holds)
    if (!when) continue
    if (when.length === 0) {
      // This variant always applies, so later variants never do. Its values replace those of the
      // rule.
      const { when: _, ...values } = variant
      replaced = values
      break
    }
    kept.push({ ...variant, when })
  }
  // TypeScript cannot infer that the copy is still a `Rule`.
  return {
    ...base,
    ...replaced,
    required: rule.required || requires?.length === 0,
    ...(open.length > 0 && { showWhen: open }),
    ...(requires && requires.length > 0 && { requiredWhen: requires }),
    ...(kept.length > 0 && { variants: kept }),
  } as unknown as Rule
}
