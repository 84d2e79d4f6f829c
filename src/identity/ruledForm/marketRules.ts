import { withDocument } from '../../lib/registration/documentKind.ts'
import type { FormRules } from '../ruledField/formField.ts'

/** Properties of a market that affect its registration form. */
type FormMarket = { code: string; minimumAge: number }

/**
 * Adapts the rules to the market. The higher minimum age applies, because an operator may have
 * raised the market's minimum age after the rules were published. A field for the number of an
 * identity document gets the property `document`.
 */
export function withMarket(rules: FormRules, { code, minimumAge }: FormMarket): FormRules {
  const fields = rules.fields.map((field) => withDocument(field, code))
  const hasDocument = fields.some((field, index) => field !== rules.fields[index])
  if (minimumAge <= rules.minimumAge && !hasDocument) return rules
  return { ...rules, fields, minimumAge: Math.max(minimumAge, rules.minimumAge) }
}
