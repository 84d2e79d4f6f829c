import { withDocument } from '../../lib/registration/documentKind.ts'
import type { FormRules } from '../ruledField/formField.ts'

/** Properties of a market that affect its registration form. */
type FormMarket = { code: string; minimumAge: number }

/**
 * Adapts the rules to the market. Uses the market's minimum age if it is higher, because an
 * operator may have raised it after the rules were published. Sets `document` of a field for the
 * number of an identity document.
 */
export function withMarket(rules: FormRules, { code, minimumAge }: FormMarket): FormRules {
  const fields = rules.fields.map((field) => withDocument(field, code))
  const hasDocument = fields.some((field, index) => field !== rules.fields[index])
  if (minimumAge <= rules.minimumAge && !hasDocument) return rules
  return { ...rules, fields, minimumAge: Math.max(minimumAge, rules.minimumAge) }
}
