import type { FormField } from '../../identity/ruledField/formField.ts'
import { readRules } from '../../identity/ruledField/readRules.ts'
import type { EditedRule, PatternVerdict } from './draft.ts'

/** Field that the players' form would render for a rule, even while the rule is invalid. */
export function formFieldOf(
  rule: EditedRule,
  verdict: PatternVerdict['verdict'] | undefined,
): FormField | undefined {
  const length = (text: string) => (text.trim() === '' ? undefined : Number(text))
  const [field] = readRules({
    version: 1,
    fields: [
      {
        ...rule,
        enabled: true,
        minLength: length(rule.minLength),
        maxLength: length(rule.maxLength),
        verdict,
      },
    ],
  }).fields
  return field
}
