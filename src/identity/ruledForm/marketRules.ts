import { withDocument } from '../../lib/registration/documentKind.ts'
import type { FormRules } from '../ruledField/formField.ts'

/** Properties of a market that concern its registration form. */
type FormMarket = { code: string; minimumAge: number }

/**
 * The rules with the market's minimum age where it is higher, since an operator may have raised it
 * after the rules were published, and with the document by which the market identifies people.
 */
export function withMarket(rules: FormRules, { code, minimumAge }: FormMarket): FormRules {
  const fields = rules.fields.map((field) => withDocument(field, code))
  const hasDocument = fields.some((field, index) => field !== rules.fields[index])
  if (minimumAge <= rules.minimumAge && !hasDocument) return rules
  return { ...rules, fields, minimumAge: Math.max(minimumAge, rules.minimumAge) }
}
