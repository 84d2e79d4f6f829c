import type { FormField } from '../../identity/ruledField/formField.ts'
import { readRules } from '../../identity/ruledField/readRules.ts'
import type { EditedRule, PatternVerdict } from './draft.ts'

/** The field that players' forms would make of a rule, also while its inputs hold nonsense. */
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
